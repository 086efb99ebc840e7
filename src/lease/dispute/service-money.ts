import { formatAccountNumber } from '../../base/kit/account-number-format'
import { formatDay, monthAt, osloDay, type Day, type Instant } from '../../base/kit/day'
import { formatMoment } from '../../base/kit/moment-format'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import { knownRates } from '../../base/register/service-stored'
import { latestDeposit } from '../deposit/service-select'
import type { ShownLetterRow } from '../letter/service-rows'
import { letterPaperWords } from '../letter/words-sheet'
import type { LetterKind } from '../letter/model'
import type { SettlementRow } from '../settlement/service-rows'
import { monthNameText, monthsText } from '../regulation/rules-difference'
import { statementPaper } from '../rent-account/pdf'
import { toRentAccountAnswer } from '../rent-account/rules-answer'
import { reminderFee } from '../rent-account/rules-late'
import { lateCharges, lateMonths } from '../rent-account/rules-reminder'
import { statementMonths } from '../rent-account/rules-statement'
import { rentAccountFromFacts, rentFacts } from '../rent-account/service-select'
import type { DisputeEvent, Exhibit } from './model'
import { recordPaper } from './pdf'
import { recordSheet } from './rules-sheet'
import { event, exhibitOf, fact, type Given } from './service-given'
import { disputeTexts as texts, kroner } from './words-paper'

/** The rent account with what it owes today. `exhibit` is null if payments aren't followed. */
export async function rentExhibit({ ctx, row, contract, head }: Given, letters: readonly ShownLetterRow[]) {
  const stored = await rentFacts(ctx, row.id)
  const followed = stored.followed.get(row.id) ?? null
  const account = rentAccountFromFacts(stored, row, ctx.today)
  // A month without rent, like one after the end, says nothing.
  const shown = account.months.filter(({ dueOn, sum, paid }) => (dueOn <= ctx.today && sum > 0) || paid > 0)
  const [first, last] = [shown[0], shown.at(-1)]
  const owed = {
    isFollowed: followed !== null,
    owed: ore(0),
    owedMonths: '',
    interest: ore(0),
    lacksRates: false,
    fees: ore(0),
  }
  if (followed === null || first === undefined || last === undefined) return { ...owed, exhibit: null }
  const answer = toRentAccountAnswer(account, followed, stored.payments.get(row.id) ?? [])
  // Rent that is due today isn't late, and nobody brings a case about it.
  const late = lateMonths(answer, ctx.today)
  // A demand costs a fee only while what it demands is unpaid.
  const demands = letters.filter(
    ({ has_fee, created_at }) => has_fee && late[0] !== undefined && osloDay(created_at) >= late[0].dueOn,
  )
  const rates = await knownRates(ctx.db)
  const fees = demands.map(({ created_at }) => reminderFee(late[0]!.dueOn, osloDay(created_at), rates) ?? ore(0))
  const period = { from: first.month, to: last.month }
  const { contact, landlord, ...about } = head
  const data = {
    ...about,
    ...period,
    landlord: { name: landlord, ...contact },
    months: statementMonths(account, period).filter(({ sum, paid }) => sum > 0 || paid > 0),
    owed: { before: sumOre(late.map(({ open }) => open)), today: sumOre(shown.map(({ dueToday }) => dueToday)) },
    ...(followed > monthAt(contract.start_date) && { followedFrom: followed }),
  }
  const events: DisputeEvent[] = late.map(({ dueOn, month, open: unpaid }) => ({
    on: dueOn,
    text: texts.unpaid(monthNameText(month).nb, kroner(unpaid)),
  }))
  const { bytes } = await statementPaper(data, 'nb', ctx.owner)
  const { interest } = lateCharges(answer, ctx.today, rates)
  return {
    ...owed,
    owed: sumOre(late.map(({ open }) => open)),
    owedMonths: late.length === 0 ? '' : monthsText([...new Set(late.map(({ month }) => month))]).nb,
    interest: interest.sum,
    lacksRates: interest.unknown.length > 0,
    fees: sumOre(fees),
    exhibit: exhibitOf(texts.rentAccount, 'record', bytes, { events }),
  }
}

const dayOf = (at: Instant | null): Day | null => at && osloDay(at)

type StoredDeposit = NonNullable<Awaited<ReturnType<typeof latestDeposit>>>

/** A split that the tenant was asked to agree to by mail, also one whose result is a dispute. */
interface AskedSplit {
  readonly at: Instant
  readonly tenant: Ore
  readonly landlord: Ore
}

function askedSplit({
  released_category,
  release_asked_at,
  tenant_sum,
  landlord_sum,
}: StoredDeposit): AskedSplit | null {
  const isSplit = released_category === 'SPLIT' || released_category === 'DISPUTE'
  if (!isSplit || release_asked_at === null || tenant_sum === null || landlord_sum === null) return null
  return { at: release_asked_at, tenant: tenant_sum, landlord: landlord_sum }
}

/** The events and facts of a split: its settlement, and the persons who were asked to agree. */
interface SplitWords {
  /** The first tenant, who provides the deposit. */
  readonly payer: string
  /** The number of the settlement's exhibit. Null: the split named none. */
  readonly exhibit: number | null
}

/** The events of a deposit account that was opened through the product. */
function depositEvents(found: StoredDeposit, { payer, exhibit }: SplitWords): readonly DisputeEvent[] {
  const { released_category, tenant_sum, landlord_sum } = found
  const split = askedSplit(found)
  const parts =
    released_category === 'SPLIT' && tenant_sum !== null && landlord_sum !== null
      ? `: ${texts.depositParts(kroner(tenant_sum), kroner(landlord_sum))}`
      : ''
  const asked = released_category === 'TENANT' ? texts.depositAsked.TENANT : ''
  return [
    ...event(dayOf(found.opened_at), texts.depositOpened),
    ...event(dayOf(found.funded_at), texts.depositFunded(kroner(found.funds))),
    ...(asked ? event(dayOf(found.release_asked_at), asked) : []),
    ...(split
      ? event(osloDay(split.at), texts.splitAsked(payer, kroner(split.landlord), kroner(split.tenant), exhibit))
      : []),
    ...event(dayOf(found.released_at), `${texts.depositReleased}${parts}`),
  ]
}

/** The rest of a deposit: the balance of an account that was opened here, otherwise the agreed sum. */
function heldOf(agreed: Ore, found: StoredDeposit | undefined): Ore {
  if (found === undefined) return agreed
  return ['released', 'canceled'].includes(found.state) ? ore(0) : found.funds
}

function depositRows(agreed: Ore, held: Ore, number: string | null, found: StoredDeposit | undefined) {
  const asked = found?.state === 'released' ? null : (found?.released_category ?? null)
  return [
    fact(texts.depositAgreed, kroner(agreed)),
    ...(found ? [fact(texts.depositHeld, kroner(held))] : []),
    ...(asked ? [fact(texts.depositState, texts.depositAsked[asked])] : []),
    ...(number === null ? [] : [fact(texts.depositAccount, formatAccountNumber(number))]),
  ]
}

/**
 * The deposit, from what was agreed to what was paid out. Its exhibit is null if none was agreed. `before`: how many
 * exhibits stand before the settlements.
 */
export async function depositExhibit(
  { ctx, row, contract, head }: Given,
  settlements: readonly { readonly row: Pick<SettlementRow, 'deposit_id' | 'asked_landlord'> }[],
  before: number,
) {
  const agreed = contract.deposit_sum ?? ore(0)
  if (agreed === 0) return { deposit: ore(0), fromDeposit: ore(0), until: null, exhibit: null, sent: [] }
  const isOurs = contract.is_open_deposit_account
  const found = isOurs ? await latestDeposit(ctx, row.id) : undefined
  const { disputeUntil = null, noticedOn = null, accountNumber = null } = contract.signicatInfo ?? {}
  const split = found ? askedSplit(found) : null
  const asked = settlements.findLastIndex(
    ({ row: of }) => split !== null && of.deposit_id === found?.id && of.asked_landlord === split.landlord,
  )
  const payer = head.tenants[0]
  const words = { payer, exhibit: asked === -1 ? null : before + asked + 1 }
  const events = [...(found ? depositEvents(found, words) : []), ...event(noticedOn, texts.depositNoticed)]
  const held = heldOf(agreed, found)
  const sheet = recordSheet(head, texts.depositRecord, {
    facts: depositRows(agreed, held, accountNumber ?? contract.deposit_account, found),
    columns: [texts.day, texts.what],
    rows: events.map(({ on, text }) => [formatDay(on), text]),
    notes: isOurs ? [] : [texts.depositElsewhere],
  })
  return {
    deposit: held,
    fromDeposit: (found?.state === 'released' ? found.landlord_sum : null) ?? ore(0),
    until: noticedOn && disputeUntil ? { noticedOn, until: disputeUntil } : null,
    /** The messages to the tenant who provides the deposit. */
    sent: split ? [{ at: split.at, text: texts.splitMail, to: payer }] : [],
    exhibit: exhibitOf(texts.depositRecord, 'record', await recordPaper(sheet, ctx.owner), { events }),
  }
}

interface SentMessage {
  readonly at: Instant
  readonly text: string
  readonly to: string
}

/** The messages that were sent to the tenants, among them `others`. Null: there were none. */
export async function messageExhibit(
  { ctx, contract, head, black }: Given,
  letters: readonly ShownLetterRow[],
  others: readonly SentMessage[],
): Promise<Exhibit | null> {
  const { signicatInfo: info } = contract
  const to = texts.toTenants
  const sent: readonly SentMessage[] = [
    ...(info?.sent_at ? [{ at: info.sent_at, text: texts.askedToSign, to }] : []),
    ...(info?.reminded_at ? [{ at: info.reminded_at, text: texts.reminded, to }] : []),
    ...letters.flatMap(({ sent_at, kind }) =>
      sent_at === null ? [] : [{ at: sent_at, text: letterPaperWords.texts[kind as LetterKind].nb, to }],
    ),
    ...others,
  ]
  const rents = contract.rents.flatMap(({ from, written_on }) =>
    written_on === undefined ? [] : [{ on: written_on, text: texts.rentLetter(formatDay(from)) }],
  )
  const rows = [
    ...sent.map(({ at, text, to: receiver }) => ({ on: osloDay(at), cells: [formatMoment(at), text, receiver] })),
    ...rents.map(({ on, text }) => ({ on, cells: [formatDay(on), text, to] })),
  ].toSorted((a, b) => (a.on < b.on ? -1 : 1))
  if (rows.length === 0) return null
  const sheet = recordSheet(head, texts.messages, {
    facts: [fact(texts.messagesFacts, String(rows.length))],
    columns: [texts.day, texts.message, texts.to],
    rows: rows.map(({ cells }) => cells),
    notes: [
      ...(info?.undelivered ?? []).map(({ to: whom, reason }) => black(texts.notDelivered(whom, reason))),
      texts.messagesNote,
    ],
  })
  return exhibitOf(texts.messages, 'record', await recordPaper(sheet, ctx.owner))
}
