import { addDays, addMonths, formatDay, monthAt, yearOf, type Day } from '../../base/kit/day'
import { workingDayOnOrAfter } from '../../base/kit/day-off'
import { sumOre, type Ore } from '../../base/kit/money'
import type { FieldErrors, RefusalReason } from '../../base/kit/refusal'
import type { Text } from '../../base/kit/words'
import type { FactRow, ShownText } from '../../base/pdf/model'
import type { DocumentTranslator, PaperValues } from '../../base/pdf/rules'
import { listText } from '../../base/pdf/rules'
import { monthCountText, sumText, withEnglishPoint } from '../clauses/rules-values'
import { earliestLastDay, noticePeriod } from '../tenancy/rules-notice'
import { leavingPlaces } from '../tenancy/rules-who-leaves'
import type { LetterField, LetterRequest } from './model'
import type { LetterFacts, OpenRent } from './model-facts'
import type { LetterTextKey } from './words-sheet'

/** The days on which a letter may be sent. Null: no limit. */
export interface LetterSpan {
  readonly first: Day | null
  readonly last: Day | null
}

/** The reason why a letter can't be made. `first` and `last` are the lawful days, for the caller. */
export interface LetterProblem {
  readonly reason: RefusalReason
  readonly fields?: FieldErrors
  readonly first?: Day
  readonly last?: Day
}

/** A sentence of a letter, or a text that the landlord has typed. */
export type LetterLine =
  | { readonly key: LetterTextKey; readonly as?: 'text' | 'box' | 'slip'; readonly values?: PaperValues }
  | { readonly typed: string }

export interface LetterTable {
  readonly title: ShownText
  readonly rows: readonly FactRow[]
}

/** The rules of one kind of letter. A new kind is one more row of the table in rules.ts. */
export interface LetterRule {
  /** True if it may also be sent after the contract was finished. */
  readonly afterEnd?: true
  /** The fields that must not be empty. */
  readonly required: (facts: LetterFacts, form: LetterRequest) => readonly LetterField[]
  /** The lawful days, or the reason why there are none. */
  readonly span: (facts: LetterFacts) => LetterSpan | RefusalReason
  /** The refusal of the fields. Null if they are in order. */
  readonly problem?: (form: LetterRequest, facts: LetterFacts) => LetterProblem | null
  readonly lines: (form: LetterRequest, facts: LetterFacts) => readonly LetterLine[]
  /**
   * The sentences that the law requires. Without them the letter has no effect, or less effect. They are written apart
   * from `lines`, so that one list checks the other.
   */
  readonly must: (facts: LetterFacts, form: LetterRequest) => readonly LetterTextKey[]
  readonly tables?: (form: LetterRequest, facts: LetterFacts, translator: DocumentTranslator) => readonly LetterTable[]
  /** The parties who sign it by hand. Left out: nobody signs it. It ends with the landlord's name. */
  readonly signers?: 'all' | 'depositor'
}

export const noLimit: LetterSpan = { first: null, last: null }

/**
 * Two weeks after a day. If that isn't a working day, the next working day (domstolloven § 149, husleieloven § 1-6).
 */
export const twoWeeksFrom = (on: Day): Day => workingDayOnOrAfter(addDays(on, 14))

/** The given number of months, counted to the end of a calendar month (husleieloven § 9-6 first paragraph). */
export const endOfNoticeMonth = (received: Day, months: number): Day =>
  addDays(addMonths(monthAt(received), months + 1), -1)

/**
 * The last day of the lease: the day on which it was finished, otherwise the earlier of notice and term. Null while it
 * runs on.
 */
export function lastDayOfLease({ term: { finishedOn, noticeEnd, end } }: Pick<LetterFacts, 'term'>): Day | null {
  if (finishedOn !== null) return finishedOn
  if (noticeEnd === null || end === null) return noticeEnd ?? end
  return noticeEnd < end ? noticeEnd : end
}

/** The reason why a lease can't be ended by notice today. Null when it can. */
export function reasonForNoNoticeLetter({ term, lease, today }: LetterFacts): RefusalReason | null {
  if (term.end === null) return null
  if (term.end < today) return 'termOver'
  return lease.fixed_term_terminable ? null : 'fixedTerm'
}

/** The last day that a notice names: the day asked for, otherwise the earliest lawful one. */
export const lastDayOfNotice = (form: LetterRequest, { lease, today }: LetterFacts): Day =>
  form.last_day ?? earliestLastDay(lease, form.received_on ?? today)

/** The last day to pay or to put something right. The warning of eviction always has the two weeks of the law. */
export const paymentDay = ({ kind, pay_by }: LetterRequest, { today }: LetterFacts): Day =>
  kind === 'eviction_warning' || pay_by === null ? twoWeeksFrom(today) : pay_by

/** The refusal of a day for payment that is before `first` or more than a year ahead. Null if the day is in order. */
export function payByProblem({ pay_by }: LetterRequest, first: Day, today: Day): LetterProblem | null {
  if (pay_by === null) return null
  if (pay_by < first) return { reason: 'invalid', fields: { pay_by: 'tooEarly' }, first }
  return pay_by > addMonths(today, 12) ? { reason: 'invalid', fields: { pay_by: 'dateRange' } } : null
}

/** The unpaid parts that a letter claims. Rent that is due today can still be paid in time. */
export const lateRent = ({ open, today }: Pick<LetterFacts, 'open' | 'today'>): readonly OpenRent[] =>
  open.filter(({ dueOn }) => dueOn < today)

/** The newest warning of eviction for rent that is still unpaid. */
export const evictionWarned = ({ open, sent }: Pick<LetterFacts, 'open' | 'sent'>) =>
  open.length === 0 ? undefined : sent.findLast(({ kind }) => kind === 'eviction_warning')

export const openTotal = (open: readonly OpenRent[]): Ore => sumOre(open.map((part) => part.open))

/** The demands that were sent since the oldest unpaid rent was due. */
export const demandsForOpenRent = ({ sent, open }: LetterFacts) =>
  sent.filter(({ kind, on }) => kind === 'rent_demand' && open[0] !== undefined && on >= open[0].dueOn)

/** The fee of a demand, or the reason why it has none. At most two letters may have one (inkassoforskriften § 1-3). */
export function reminderFeeOf(facts: LetterFacts): {
  readonly key: 'fee' | 'feeUnknown' | 'feeUsed'
  readonly sum: Ore | null
} {
  if (demandsForOpenRent(facts).filter(({ hasFee }) => hasFee).length >= 2) return { key: 'feeUsed', sum: null }
  return facts.fee === null ? { key: 'feeUnknown', sum: null } : { key: 'fee', sum: facts.fee }
}

export const demandTotal = (facts: LetterFacts): Ore => {
  const fee = reminderFeeOf(facts).sum
  return sumOre([openTotal(lateRent(facts)), facts.interest.sum, ...(fee === null ? [] : [fee])])
}

export const claimTotal = ({ claims }: Pick<LetterRequest, 'claims'>): Ore => sumOre(claims.map(({ sum }) => sum))

/** The rent that is in force today. Before the lease begins, its first one. */
export const presentRent = ({ rents, today }: Pick<LetterFacts, 'rents' | 'today'>) =>
  rents.findLast(({ since }) => since <= today) ?? rents[0]!

/** The newest rent, which may not be in force yet. */
export const latestRent = ({ rents }: LetterFacts) => rents.at(-1)!

/** A sum in both languages: `kr 450,50`, and `kr 450.50` in English. */
export const letterSum = (sum: Ore): Text => withEnglishPoint(sumText(sum))

/** The word for the dwelling, inside a sentence. The tenant of a room hands back the room, and not the whole home. */
const homeText = ({ lease }: Pick<LetterFacts, 'lease'>): Record<'home' | 'aHome', Text> =>
  lease.dwelling_kind === 'room'
    ? { home: { nb: 'rommet', en: 'the room' }, aHome: { nb: 'et rom i boligen', en: 'a room in the dwelling' } }
    : { home: { nb: 'boligen', en: 'the dwelling' }, aHome: { nb: 'boligen', en: 'the dwelling' } }

/** The English words for a tenancy that has begun, or will. */
const tenseText = ({ term, today }: Pick<LetterFacts, 'term' | 'today'>): Record<'rents' | 'since', Text> =>
  term.start > today
    ? { rents: { nb: 'leier', en: 'will rent' }, since: { nb: 'fra', en: 'from' } }
    : { rents: { nb: 'leier', en: 'has rented' }, since: { nb: 'fra', en: 'since' } }

const numerals: readonly Text[] = [
  { nb: 'én', en: 'one' },
  { nb: 'to', en: 'two' },
  { nb: 'tre', en: 'three' },
  { nb: 'fire', en: 'four' },
  { nb: 'fem', en: 'five' },
  { nb: 'seks', en: 'six' },
]

/** A number of months in a sentence: `én måned`, `tre måneder`, `12 måneder`. */
function monthsText(count: number): Text {
  const months = monthCountText(count)
  const numeral = numerals[count - 1]
  if (!numeral) return months
  const say = (language: 'nb' | 'en') => months[language].replace(String(count), numeral[language])
  return { nb: say('nb'), en: say('en') }
}

/** The tenant who provides the deposit: of several the first one, by name. That one alone consents (§ 3-5). */
function depositorText({
  tenants,
  names,
}: Pick<LetterFacts, 'tenants' | 'names'>): Record<'depositor' | 'Depositor', Text> {
  const [first] = names
  return tenants > 1 && first !== undefined
    ? { depositor: { nb: first, en: first }, Depositor: { nb: first, en: first } }
    : { depositor: { nb: 'leietakeren', en: 'the tenant' }, Depositor: { nb: 'Leietakeren', en: 'The tenant' } }
}

const and = { nb: 'og', en: 'and' } as const
const listOf = (names: readonly string[]): Text =>
  listText(
    names.map((each) => ({ nb: each, en: each })),
    and,
  )

/** The tenants who gave notice, and those for whom the lease goes on. */
function leavingText({ given_by }: Pick<LetterRequest, 'given_by'>, { tenants, names }: LetterFacts) {
  const places = leavingPlaces(given_by, tenants)
  return {
    leaving: listOf(names.filter((_name, at) => places.includes(at))),
    staying: listOf(names.filter((_name, at) => !places.includes(at))),
  }
}

const shownDay = (on: Day | null): string => (on === null ? '' : formatDay(on))

/** The values for all sentences. Each sentence uses only those that it names. */
export function letterValues(form: LetterRequest, facts: LetterFacts): PaperValues {
  const fee = reminderFeeOf(facts).sum
  const total = {
    payment_reminder: openTotal(lateRent(facts)),
    eviction_warning: openTotal(facts.open),
    deposit_claim: claimTotal(form),
  }
  const unknown = facts.interest.unknown.map(({ from, until }) => `${formatDay(from)}–${formatDay(until)}`)
  const days = listOf(unknown)
  return {
    today: formatDay(facts.today),
    year: yearOf(facts.today),
    payBy: shownDay(paymentDay(form, facts)),
    total: letterSum(total[form.kind as keyof typeof total] ?? demandTotal(facts)),
    account: facts.account,
    kid: facts.kid,
    days,
    ...(fee !== null && { fee: letterSum(fee) }),
    lastDay: shownDay(lastDayOfNotice(form, facts)),
    months: monthsText(noticePeriod(facts.lease, facts.today).months),
    received: shownDay(form.received_on),
    address: form.new_address,
    start: formatDay(facts.term.start),
    end: shownDay(lastDayOfLease(facts)),
    deposit: facts.deposit === null ? '' : letterSum(facts.deposit),
    ...homeText(facts),
    ...depositorText(facts),
    ...leavingText(form, facts),
    claimed: listText(
      form.claims.map(({ text, sum }) => {
        const { nb, en } = letterSum(sum)
        return { nb: `${text} (${nb})`, en: `${text} (${en})` }
      }),
      and,
    ),
    toAccount:
      facts.account === ''
        ? { nb: '', en: '' }
        : { nb: ` til konto ${facts.account}`, en: ` to account ${facts.account}` },
    termEnd: shownDay(facts.term.end),
    warned: shownDay(evictionWarned(facts)?.on ?? null),
    moveWarned: shownDay(facts.sent.findLast(({ kind }) => kind === 'move_request')?.on ?? null),
    ...tenseText(facts),
    ...(form.month_sum !== null && { sum: letterSum(form.month_sum) }),
    from: shownDay(form.from),
    on: shownDay(form.on),
  }
}
