import type { OwnedCtx } from '../../base/call/context'
import type { StoredIncome } from './model'

const rowsAtOnce = 500

/** An income of which the tenant's birth date is not known. */
export type IncomeWithoutBirthday = Omit<StoredIncome, 'tenant_birthday'>

/** Inserts incomes that the caller has counted in the plan, of houses that it has proven. */
export async function insertIncomesTogether(
  ctx: OwnedCtx,
  incomes: readonly IncomeWithoutBirthday[],
): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < incomes.length; at += rowsAtOnce) {
    const rows = await ctx.db
      .insertInto('incomebilag')
      .values(
        Array.from(incomes.slice(at, at + rowsAtOnce), (income) => ({
          ...income,
          documents: [...income.documents],
          tenant_birthday: '',
          account_id: ctx.owner,
          created_at: ctx.now,
          updated_at: ctx.now,
        })),
      )
      .returning('id')
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** Deletes incomes without files for good. Returns how many there were. */
export async function deleteIncomes(ctx: OwnedCtx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const gone = await ctx.db
    .deleteFrom('incomebilag')
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return gone.length
}
