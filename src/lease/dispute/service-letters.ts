import { unreadableAsEmpty } from '../../base/db/encryption'
import { formatDay, osloDay } from '../../base/kit/day'
import { formatMoment } from '../../base/kit/moment-format'
import { readPdfText } from '../../base/pdf/foreign-text'
import { Refusal } from '../../base/kit/refusal'
import { addendumKey } from '../contract/model-signing'
import { undeliveredMessages } from '../contract/rules-undelivered'
import { addressInMessage } from '../contract/service-shown'
import { sha256 } from '../document/service-stored'
import type { LetterKind, LetterTexts } from '../letter/model'
import { protestDays, receivedOn, stands } from '../letter/rules-protest'
import {
  readLetter,
  readProtestNote,
  readTyped,
  selectLetters,
  tenantLetterEncryption,
  type ShownLetterRow,
} from '../letter/service-rows'
import { letterPaperWords } from '../letter/words-sheet'
import { leavingPlaces } from '../tenancy/rules-who-leaves'
import type { Exhibit, GivenNotice } from './model'
import { blackoutPage, isClean } from './rules-blackout'
import { textPaper, type UploadedFiles } from './service-files'
import {
  event,
  exhibitOf,
  fact,
  unlessUnreadable,
  unreadableExhibit,
  type DisputeDeps,
  type Given,
} from './service-given'
import { disputeTexts as texts } from './words-paper'

/** True for the landlord's notice by letter that was neither taken back nor replaced. */
const isStandingNotice = (row: ShownLetterRow): boolean => row.kind === 'termination' && stands(row)

function noticeOf(row: ShownLetterRow): GivenNotice {
  const { until, sueBy } = protestDays(row)
  return {
    writtenOn: osloDay(row.created_at),
    receivedOn: receivedOn(row),
    lastDay: row.last_day,
    protest: row.protest_on && { on: row.protest_on, until, sueBy },
  }
}

/**
 * The addresses that the receipts of tenants' notices have, by the place of the tenant. A receipt for several has that
 * of the first. The newest counts. One of a notice that is over, and one that can't be read, has none.
 */
function newAddresses(
  rows: readonly ShownLetterRow[],
  tenants: number,
  encryption: DisputeDeps['encryption'],
): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const row of rows.filter((one) => one.kind === 'tenant_termination' && stands(one))) {
    const { new_address = '', given_by = [] } = (readTyped(row, unreadableAsEmpty(encryption)) ??
      {}) as Partial<LetterTexts>
    const [first] = leavingPlaces(given_by, tenants)
    if (first !== undefined && new_address !== '') found.set(first, new_address)
  }
  return found
}

/** The letters to the tenants, the oldest first, with sent, received and protest. */
export function letterExhibits({ encryption, log, signedFileOf }: DisputeDeps, uploads: UploadedFiles) {
  /** The hash of the addendum that all have signed with BankID. Its text is that of the letter. */
  async function signedFileFacts(row: ShownLetterRow, { ctx }: Given) {
    if (row.kind !== 'addendum') return []
    const file = await unlessUnreadable(() => signedFileOf(ctx, row.contract_id, addendumKey(row.id)))
    if (file === null) return []
    return [fact(texts.signedFile, file === 'unreadable' ? texts.unreadableText : texts.hash(sha256(file)))]
  }

  async function protestFacts(row: ShownLetterRow, { black, ctx: { today } }: Given) {
    if (row.protest_on === null) return []
    const { protest } = noticeOf(row)
    const note = await unlessUnreadable(() => readProtestNote(row, encryption))
    const parts = [
      texts.protestOn(formatDay(row.protest_on)),
      ...(protest?.until ? [texts.protestLimit(formatDay(protest.until), protest.until < today)] : []),
      ...(note === '' ? [] : [note === 'unreadable' ? texts.unreadableText : black(note)]),
    ]
    return [fact(texts.protest, parts.join('\n'))]
  }

  async function exhibit(given: Given, row: ShownLetterRow): Promise<readonly Exhibit[]> {
    const { ctx, black } = given
    const made = osloDay(row.created_at)
    const kind = letterPaperWords.texts[row.kind as LetterKind].nb
    const title = `${kind} ${formatDay(made)}`
    const { named, exhibits } = await uploads(given, row.signed_documents)
    const undelivered = undeliveredMessages(row.messages, false, (of, value) => addressInMessage(encryption, of, value))
    const rest = {
      facts: [
        fact(
          texts.letterSent,
          row.sent_at === null ? texts.letterPrinted(formatDay(made)) : texts.letterByMail(formatMoment(row.sent_at)),
        ),
        ...undelivered.map(({ to, reason }) => fact(texts.letterSent, black(texts.notDelivered(to, reason)))),
        fact(texts.letterReceived, row.received_on === null ? texts.letterNotNoted : formatDay(row.received_on)),
        ...(await protestFacts(row, given)),
        ...(row.signed_on === null ? [] : [fact(texts.signedOn, formatDay(row.signed_on))]),
        ...(await signedFileFacts(row, given)),
      ],
      files: named,
      events: [
        ...event(
          made,
          texts[row.sent_at === null ? 'eventWritten' : 'eventSent'](kind) + (row.is_replaced ? texts.replaced : ''),
        ),
        ...event(row.received_on, texts.eventReceived(kind)),
        ...event(row.protest_on, texts.protestMade(kind)),
        ...event(row.taken_back_on, texts.eventTakenBack(kind)),
        ...event(row.signed_on, `${kind}: ${texts.signedOn.toLowerCase()}`),
      ],
      sha256: row.sha256,
    }
    const paper = await unlessUnreadable(() => readLetter(row, encryption, log))
    const typed = await unlessUnreadable(
      () => JSON.parse(tenantLetterEncryption.read('typed', row, encryption) ?? '{}') as unknown,
    )
    const { sha256, ...about } = rest
    if (paper === null || paper === 'unreadable' || typed === 'unreadable')
      return [unreadableExhibit(title, sha256, about), ...exhibits]
    if (isClean(typed, black)) return [exhibitOf(title, 'original', paper.bytes, rest), ...exhibits]
    const pages = await readPdfText(ctx.owner, paper.bytes)
    // A paper of our own is always readable, so the machine is busy.
    if (pages === null) throw new Refusal('unavailable', undefined, 10)
    const shown = pages.map((page) => blackoutPage(page, typed, black))
    return [exhibitOf(title, 'extract', await textPaper(given, kind, shown), rest), ...exhibits]
  }

  return {
    async all(given: Given) {
      const rows = (await selectLetters(given.ctx, given.row.id).execute()).toReversed()
      const exhibits: Exhibit[] = []
      for (const row of rows) exhibits.push(...(await exhibit(given, row)))
      return {
        rows,
        exhibits,
        notices: rows.filter(isStandingNotice).map(noticeOf),
        newAddresses: newAddresses(rows, given.head.tenants.length, encryption),
      }
    },
  }
}
