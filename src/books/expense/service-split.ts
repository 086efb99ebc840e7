import type { OwnedCtx } from '../../base/call/context'
import { attachDocuments } from '../../base/file/service-uses'
import { Refusal } from '../../base/kit/refusal'
import { proveOwnHouse } from '../../landlord/house/service'
import { expenseRecord, type Expense } from './model'
import type { SplitForm } from './model-split'
import { addsUp, isSplitByRepeat } from './rules-split'
import { insertExpense } from './service-insert'
import { findExpense, lockExpense } from './service-select'

/** Called with the voucher that was split, and the ids of all its parts. */
export type AfterSplit = (ctx: OwnedCtx, id: number, parts: readonly number[]) => Promise<void>

/**
 * Splits a bill over houses: the voucher itself becomes the first part, the others are new vouchers with the same
 * files. Refuses with 402 without places in the plan, 404 for a foreign house, 409 isTrashed, 409 repeatSplit while it
 * repeats, and 422 where the parts don't add up. `afterSplit` lets a later module match all parts with the payment.
 */
export async function splitExpense(
  ctx: OwnedCtx,
  id: number,
  { parts }: SplitForm,
  afterSplit: AfterSplit,
): Promise<Expense[]> {
  const before = await lockExpense(ctx, id)
  if (isSplitByRepeat(before)) throw new Refusal('repeatSplit')
  if (!addsUp(before.sum, parts)) throw new Refusal('invalid', { parts: 'splitSum' })
  const [first, ...others] = parts
  for (const houseId of new Set(parts.map((part) => part.houseId))) await proveOwnHouse(ctx, houseId)
  await ctx.db
    .updateTable('bilag')
    .set({ ...first!, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
  const made: Expense[] = []
  for (const part of others) {
    const values = { ...expenseRecord.pick(before), ...part, repeat: 'never' } as const
    made.push(await insertExpense(ctx, values, null))
    await attachDocuments(ctx, values.documents)
  }
  await afterSplit(ctx, id, [id, ...made.map((one) => one.id)])
  return [await findExpense(ctx, id), ...made]
}
