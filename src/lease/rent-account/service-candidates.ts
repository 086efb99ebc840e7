import type { OwnedCtx } from '../../base/call/context'
import { mapWithPauses } from '../../base/call/in-turns'
import { leaveOutUnreadable } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import { addMonths, monthAt } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { ore } from '../../base/kit/money'
import { tenantsOf } from '../party/rules'
import { withTenants } from '../party/service'
import { firstMonthOfOwnPayments, unpaidOfUnfollowedMonth, type RentCandidate } from './rules-candidates'
import { monthsNotBookedYet } from './rules-months'
import { readPayer, selectPayers } from './service-payer'
import {
  rentAccountFromFacts,
  monthsBeforeFirstFollowed,
  rentFacts,
  selectSignedContracts,
  type StoredPayment,
} from './service-select'

/** The number of months after the current month that an early payment may be for. */
const monthsAhead = 2

export const selectReferences = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('rent_reference')
    .select(['contract_id', 'reference', 'is_named', 'created_at'])
    .where('account_id', '=', ctx.owner)
    .orderBy('id')

export interface BankRowIds {
  /** The payments that were written down before a transaction was linked with them. */
  readonly linked: ReadonlySet<number>
  /** The transactions that were accepted just now. The open sums are calculated without them. */
  readonly justTaken: ReadonlySet<number>
}

/** The contracts that transactions may pay. Makes one query for each table. */
export async function rentCandidates(
  ctx: OwnedCtx,
  encryption: Pick<Encryption, 'decrypt'>,
  ofRows: BankRowIds,
): Promise<RentCandidate[]> {
  const [rows, facts, references, payers] = await Promise.all([
    selectSignedContracts(ctx).orderBy('contract.id').execute(),
    rentFacts(ctx),
    selectReferences(ctx).execute(),
    selectPayers(ctx).execute(),
  ])
  const until = addMonths(monthAt(ctx.today), monthsAhead)
  const candidateOf = (row: (typeof rows)[number]): RentCandidate => {
    const tenants = tenantsOf(withTenants(row, encryption))
    const named = tenants.filter((tenant) => fullName(tenant) !== '')
    const followsFrom = facts.followed.get(row.id) ?? null
    const isFollowSet = facts.followSet.has(row.id)
    const ahead = monthsNotBookedYet(row, until)
    const all = facts.payments.get(row.id) ?? []
    const stored = all.filter(({ transactionId }) => transactionId === null || !ofRows.justTaken.has(transactionId))
    const own = stored.filter(
      (each) => each.transactionId === null || each.months === null || ofRows.linked.has(each.id),
    )
    // If nobody has set the first month, accepted payments move it back. The open sums don't depend on them.
    const first = isFollowSet ? followsFrom : firstMonthOfOwnPayments(own)
    const from = first ?? monthAt(row.start_date)
    const before = isFollowSet ? [] : monthsBeforeFirstFollowed(facts, row, ctx.today, { from, ahead })
    const whatIsOpen = (of: readonly StoredPayment[]) => {
      const trimmed = { ...facts, payments: new Map([[row.id, of]]) }
      const account = rentAccountFromFacts(trimmed, row, ctx.today, { from, ahead })
      const earlier = before.map((each) => {
        const open = unpaidOfUnfollowedMonth(each, of)
        return Object.assign({}, each, { open, paid: ore(each.sum - open) })
      })
      const later = account.months.map(({ month, dueOn, sum, paid, later: rises = [] }) => ({
        month,
        dueOn,
        sum,
        paid,
        later: rises,
        open: ore(Math.max(0, sum - paid)),
      }))
      return { months: [...earlier, ...later], payments: account.payments }
    }
    const { months, payments } = whatIsOpen(stored)
    const now = all.length === stored.length ? months : whatIsOpen(all).months
    const sumOf = new Map(stored.map(({ id, sum }) => [id, sum]))
    const fromBank = new Set(all.filter(({ transactionId }) => transactionId !== null).map(({ id }) => id))
    const known = references.filter((each) => each.contract_id === row.id)
    const paidBy = payers.flatMap((each) => {
      const account = each.contract_id === row.id ? readPayer(each, encryption) : null
      return account === null ? [] : [{ account, since: each.created_at }]
    })
    const dueOn = new Map(months.map((each) => [each.month, each.dueOn]))
    return {
      contractId: row.id,
      houseId: row.houseId,
      tenants: named.length > 0 ? named.map(({ firstName, lastName }) => ({ firstName, lastName })) : null,
      months: months.filter(({ open }) => open > 0),
      paidMonths: months.filter(({ paid }) => paid > 0),
      references: known.map(({ reference }) => reference),
      payers: paidBy.map(({ account }) => account),
      since: new Map([
        ...paidBy.map(({ account, since }) => [account, since] as const),
        ...known.flatMap(({ reference, is_named, created_at }) => (is_named ? [] : [[reference, created_at] as const])),
      ]),
      followsFrom: first,
      isFollowSet,
      now: { open: new Map(now.map(({ month, open }) => [month, open])), followsFrom },
      wasMatched: fromBank.size > 0,
      byHand: payments.flatMap(({ id, date, parts }) =>
        fromBank.has(id)
          ? []
          : [
              {
                id,
                date,
                sum: sumOf.get(id)!,
                months: parts.map(({ month }) => ({ month, dueOn: dueOn.get(month)! })),
              },
            ],
      ),
    }
  }
  return (await mapWithPauses(rows, 1, (row) => leaveOutUnreadable(ctx, () => candidateOf(row)))).flat()
}
