import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { releaseDocuments } from '../../base/file/service-uses'
import { Refusal } from '../../base/kit/refusal'
import { uncountVouchers } from '../../landlord/plan/service'
import type { RestoreForm, TrashType } from './model'

/** The trash folder's steps for one kind of record. The caller has locked the account. */
export interface TrashHandler {
  /**
   * Locks a record until the action ends. Undefined if the record doesn't belong to the caller, or its house is
   * deleted.
   */
  readonly lock: (
    ctx: OwnedCtx,
    id: number,
  ) => Promise<
    { readonly houseId: number; readonly documents: readonly string[]; readonly isTrashed: boolean } | undefined
  >
  readonly restore: (ctx: OwnedCtx, id: number) => Promise<void>
  /** Restores everything that was moved to the trash folder together. Returns false if it finds nothing. */
  readonly restoreSeries?: (ctx: OwnedCtx, id: number) => Promise<boolean>
  readonly remove: (ctx: OwnedCtx, id: number) => Promise<void>
}

/** docs/rules/books.md#trash */
export function trashService(kinds: Readonly<Record<TrashType, TrashHandler>>) {
  /** Locks a record and the account until the action ends. Refuses with 404, also for a record of another kind. */
  async function lockRecord(ctx: OwnedCtx, type: TrashType, id: number) {
    await lockAccount(ctx)
    const found = await kinds[type].lock(ctx, id)
    if (!found) throw new Refusal('notFound')
    return found
  }

  const checkTrashed = ({ isTrashed }: { readonly isTrashed: boolean }): void => {
    if (!isTrashed) throw new Refusal('notTrashed')
  }

  return {
    /**
     * Restores a record. It still has its place in the plan, so the count doesn't change. A repeat stays stopped.
     * `series` also restores what was moved together with the record. Refuses with 409 notTrashed, and with 404, also
     * if the body has another id or house than the record.
     */
    async restore(ctx: OwnedCtx, id: number, { id: named = id, type, houseId, series }: RestoreForm): Promise<void> {
      if (named !== id) throw new Refusal('notFound')
      const record = await lockRecord(ctx, type, id)
      if (record.houseId !== houseId) throw new Refusal('notFound')
      if (series && (await kinds[type].restoreSeries?.(ctx, id))) return
      checkTrashed(record)
      await kinds[type].restore(ctx, id)
    },

    /**
     * Deletes a record and its files for good, and frees its place in the plan. Refuses with 404, and with 409
     * notTrashed.
     */
    async removeForGood(ctx: OwnedCtx, type: TrashType, id: number): Promise<void> {
      const record = await lockRecord(ctx, type, id)
      checkTrashed(record)
      await kinds[type].remove(ctx, id)
      await releaseDocuments(ctx, record.documents)
      await uncountVouchers(ctx)
    },
  }
}

export type TrashService = ReturnType<typeof trashService>
