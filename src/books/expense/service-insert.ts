import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { compiled } from '../../base/db/compiled'
import type { Db } from '../../base/db/pool'
import type { Day, Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { lockingHouse } from '../../landlord/house/service'
import { planValues, refuseVoucher, takingVoucher, type PlanValues } from '../../landlord/plan/service'
import { lockingSupplier, namedSupplier } from '../supplier/service'
import { expenseRecord, type Expense, type ExpenseForm, type StoredExpense } from './model'
import { listedOn } from './rules'

interface Row extends StoredExpense {
  readonly listed_on: Day
  readonly next_on: Day | null
  readonly repeat_day: number | null
  readonly now: Instant
}

const columns = [...expenseRecord.names, 'listed_on', 'next_on', 'repeat_day'] as const

/**
 * Writes a new voucher by one statement, because this is what a landlord does most: takes its place in the plan, then
 * locks the house and the supplier (the account before the house, as whoever deletes a house does), then inserts it.
 */
const inserting = (db: Db, values: Row & PlanValues, withSupplier: boolean) => {
  const { owner, now } = values
  // A condition of the house's and the supplier's parts, so that neither is locked before the place in the plan is taken.
  const taken = sql<boolean>`exists (select from taken)`
  return db
    .with('taken', () => takingVoucher(db, values).returning('account.id'))
    .with('home', () => lockingHouse({ db, owner }, values.houseId).where(taken))
    .with('seller', () => lockingSupplier({ db, owner }, withSupplier ? values.supplierId! : 0).where(taken))
    .with('made', (db) => {
      const home = db.selectFrom('home')
      const proven = withSupplier ? home.where(sql<boolean>`exists (select from seller)`) : home
      return db
        .insertInto('bilag')
        .columns(['account_id', ...columns, 'created_at', 'updated_at'])
        .expression(
          proven.select((is) => [
            is.val(owner).as('account_id'),
            ...columns.map((column) => is.val(values[column]).as(column)),
            is.val(now).as('created_at'),
            is.val(now).as('updated_at'),
          ]),
        )
        .returning('bilag.id')
    })
    .selectFrom('taken')
    .leftJoin('made', (join) => join.onTrue())
    .leftJoin('seller', (join) => join.onTrue())
    .select(['made.id', 'seller.name', 'seller.address', 'seller.city', 'seller.postcode'])
}
const insertWithSupplier = compiled((db, values: Row & PlanValues) => inserting(db, values, true))
const insertWithout = compiled((db, values: Row & PlanValues) => inserting(db, values, false))

/** What a new voucher stores of its form, with the supplier that it names or brings along. */
export const newValues = async (ctx: OwnedCtx, form: ExpenseForm): Promise<StoredExpense> => ({
  ...expenseRecord.pick(form),
  supplierId: await namedSupplier(ctx, form),
})

/** What every new voucher is: the defaults of its columns. */
const begun = {
  isAutoGenerate: false,
  isRepeatStopped: false,
  stopped_by: '',
  stopped_on: null,
  followed_on: null,
  followedBilagId: null,
  parentBilagId: null,
  isTrashed: false,
  trashedWithId: null,
} as const

/**
 * Writes a new voucher. Refuses with 402 when the plan has no place, with 404 for a house or supplier that isn't the
 * caller's; what was taken by then is given back as the action is undone.
 */
export async function insertExpense(
  ctx: OwnedCtx,
  values: StoredExpense,
  next_on: Day | null,
  repeat_day: number | null = null,
): Promise<Expense> {
  const insert = values.supplierId === null ? insertWithout : insertWithSupplier
  const row = {
    listed_on: listedOn(values.date, ctx.today),
    next_on,
    repeat_day,
    now: ctx.now,
    ...planValues(ctx),
    ...values,
  }
  const [made] = (await ctx.db.executeQuery(insert(ctx.db, row))).rows
  if (!made) return await refuseVoucher(ctx)
  const { id, name, address, city, postcode } = made
  if (id === null) throw new Refusal('notFound')
  // The spreads stand last: V8 takes 75 µs longer to add these properties after them (docs/decisions/0014-write-path.md).
  return {
    id,
    name: name ?? '',
    address: address ?? '',
    city: city ?? '',
    postcode: postcode ?? '',
    listed_on: row.listed_on,
    next_on,
    repeat_day,
    isRepeated: values.repeat !== 'never',
    created_at: ctx.now,
    updated_at: ctx.now,
    ...begun,
    ...values,
  }
}
