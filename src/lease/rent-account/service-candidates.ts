import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addMonths, monthAt } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { ore } from '../../base/kit/money'
import { tenantsOf } from '../party/rules'
import { withTenants } from '../party/service'
import type { RentCandidate } from './rules-candidates'
import { monthsToCome } from './rules-months'
import { readPayer, selectPayers } from './service-payer'
import { accountIn, monthsBefore, rentFacts, selectSigned } from './service-select'

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
    const isFollowSet = facts.followSet.has(row.id)
    const ahead = monthsToCome(row, until)
    const from = followsFrom ?? monthAt(row.start_date)
    const { months, payments } = accountIn(facts, row, ctx.today, { from, ahead })
    // Payments of earlier months may come from another file, or be taken after later ones: they move the first month back.
    const earlier =
      isFollowSet || followsFrom === null ? [] : monthsBefore(facts, row, ctx.today, { from: followsFrom, ahead })
    const stored = facts.payments.get(row.id) ?? []
    const fromBank = new Set(stored.filter(({ transactionId }) => transactionId !== null).map(({ id }) => id))
    const dueOn = new Map(months.map((each) => [each.month, each.dueOn]))
    return {
      contractId: row.id,
      houseId: row.houseId,
      tenants: named.length > 0 ? named.map(({ firstName, lastName }) => ({ firstName, lastName })) : null,
      months: [
        ...earlier.map((each) => Object.assign({}, each, { open: each.sum })),
        ...months.flatMap(({ month, dueOn, sum, paid }) =>
          paid < sum ? [{ month, dueOn, sum, open: ore(sum - paid) }] : [],
        ),
      ],
      paidMonths: months.flatMap(({ month, dueOn, sum, paid }) => (paid > 0 ? [{ month, dueOn, sum, paid }] : [])),
      references: references.flatMap((each) => (each.contract_id === row.id ? [each.reference] : [])),
      payers: payers.flatMap((each) => (each.contract_id === row.id ? (readPayer(each, encryption) ?? []) : [])),
      followsFrom,
      isFollowSet,
      wasMatched: fromBank.size > 0,
      byHand: payments.flatMap(({ id, date, sum, parts }) =>
        fromBank.has(id)
          ? []
          : [{ id, date, sum, months: parts.map(({ month }) => ({ month, dueOn: dueOn.get(month)! })) }],
      ),
    }
  })
}
