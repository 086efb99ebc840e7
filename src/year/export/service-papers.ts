import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf } from '../../base/pdf/model'
import type { WholeContract } from '../../lease/contract/service-shown'
import type { PaperService } from '../../lease/document/service'
import type { PaperLog } from '../../lease/document/service-stored'
import type { RentLetters } from '../../lease/regulation/service-letter'
import type { ExportedContract, MissingReason } from './model'
import type { ExportContext } from './service-context'
import type { PlaceFolder } from './service-places'

/** Why a paper could not be drawn: a value that stands in it can't be read, or whatever else went wrong. */
const reasonOf = (error: unknown): MissingReason =>
  error instanceof Refusal && error.reason === 'unreadable' ? 'unreadable' : 'failed'

/** The words that name a paper. */
type PaperName = 'lease' | 'leaseInEnglish' | 'handover' | 'rentLetter'

export interface ContractPaperDeps {
  readonly papers: Pick<PaperService, 'leases' | 'handover'>
  readonly letters: Pick<RentLetters, 'stored'>
  readonly log: PaperLog
}

/** Writes the papers of a contract into its folder. Returns their places in the zip, and those that were damaged. */
export async function exportPapers(
  ctx: OwnedCtx,
  row: WholeContract,
  folder: PlaceFolder,
  context: Pick<ExportContext, 'book' | 'language' | 'word'>,
  { papers, letters, log }: ContractPaperDeps,
): Promise<Pick<ExportedContract, 'papers' | 'damaged_papers'>> {
  const { book, language, word } = context
  const written: string[] = []
  const add = async (name: PaperName, paper: NamedPdf | null, from = '') => {
    const file = word(name, { from })
    // What was stored and is no longer what it was is not given out.
    if (paper === null) return folder.miss(file, 'damaged')
    const path = folder.path(file)
    await book.file(path, paper.bytes)
    written.push(path)
  }
  /** Leaves out and lists what can't be made: one paper must not take all others with it. */
  const attempt = async <T>(name: PaperName, make: () => Promise<T>): Promise<T | null> => {
    try {
      return await make()
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === 'failed')
        log('error', `The export lacks a paper of contract ${row.id} (${name}): ${String(error)}`)
      folder.miss(word(name, { from: '' }), reason)
      return null
    }
  }
  const leases = (await attempt('lease', () => papers.leases(ctx, row, language))) ?? []
  for (const { lang, paper } of leases)
    await add(lang === 'en' && leases.length > 1 ? 'leaseInEnglish' : 'lease', paper)
  const handover = await attempt('handover', () => papers.handover(ctx, row, language))
  if (handover) await add('handover', handover.paper)
  const rentLetters = await letters.stored(ctx, row.id)
  for (const { from, paper } of rentLetters) await add('rentLetter', paper, from)
  const damaged_papers = [
    ...leases.filter(({ paper }) => paper === null).map(({ lang }) => lang),
    ...(handover?.paper === null ? ['checklist' as const] : []),
    ...(rentLetters.some(({ paper }) => paper === null) ? ['rent' as const] : []),
  ]
  return { papers: written, damaged_papers }
}
