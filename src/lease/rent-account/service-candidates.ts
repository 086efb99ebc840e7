import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addMonths, monthAt, type Day } from '../../base/kit/day'
import { fullName, type PersonName } from '../../base/kit/full-name'
import { ore, type Ore } from '../../base/kit/money'
import { tenantsOf } from '../party/rules'
import { withTenants } from '../party/service'
import type { RentMonth } from './rules-allocate'
import { monthsToCome } from './rules-months'
import { readPayer, selectPayers } from './service-payer'
import { accountIn, rentFacts, selectSigned } from './service-select'

/** A month that is not paid in full. */
export interface OpenMonth extends RentMonth {
  /** What of it is unpaid. */
  readonly open: Ore
}

/** A month of which something is paid. */
interface PaidMonth extends RentMonth {
  readonly paid: Ore
}

/** A contract that a payment may be for, and by what it can be told. */
export interface RentCandidate {
  readonly contractId: number
  readonly houseId: number
  /** Those who rent, by name; null where they are erased or one of them can't be read: nothing is told by a name then. */
  readonly tenants: readonly PersonName[] | null
  /** The earliest first; the next two that are not booked yet too. Of a contract that isn't followed, all its months. */
  readonly months: readonly OpenMonth[]
  /** The earliest first. */
  readonly paidMonths: readonly PaidMonth[]
  readonly references: readonly string[]
  readonly payers: readonly string[]
  readonly followsFrom: Day | null
  /** A row of the bank was rent of this contract before. */
  readonly wasMatched: boolean
}

/** So many months after this one are offered to a payment that comes early. */
const monthsAhead = 2

/** The KIDs that mean contracts of the caller. */
export const selectReferences = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('rent_reference')
    .select(['contract_id', 'reference'])
    .where('account_id', '=', ctx.owner)
    .orderBy('id')

/** Every signed contract of the caller, and by what a payment for it can be told: one query for each table. */
export async function rentCandidates(ctx: OwnedCtx, encryption: Pick<Encryption, 'decrypt'>): Promise<RentCandidate[]> {
  const [rows, facts, references, payers] = await Promise.all([
    selectSigned(ctx).orderBy('contract.id').execute(),
    rentFacts(ctx),
    selectReferences(ctx).execute(),
    selectPayers(ctx).execute(),
  ])
  const until = addMonths(monthAt(ctx.today), monthsAhead)
  return rows.map((row) => {
    const tenants = tenantsOf(withTenants(row, encryption))
    const named = 'unreadable' in tenants ? [] : tenants.filter((tenant) => fullName(tenant) !== '')
    const followsFrom = facts.followed.get(row.id) ?? null
    // Nothing is followed yet: whatever month the first payment is for, it may be that one.
    const from = followsFrom ?? monthAt(row.start_date)
    const { months } = accountIn(facts, row, ctx.today, { from, ahead: monthsToCome(row, until) })
    return {
      contractId: row.id,
      houseId: row.houseId,
      tenants: named.length > 0 ? named.map(({ firstName, lastName }) => ({ firstName, lastName })) : null,
      months: months.flatMap(({ month, dueOn, sum, paid }) =>
        paid < sum ? [{ month, dueOn, sum, open: ore(sum - paid) }] : [],
      ),
      paidMonths: months.flatMap(({ month, dueOn, sum, paid }) => (paid > 0 ? [{ month, dueOn, sum, paid }] : [])),
      references: references.flatMap((each) => (each.contract_id === row.id ? [each.reference] : [])),
      payers: payers.flatMap((each) => (each.contract_id === row.id ? (readPayer(each, encryption) ?? []) : [])),
      followsFrom,
      wasMatched: (facts.payments.get(row.id) ?? []).some(({ transactionId }) => transactionId !== null),
    }
  })
}
