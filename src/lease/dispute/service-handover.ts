import { formatDay, osloDay } from '../../base/kit/day'
import { sha256 } from '../document/service-stored'
import type { HandoverContent } from '../handover/model'
import { handoverPapers } from '../handover/service-paper'
import { photosForPaper } from '../handover/service-photos'
import { handoverRows, readContent, openSignatures, signedPaper, type HandoverRow } from '../handover/service-rows'
import { settlementPaper } from '../settlement/pdf'
import { settlementSources } from '../settlement/service-data'
import { decryptItems, settlementPdf, settlementRows, type SettlementRow } from '../settlement/service-rows'
import type { SettlementItem } from '../settlement/model'
import type { Exhibit, NamedFile } from './model'
import { isClean, withTexts } from './rules-blackout'
import type { UploadedFiles } from './service-files'
import {
  event,
  exhibitOf,
  fact,
  unlessUnreadable,
  unreadableExhibit,
  type DisputeDeps,
  type Given,
} from './service-given'
import { disputeTexts as texts, kroner } from './words-paper'

/** Content without what is blacked out. The number of a meter is no number of somebody. */
const shownContent = (content: HandoverContent, black: Given['black']): HandoverContent => ({
  ...withTexts(content, black),
  meters: withTexts(content.meters, (text) => (isMeterNumber(text) ? text : black(text))),
})
const isMeterNumber = (text: string): boolean => /^[\d ]{5,24}$/.test(text) && text.replaceAll(' ', '').length !== 11

/** The handovers, with their photos. */
export function handoverExhibits(deps: DisputeDeps, uploads: UploadedFiles) {
  const { encryption, log } = deps
  const papers = handoverPapers(deps)

  async function exhibit(given: Given, row: HandoverRow, named: readonly NamedFile[]): Promise<Exhibit> {
    const { ctx, black } = given
    const title = texts.handover(row.kind, formatDay(row.date))
    const by = { hand: texts.byHand, drawn: texts.byDrawing, bankid: texts.byBankid }
    const signed =
      row.signed_by === null || row.signed_on === null
        ? texts.handoverUnsigned
        : `${formatDay(row.signed_on)}, ${by[row.signed_by]}`
    const rest = {
      facts: [fact(texts.signedOn, signed)],
      files: named,
      events: event(row.date, title),
    }
    const content = await unlessUnreadable(() => readContent(row, encryption)!)
    const drawn = await unlessUnreadable(() => openSignatures(row, encryption))
    if (content === 'unreadable' || drawn === 'unreadable')
      return unreadableExhibit(title, row.paper_sha256 || null, rest)
    const signatures = { signedOn: row.signed_by === 'hand' ? row.signed_on : null, drawn }
    const redraw = async () => (await papers.draw(ctx, row, signatures, 'nb', (of) => shownContent(of, black))).bytes
    if (row.signed_by === null) {
      const bytes = await unlessUnreadable(redraw)
      return bytes === 'unreadable' ? unreadableExhibit(title, null, rest) : exhibitOf(title, 'record', bytes, rest)
    }
    const paper = await unlessUnreadable(() => signedPaper(ctx, row.id, encryption, log))
    if (paper === null || paper === 'unreadable') return unreadableExhibit(title, row.paper_sha256, rest)
    const stored = { ...rest, sha256: sha256(paper.bytes) }
    // The file that is signed with BankID may name more of those who signed than is shown to others.
    return row.signed_by !== 'bankid' && JSON.stringify(shownContent(content, black)) === JSON.stringify(content)
      ? exhibitOf(title, 'original', paper.bytes, stored)
      : exhibitOf(title, 'redrawn', await redraw(), stored)
  }

  return async (given: Given): Promise<readonly Exhibit[]> => {
    const rows = await handoverRows(given.ctx).where('contract_id', '=', given.row.id).execute()
    const found: Exhibit[] = []
    for (const row of rows) {
      const { named, exhibits } = await uploads(given, row.signed_documents)
      found.push(await exhibit(given, row, named), ...exhibits)
    }
    return found
  }
}

/** The settlements. The claim follows from the newest. */
export function settlementExhibits(deps: DisputeDeps) {
  const { encryption, log, files } = deps
  const { dataOf } = settlementSources(deps)

  /** Draws a settlement anew without what is blacked out. The sums are those that were stored. */
  async function redraw({ ctx, row, black }: Given, stored: SettlementRow, items: readonly SettlementItem[]) {
    const { total, deposit, owed, to_tenant, to_landlord, created_at } = stored
    const data = await dataOf(ctx, row, { items: [...withTexts(items, black)] })
    const sums = { total, deposit, owed, to_tenant, to_landlord, writtenOn: osloDay(created_at) }
    const urls = data.photos.map(({ url }) => url)
    return (await settlementPaper({ ...data, ...sums }, 'nb', ctx.owner, () => photosForPaper(ctx, files, urls))).bytes
  }

  async function exhibit(given: Given, row: SettlementRow) {
    const made = osloDay(row.created_at)
    const title = texts.settlement(formatDay(made))
    const rest = { events: event(made, texts.settlementMade(kroner(row.total))) }
    const items = await unlessUnreadable(() => decryptItems(row, encryption) ?? [])
    const paper = await unlessUnreadable(() => settlementPdf(given.ctx, row.id, encryption, log))
    if (items === 'unreadable' || paper === null || paper === 'unreadable')
      return { items: null, exhibit: unreadableExhibit(title, row.paper_sha256, rest) }
    const stored = { ...rest, sha256: row.paper_sha256 }
    return {
      items,
      exhibit: isClean(items, given.black)
        ? exhibitOf(title, 'original', paper.bytes, stored)
        : exhibitOf(title, 'redrawn', await redraw(given, row, items), stored),
    }
  }

  return async (given: Given) => {
    const rows = await settlementRows(given.ctx).where('contract_id', '=', given.row.id).orderBy('id').execute()
    const found: { items: readonly SettlementItem[] | null; exhibit: Exhibit; row: SettlementRow }[] = []
    for (const row of rows) found.push({ row, ...(await exhibit(given, row)) })
    return found
  }
}
