import { monthAt, monthOf, osloDay, yearOf, type Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { depositStateAndAmounts, type DepositSource } from '../contract/rules-deposit'
import { depositStates } from '../contract/rules-deposit-states'
import { moveOutDay, termEndsOn, type NamedTerm } from '../law/rules-term'
import { noPapers, paperEvents, type PaperEvent, type TenancyPapers } from './rules-papers'
import { firstDayOfMonth } from '../rent-account/rules-payment'
import type { RentAccountAnswer } from '../rent-account/model'
import { monthRent, rentChanges, type RentTerms } from '../rent/rules'
import type { ContractMonth, MonthVoucher } from '../rent/rules-months'

/**
 * The state in which a month is drawn. `unfollowed`: booked, and nobody follows whether it is paid. `none`: no rent,
 * because its voucher is in the trash folder or deleted. The others are the states of the rent account.
 */
export type StripState = RentAccountAnswer['months'][number]['state'] | 'unfollowed' | 'none'

/** `handover`: the first day of the tenancy, on which the tenant moves in. `letter`: a letter about a new rent. */
const eventKeys = [
  'signed',
  'handover',
  'letter',
  'depositOpened',
  'wentOn',
  'termEnds',
  'movesOut',
  'finished',
] as const
type StripEventKey = (typeof eventKeys)[number] | PaperEvent['key']

export interface StripEvent {
  readonly key: StripEventKey
  readonly day: Day
  /** The kind of a letter. */
  readonly letter?: PaperEvent['letter']
}

/** The deposit in a month. `agreed`: nothing is known to be paid in. */
export type DepositLevel = 'none' | 'agreed' | 'part' | 'full'

export interface StripMonth<V extends MonthVoucher> {
  readonly of: ContractMonth<V>
  readonly state: StripState
  /** The height of the bar in percent of the highest one. */
  readonly height: number
  /** The change of the rent with this month in tenths of a percent. Null: the rent stays. */
  readonly change: number | null
  /** The days of the payments of the month, the earliest first. */
  readonly paidOn: readonly Day[]
  /** True if all these payments are transactions of the bank. */
  readonly isFromBank: boolean
  readonly events: readonly StripEvent[]
  readonly deposit: DepositLevel
}

export type StripSource = Omit<RentTerms, 'rents'> &
  NamedTerm &
  DepositSource &
  Pick<Contract, 'status' | 'signed_at' | 'went_on_from' | 'rents'>

type Account = Pick<RentAccountAnswer, 'months' | 'payments'>

/**
 * The height of the lowest rent of a whole month in percent. The highest rent has 100. This makes a
 * raise of a few percent visible.
 */
const lowestHeight = 72
/** The lowest height of a bar in percent, so that the rent of a few days is visible. */
const leastHeight = 10

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value))

/**
 * Returns a function that gives the height of a rent in percent. A rent below the lowest rent of a
 * whole month has a height in proportion to its sum.
 */
function heightsOf(wholeRents: readonly Ore[]): (sum: Ore) => number {
  const [low, high] = [Math.min(...wholeRents), Math.max(...wholeRents)]
  const base = low === high ? 100 : lowestHeight
  return (sum) => {
    if (low === 0) return 100
    const height = sum < low ? (base * sum) / low : base + ((100 - base) * (sum - low)) / Math.max(1, high - low)
    return Math.round(between(leastHeight, height, 100))
  }
}

function stateOf({ state, sum }: ContractMonth<MonthVoucher>, paid: Account['months'][number] | undefined): StripState {
  if (state === 'trashed' || state === 'deleted') return 'none'
  if (paid !== undefined && paid.sum > 0) return paid.state
  if (state === 'waiting' || state === 'ahead') return 'future'
  return sum === 0 ? 'none' : 'unfollowed'
}

/** The papers of a day come after its other events. */
const placeOf = (key: StripEventKey): number => {
  const at = (eventKeys as readonly string[]).indexOf(key)
  return at < 0 ? eventKeys.length : at
}

/** The events of a tenancy whose day is known, the earliest first. */
export function stripEvents(contract: StripSource, papers: TenancyPapers = noPapers): readonly StripEvent[] {
  const { signed_at, start_date, went_on_from, finished_on, signicatInfo, rents } = contract
  const movesOut = moveOutDay(contract)
  const end = finished_on === null && movesOut === null ? termEndsOn(contract) : null
  const days: readonly (readonly [StripEventKey, Day | null | undefined])[] = [
    // Nobody knows when a lease was signed that was recorded later.
    ['signed', contract.books_from ? null : signed_at && osloDay(signed_at)],
    ['handover', start_date],
    ...rents.map(({ written_on }) => ['letter', written_on] as const),
    ['depositOpened', signicatInfo?.openedOn],
    ['wentOn', went_on_from],
    ['termEnds', end],
    ['movesOut', movesOut],
    ['finished', contract.status === 'finished' ? finished_on : null],
  ]
  const ofPapers = paperEvents(papers).map(({ place: _place, ...event }) => event)
  const own: StripEvent[] = days.flatMap(([key, day]) => (day === null || day === undefined ? [] : [{ key, day }]))
  return [...own, ...ofPapers].toSorted((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : placeOf(a.key) - placeOf(b.key),
  )
}

interface DepositSpan {
  readonly level: DepositLevel
  readonly from: Day
  /** Null: the lease is not finished. */
  readonly until: Day | null
}

/**
 * Says if the deposit is only agreed, paid in part or paid in full, and names its first and last month. Null: no
 * deposit is agreed.
 */
export function depositSpan(contract: StripSource): DepositSpan | null {
  const { state, agreed, paid } = depositStateAndAmounts(contract)
  const { fold } = depositStates[state]
  if (fold === 'none') return null
  const from = monthAt(contract.signicatInfo?.openedOn ?? contract.start_date)
  const until = contract.finished_on && monthAt(contract.finished_on)
  if (fold === 'full' || fold === 'settled') return { level: 'full', from, until }
  if (!['open', 'asked', 'paysOut'].includes(fold) || paid === 0) return { level: 'agreed', from, until }
  return { level: paid >= agreed ? 'full' : 'part', from, until }
}

/** The months of a tenancy with what is paid, what happened in them, and the deposit. `months` are in order. */
export function stripMonths<V extends MonthVoucher>(
  contract: StripSource,
  months: readonly ContractMonth<V>[],
  account: Account | undefined,
  papers: TenancyPapers = noPapers,
): readonly StripMonth<V>[] {
  const [first, last] = [months[0]?.month, months.at(-1)?.month]
  if (first === undefined || last === undefined) return []
  const paid = new Map(account?.months.map((one) => [firstDayOfMonth(one.month), one]))
  const payments = new Map(account?.payments.map((payment) => [payment.id, payment]))
  const heightOf = heightsOf(months.map(({ month }) => monthRent(contract, month)))
  const changes = new Map(
    rentChanges(contract).map(({ from, sum }, at) => [from, changeInTenths(contract.rents[at]!.month_sum, sum)]),
  )
  const deposit = depositSpan(contract)
  // An event outside the shown months is placed at the nearest of them. The signing, for example,
  // may be before the first month.
  const placed = stripEvents(contract, papers).map((event) => {
    const month = monthAt(event.day)
    return { event, at: month < first ? first : month > last ? last : month }
  })
  return months.map((of) => {
    const state = stateOf(of, paid.get(of.month))
    const own = (paid.get(of.month)?.payments ?? [])
      .flatMap((id) => payments.get(id) ?? [])
      .filter(({ sum }) => sum > 0)
    return {
      of,
      state,
      height: state === 'none' ? 0 : heightOf(of.sum),
      change: changes.get(of.month) ?? null,
      paidOn: [...new Set(own.map(({ date }) => date))].toSorted(),
      isFromBank: own.length > 0 && own.every(({ transactionId }) => transactionId !== null),
      events: placed.filter(({ at }) => at === of.month).map(({ event }) => event),
      deposit:
        deposit === null || of.month < deposit.from || (deposit.until !== null && of.month > deposit.until)
          ? 'none'
          : deposit.level,
    }
  })
}

const changeInTenths = (before: Ore, after: Ore): number | null =>
  before === 0 || before === after ? null : Math.round(((after - before) * 1000) / before)

/** The number of months in each state. */
export interface StripCounts {
  /** The months that are due and followed. */
  readonly due: number
  readonly paid: number
  readonly part: number
  readonly late: number
  readonly unfollowed: number
}

/** Counts the states of months. A month that is due today is due, and not late. */
export function countStates(states: readonly (StripState | null)[]): StripCounts {
  const count = (...these: readonly StripState[]) =>
    states.filter((state) => state !== null && these.includes(state)).length
  return {
    due: count('paid', 'part', 'late', 'due'),
    paid: count('paid'),
    part: count('part'),
    late: count('late'),
    unfollowed: count('unfollowed'),
  }
}

/** The index of the month of today, otherwise of the nearest month. */
export function currentAt(months: readonly Day[], today: Day): number {
  const now = months.findLastIndex((month) => month <= today)
  return Math.max(0, now)
}

export interface YearsInSight {
  readonly first: number
  readonly last: number
}

/**
 * The index of the month that the sentence below the strip tells. It is `at`, or if its year is out of sight, the month
 * of the nearest year in sight that is nearest in the calendar. Null: all years are in sight.
 */
export function monthInSight(months: readonly Day[], at: number, inSight: YearsInSight | null): number {
  const month = months[at]
  if (month === undefined || inSight === null) return at
  const year = Math.min(Math.max(yearOf(month), inSight.first), inSight.last)
  const far = (index: number) => Math.abs(monthOf(months[index]!) - monthOf(month))
  const own = months.flatMap((each, index) => (yearOf(each) === year ? [index] : []))
  return own.toSorted((one, other) => far(one) - far(other))[0] ?? at
}

/** Months by their years, the earliest first. */
export function stripYears<T extends { readonly of: { readonly month: Day } }>(
  months: readonly T[],
): readonly { readonly year: number; readonly months: readonly T[] }[] {
  return [...new Set(months.map(({ of }) => yearOf(of.month)))].map((year) => ({
    year,
    months: months.filter(({ of }) => yearOf(of.month) === year),
  }))
}
