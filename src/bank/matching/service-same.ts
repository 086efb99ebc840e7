import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { addDays } from '../../base/kit/day'
import type { PaidExpenseForm } from '../../books/expense/model'
import { selectExpenses } from '../../books/expense/service-select'
import { daysOfInvoice } from '../suggestion/rules-out'
import type { OpenedTransaction } from '../transaction/service'
import { matchedVouchers } from './service-matched'

/**
 * Vouchers of the supplier and sum of a new one that no payment is matched with, within sixty days of the payment, the
 * nearest first: most likely the new one is one of them (docs/rules.md#matching-payments). A new supplier is known by its name.
 */
export async function sameUnmatched(
  ctx: OwnedCtx,
  row: Pick<OpenedTransaction, 'date'>,
  { supplierId, name, sum }: Pick<PaidExpenseForm, 'supplierId' | 'name' | 'sum'>,
): Promise<number[]> {
  if (sum === null || supplierId === null) return []
  const vouchers = await selectExpenses(ctx)
    .where('bilag.isTrashed', '=', false)
    .where('bilag.sum', '=', sum)
    .where('bilag.date', '>=', addDays(row.date, -daysOfInvoice))
    .where('bilag.date', '<=', addDays(row.date, daysOfInvoice))
    .where(
      supplierId === 0
        ? sql<boolean>`lower(trim(supplier.name)) = lower(trim(${name}))`
        : sql<boolean>`bilag."supplierId" = ${supplierId}`,
    )
    .orderBy(sql`abs(bilag.date - ${row.date}::date)`)
    .orderBy('bilag.id')
    .execute()
  if (vouchers.length === 0) return []
  const matched = await matchedVouchers(ctx)
  return vouchers.flatMap(({ id }) => (matched.has(id) ? [] : [id]))
}
