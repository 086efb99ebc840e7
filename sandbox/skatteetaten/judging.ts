import { authorityDraftOf, hadLettingYearBefore, type Authority } from './state'
import { taxpayerOf } from './taxpayers'
import { judgeEnvelope, type EnvelopeVerdict } from './verdict'
import { openXml } from './xml'

/** Checks a person's envelope. `attachments`: the uploaded files. Null when there can be none. */
export async function judgeEnvelopeOfPerson(
  authority: Authority,
  { year, pid, envelope }: { readonly year: number; readonly pid: string; readonly envelope: string },
  how: Partial<{
    readonly needsReference: boolean
    readonly forced: string | null
    readonly attachments: readonly string[] | null
  }> = {},
): Promise<EnvelopeVerdict> {
  return await judgeEnvelope(await openXml(), envelope, {
    year,
    draft: authorityDraftOf(authority, year, pid),
    party: taxpayerOf(pid)?.party ?? 0,
    needsReference: how.needsReference ?? true,
    hadLettingLastYear: hadLettingYearBefore(authority, year, pid),
    hasBusiness: taxpayerOf(pid)?.hasBusiness ?? false,
    attachments: how.attachments ?? null,
    forced: how.forced ?? null,
  })
}
