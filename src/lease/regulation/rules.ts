import { addMonths, monthAt, type Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { FieldErrors } from '../../base/kit/refusal'
import { yearIsNear } from '../../base/kit/schemas'
import type { Contract } from '../contract/model'
import { lastDay, rentOf, type RentTerms } from '../rent/rules'
import type { RegulationForm } from './model'
import type { IndexRoom } from './model-letter'
import { givenErrors, indexRoom } from './rules-prices'

/** What of a contract a change of its rent looks at. */
export type RegulatedContract = Pick<Contract, 'start_date' | 'end_date' | 'finished_on' | 'rents'>

/** The rent that was set last, in force or not yet, and the day from which it is owed. */
export function lastRent({ start_date, rents }: Pick<RegulatedContract, 'start_date' | 'rents'>): {
  readonly since: Day
  readonly month_sum: Ore
} {
  const { from, month_sum } = rents.at(-1)!
  // What the lease names is owed from its first day on, which may lie inside a month.
  return { since: rents.length === 1 ? start_date : from, month_sum }
}

/** The first day from which a rent may be changed without the tenant's consent, and what it waits for. */
export interface Earliest {
  readonly from: Day
  readonly because: 'year' | 'notice'
}

/**
 * Husleieloven § 4-2: at least one year after the present rent took effect, and at least one month after the written
 * notice, which is given today. A rent is owed by the month, so it is the next first of a month.
 */
export function earliestChange(contract: Pick<RegulatedContract, 'start_date' | 'rents'>, today: Day): Earliest {
  const [year, notice] = [addMonths(lastRent(contract).since, 12), addMonths(today, 1)]
  const day = year > notice ? year : notice
  const month = monthAt(day)
  return { from: month === day ? month : addMonths(month, 1), because: year > notice ? 'year' : 'notice' }
}

/** The first month from which the rent may be changed at all: what was agreed before stays. */
const firstChange = (contract: Pick<RegulatedContract, 'start_date' | 'rents'>): Day =>
  addMonths(monthAt(lastRent(contract).since), 1)

/**
 * How high a rent the index allows without the tenant's consent; null where the tenant has agreed, and where a figure isn't
 * known.
 */
export const allowedBy = (
  form: Pick<RegulationForm, 'agreed' | 'index_month' | 'index_value'>,
  contract: Pick<RegulatedContract, 'start_date' | 'rents'>,
  today: Day,
): IndexRoom | null => {
  const { month_sum, since } = lastRent(contract)
  return form.agreed ? null : indexRoom(month_sum, since, today, form)
}

/** What is wrong with a change of the rent that is made today; undefined when nothing is. */
export function regulationErrors(
  form: RegulationForm,
  contract: RegulatedContract,
  today: Day,
): FieldErrors | undefined {
  const { month_sum, from, agreed } = form
  const last = lastDay(contract)
  if (!yearIsNear(from, today)) return { from: 'dateRange' }
  if (!agreed && from < earliestChange(contract, today).from) return { from: 'tooEarly' }
  if (from < firstChange(contract)) return { from: 'afterLastRent' }
  if (last !== null && from > last) return { from: 'afterLease' }
  // The same change made a second time is refused for its month.
  if (month_sum === lastRent(contract).month_sum) return { month_sum: 'sameRent' }
  const given = agreed ? undefined : givenErrors(form, today)
  if (given) return given
  const room = allowedBy(form, contract, today)
  return room && month_sum > room.most ? { month_sum: 'aboveIndex' } : undefined
}

/**
 * The booked months whose sum follows a change of the rent: those with the sum that was booked. What the landlord has set
 * for a month stays.
 */
export const rentsToChange = <V extends { readonly start_date: Day; readonly sum: Ore }>(
  vouchers: readonly V[],
  before: RentTerms,
  after: RentTerms,
): { readonly voucher: V; readonly sum: Ore }[] =>
  vouchers.flatMap((voucher) => {
    const month = monthAt(voucher.start_date)
    const [booked, owed] = [rentOf(before, month), rentOf(after, month)]
    return booked && owed && voucher.sum === booked.sum ? [{ voucher, sum: owed.sum }] : []
  })

/** Why the rent of a contract can't be changed now; null when it can. A lease that is out for signing is not in force. */
export function noChangeBecause({
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
