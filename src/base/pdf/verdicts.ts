import type { PdfVerdict } from '../file/model'

/** So many are kept in memory; what is forgotten is asked for once more. */
const mostKept = 10_000
const verdicts = new Map<string, PdfVerdict>()
/** Nobody's verdict is another account's: what one has made of a file says nothing to the next one. */
const keyOf = (account: number, sha256: string): string => `${account} ${sha256}`

/** What this process knows of an account's file with that hash of its bytes. */
export const keptVerdict = (account: number, sha256: string): PdfVerdict | null =>
  verdicts.get(keyOf(account, sha256)) ?? null

export function keepVerdict(account: number, sha256: string, verdict: PdfVerdict): void {
  const key = keyOf(account, sha256)
  verdicts.delete(key)
  verdicts.set(key, verdict)
  if (verdicts.size > mostKept) verdicts.delete(verdicts.keys().next().value!)
}

/** As after a restart. */
export const forgetVerdicts = (): void => verdicts.clear()
