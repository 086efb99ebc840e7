import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import { scheduleOf } from '../expense/rules-repeat'
import { findExpense, lockExpense } from '../expense/service-select'
import { generateAllDue } from '../expense/service-repeat'
import { hasSeries, trashWithSeries } from '../expense/service-series'

/**
 * Moves a repeating voucher and its vouchers to the trash folder, and stops the repeat. Vouchers
 * already in the trash folder don't change. `restore` with `series` brings back all vouchers that
 * were moved here. Due dates are generated first, so that the restored series is complete. Refuses
 * with 404, 409 isTrashed, and 409 notRepeated for a voucher that never repeated.
 */
export async function trashSeries(ctx: OwnedCtx, id: number): Promise<void> {
  const parent = await lockExpense(ctx, id)
  if (!scheduleOf(parent) && !(await hasSeries(ctx, id))) throw new Refusal('notRepeated')
  await generateAllDue(ctx, id)
  await trashWithSeries(ctx, await findExpense(ctx, id))
}
