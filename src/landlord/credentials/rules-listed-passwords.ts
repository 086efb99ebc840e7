import { dictionary } from '@zxcvbn-ts/language-common'

// Some 30 KiB packed: a browser loads it only where a password is chosen. vite.config.ts replaces this file with the
// finished list.

const mostCommon = 10_000

/** The international list lacks them. */
const norwegian =
  'passord hemmelig sommer vinter vaaren våren høsten norge norsk velkommen heihei halla fotball håndball rosenborg brann ' +
  'vålerenga lillestrøm oslo bergen trondheim stavanger kristiansand tromsø drammen fredrikstad jegelskerdeg kjæreste familie ' +
  'mamma pappa mammapappa bestemor solskinn sjokolade elsker elskerdeg hytta hytte husleie utleie huseier'

/** In lower case. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] ?? []).slice(0, mostCommon).map((word) => word.toLowerCase()),
  ...norwegian.split(' '),
])
