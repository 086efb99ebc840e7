import { addMonths, monthAt, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { FieldErrors } from '../../base/kit/refusal'
import { isNearYear } from '../../base/kit/schemas'
import type { Contract } from '../contract/model'
import { lastRentDay, nextOwedMonth, rentOfMonth, type RentTerms } from '../rent/rules'
import { rentDueDay } from '../rent/rules-due-day'
import type { RegulationForm } from './model'
import type { IndexLimit } from './model-letter'
import { typedIndexErrors, indexLimit, type Prices } from './rules-prices'

/** A rise of the rent for a month that was already due. */
export interface RentDifference {
  /** The month's first day. */
  readonly month: Day
  readonly sum_before: Ore
  readonly rise: Ore
}

export type RegulatedContract = Pick<
  Contract,
  'start_date' | 'end_date' | 'finished_on' | 'notice' | 'rents' | 'first_payment_date'
>

/** The newest rent and the day from which it is owed. That rent may not be in force yet. */
export function lastRent({ start_date, rents }: Pick<RegulatedContract, 'start_date' | 'rents'>): {
  readonly since: Day
  readonly month_sum: Ore
} {
  const { from, month_sum } = rents.at(-1)!
  // The rent in the lease is owed from its first day on, which may be inside a month.
  return { since: rents.length === 1 ? start_date : from, month_sum }
}

/**
 * The first day from which the rent can be changed without the tenant's consent. `because` is the reason for that day.
 */
export interface EarliestChange {
  readonly from: Day
  readonly because: 'year' | 'notice'
}

/**
 * Husleieloven § 4-2: at least a year after the present rent took effect, and a month after the written notice, which
 * is given today. Rent is owed by the month, so the change starts on the first day of the next month.
 */
export function earliestChange(
  contract: Pick<RegulatedContract, 'start_date' | 'rents' | 'first_payment_date'>,
  today: Day,
): EarliestChange {
  const [year, notice] = [addMonths(lastRent(contract).since, 12), addMonths(today, 1)]
  const day = year > notice ? year : notice
  let month = monthAt(day) === day ? day : addMonths(monthAt(day), 1)
  // Rent that is paid in advance may already be due.
  while (rentDueDay(month, contract) <= today) month = addMonths(month, 1)
  return { from: month, because: year > notice ? 'year' : 'notice' }
}

/** If a rise also covers months whose rent is due already, what they rise by must fall due within so many months. */
const differenceMonths = 12

/** True if the rent rises for months that are already due. The form then needs a day on which that rise is due. */
export const raisesRentAlreadyDue = (
  { month_sum, from }: { readonly month_sum: Ore; readonly from: Day },
  contract: Pick<RegulatedContract, 'start_date' | 'rents' | 'first_payment_date'>,
  today: Day,
): boolean => month_sum > lastRent(contract).month_sum && rentDueDay(from, contract) <= today

/** True if the rent falls for months that are already due. They may be paid with the old rent. */
export const lowersRentAlreadyDue: typeof raisesRentAlreadyDue = ({ month_sum, from }, contract, today) =>
  month_sum < lastRent(contract).month_sum && rentDueDay(from, contract) <= today

/**
 * The error of the day on which the rise of past months is due. The day must be from today to twelve months ahead
 * (docs/rules/lease.md#rent-changes).
 */
function differenceError(form: RegulationForm, contract: RegulatedContract, today: Day): FieldErrors | undefined {
  if (!raisesRentAlreadyDue(form, contract, today)) return undefined
  const on = form.difference_due_on
  return on !== null && on >= today && on <= addMonths(today, differenceMonths)
    ? undefined
    : { difference_due_on: 'differenceDueOn' }
}

/**
 * The first month that can get another rent: the month after the one in which the newest rent
 * starts.
 */
const firstChange = (contract: Pick<RegulatedContract, 'start_date' | 'rents'>): Day =>
  addMonths(monthAt(lastRent(contract).since), 1)

/**
 * The limit of a rise by the index, without the tenant's consent. Null when the tenant has agreed, and when a figure
 * isn't known.
 */
export const allowedByIndex = (
  form: Pick<RegulationForm, 'agreed' | 'index_month' | 'index_value'>,
  contract: Pick<RegulatedContract, 'start_date' | 'rents'>,
  today: Day,
  prices: Prices,
): IndexLimit | null => (form.agreed ? null : indexLimit(lastRent(contract), today, prices, form))

/** The errors of a change that is made today. Undefined when nothing is wrong. */
export function regulationErrors(
  form: RegulationForm,
  contract: RegulatedContract,
  today: Day,
  prices: Prices,
): FieldErrors | undefined {
  const { month_sum, from, agreed } = form
  const last = lastRentDay(contract)
  if (!isNearYear(from, today)) return { from: 'dateRange' }
  if (!agreed && from < earliestChange(contract, today).from) return { from: 'tooEarly' }
  if (from < firstChange(contract)) return { from: 'afterLastRent' }
  if (last !== null && from > last) return { from: 'afterLease' }
  // A repeated change was already refused above, at its month. This is the same rent from a later
  // month.
  if (month_sum === lastRent(contract).month_sum) return { month_sum: 'sameRent' }
  const difference = differenceError(form, contract, today)
  if (difference) return difference
  const given = agreed ? undefined : typedIndexErrors(form, today, prices)
  if (given) return given
  const room = allowedByIndex(form, contract, today, prices)
  return room && month_sum > room.most ? { month_sum: 'aboveIndex' } : undefined
}

/** The booked months that get another sum. A month whose sum the landlord has set keeps it. */
export const rentsToChange = <V extends { readonly start_date: Day; readonly sum: Ore }>(
  vouchers: readonly V[],
  before: RentTerms,
  after: RentTerms,
): { readonly voucher: V; readonly sum: Ore }[] =>
  vouchers.flatMap((voucher) => {
    const month = monthAt(voucher.start_date)
    const [booked, owed] = [rentOfMonth(before, month), rentOfMonth(after, month)]
    return booked && owed && voucher.sum === booked.sum ? [{ voucher, sum: owed.sum }] : []
  })

/** The rises of booked months that follow the change, and of months paid in advance that are not booked yet. */
export function risesOfMonths(
  changed: readonly { readonly voucher: { readonly start_date: Day; readonly sum: Ore }; readonly sum: Ore }[],
  before: RentTerms & Pick<Contract, 'next_rent_on'>,
  after: RentTerms,
  today: Day,
): RentDifference[] {
  const booked = changed.map(({ voucher, sum }) => ({ month: monthAt(voucher.start_date), before: voucher.sum, sum }))
  const ahead: typeof booked = []
  for (let month = before.next_rent_on; month !== null && rentDueDay(month, before) <= today;) {
    const [was, is] = [rentOfMonth(before, month), rentOfMonth(after, month)]
    if (was && is) ahead.push({ month, before: was.sum, sum: is.sum })
    month = nextOwedMonth(before, month)
  }
  return [...booked, ...ahead].flatMap(({ month, before: was, sum }) =>
    sum > was && rentDueDay(month, before) <= today ? [{ month, sum_before: was, rise: ore(sum - was) }] : [],
  )
}

/** The reason why the rent can't be changed now. Null when it can. A lease that is being signed is not in force. */
export function reasonForNoChange({
  signatureType,
  signed_at,
  isFinished,
}: Pick<Contract, 'signatureType' | 'signed_at' | 'isFinished'>):
  | 'contractNotSigned'
  | 'contractFrozen'
  | 'contractFinished'
  | null {
  if (isFinished) return 'contractFinished'
  if (signatureType === null) return 'contractNotSigned'
  return signed_at === null ? 'contractFrozen' : null
}
