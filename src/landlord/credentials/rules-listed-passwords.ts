import { dictionary } from '@zxcvbn-ts/language-common'

// The list has some 30 KiB when packed. So a browser loads it only if somebody chooses a password. vite.config.ts
// replaces this file with the finished list.

const mostCommon = 10_000

/** Common Norwegian passwords. The international list doesn't have them. */
const norwegian =
  'passord hemmelig sommer vinter vaaren våren høsten norge norsk velkommen heihei halla fotball håndball rosenborg brann ' +
  'vålerenga lillestrøm oslo bergen trondheim stavanger kristiansand tromsø drammen fredrikstad jegelskerdeg kjæreste familie ' +
  'mamma pappa mammapappa bestemor solskinn sjokolade elsker elskerdeg hytta hytte husleie utleie huseier'

/** The common passwords, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] ?? []).slice(0, mostCommon).map((word) => word.toLowerCase()),
  ...norwegian.split(' '),
])
