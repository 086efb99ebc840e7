import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import { scheduleOf } from '../expense/rules-repeat'
import { findExpense, generateAllDue, lockExpense } from '../expense/service'
import { hasSeries, trashWithSeries } from '../expense/service-series'

/**
 * Moves a repeating voucher and all that its repeat has made to the trash folder, as one: what lies there already stays as
 * it was, and `restore` with `series` brings back the others together. The repeat stops; a date that has come and is not made yet
 * is made first, so that none is lost when the series comes back. Refuses with 404, 409 isTrashed,
 * and 409 notRepeated what neither repeats nor has repeated.
 */
export async function trashSeries(ctx: OwnedCtx, id: number): Promise<void> {
  const parent = await lockExpense(ctx, id)
  if (!scheduleOf(parent) && !(await hasSeries(ctx, id))) throw new Refusal('notRepeated')
  await generateAllDue(ctx, id)
  await trashWithSeries(ctx, await findExpense(ctx, id))
}
