import { reopenMatched } from '../../bank/matching/service-matched'
import type { OwnedCtx } from '../../base/call/context'
import { trashedItems } from '../../books/depreciation/service-trash'
import { trashedExpenses } from '../../books/expense/service-trash'
import { trashedIncomes } from '../../books/income/service-trash'
import { trashService, type TrashKind } from '../../books/trash/service'

/** A kind whose records movements at the bank are matched with: those are open again when one is deleted for good. */
const matched = (kind: TrashKind, reopen: (ctx: OwnedCtx, id: number) => Promise<void>): TrashKind => ({
  ...kind,
  remove: async (ctx, id) => {
    await reopen(ctx, id)
    await kind.remove(ctx, id)
  },
})

/** The trash folder with the modules whose records lie there. */
export const trash = trashService({
  bilag: matched(trashedExpenses, (ctx, id) => reopenMatched(ctx, { bilagIds: [id] })),
  'income-bilag': matched(trashedIncomes, (ctx, incomeId) => reopenMatched(ctx, { incomeId })),
  'depreciation-bilag': trashedItems,
})
