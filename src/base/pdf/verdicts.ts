import type { PdfVerdict } from '../file/model'

/** So many are kept in memory; what is forgotten is asked for once more. */
const mostKept = 10_000
const verdicts = new Map<string, PdfVerdict>()

/** What this process knows of the bytes with that hash. */
export const keptVerdict = (sha256: string): PdfVerdict | null => verdicts.get(sha256) ?? null

export function keepVerdict(sha256: string, verdict: PdfVerdict): void {
  verdicts.delete(sha256)
  verdicts.set(sha256, verdict)
  if (verdicts.size > mostKept) verdicts.delete(verdicts.keys().next().value!)
}

/** As after a restart. */
export const forgetVerdicts = (): void => verdicts.clear()
