import { sql, type Selectable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Bilag } from '../../base/db/schema'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { holdingHouse } from '../../landlord/house/service'
import { refuseVoucher, takingVoucher } from '../../landlord/subscription/service'
import { holdingSupplier } from '../supplier/service'
import type { Expense } from './model'
import { listedOn, type Written } from './rules'

/**
 * Writes a new voucher by one statement, because this is what a landlord does most: takes its place in the plan, then
 * holds the house and the supplier (the account before the house, as whoever deletes a house does), then inserts it.
 * Refuses with 402 when the plan has no place, with 404 for a house or supplier that isn't the caller's; what was taken
 * by then is given back as the action is undone.
 */
export async function insertExpense(ctx: OwnedCtx, values: Written, next_on: Day | null): Promise<Expense> {
  const { supplierId } = values
  const row = {
    ...values,
    account_id: ctx.owner,
    listed_on: listedOn(values.date, ctx.today),
    next_on,
    created_at: ctx.now,
    updated_at: ctx.now,
  }
  const columns = Object.keys(row) as (keyof typeof row)[]
  // Asked for beside the house and the supplier, so that neither is held before the place in the plan is taken.
  const taken = sql<boolean>`exists (select from taken)`
  const [written] = await ctx.db
    .with('taken', () => takingVoucher(ctx).returning('account.id'))
    .with('home', () => holdingHouse(ctx, values.houseId).where(taken))
    .with('seller', () => holdingSupplier(ctx, supplierId ?? 0).where(taken))
    .with('made', (db) => {
      const home = db.selectFrom('home')
      const proven = supplierId === null ? home : home.where(sql<boolean>`exists (select from seller)`)
      return db
        .insertInto('bilag')
        .columns(columns)
        .expression(proven.select((is) => columns.map((column) => is.val(row[column]).as(column))))
        .returningAll()
    })
    .selectFrom('taken')
    .leftJoin('made', (join) => join.onTrue())
    .leftJoin('seller', (join) => join.onTrue())
    .selectAll('made')
    .select(['seller.name', 'seller.address', 'seller.city', 'seller.postcode'])
    .execute()
  if (!written) return await refuseVoucher(ctx)
  if (written.id === null) throw new Refusal('notFound')
  const { account_id: _owner, name, address, city, postcode, ...made } = written as typeof written & Selectable<Bilag>
  return { ...made, name: name ?? '', address: address ?? '', city: city ?? '', postcode: postcode ?? '', isRepeated: made.repeat !== 'never' }
}
