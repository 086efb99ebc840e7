import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { releaseDocuments } from '../../base/file/service-uses'
import { Refusal } from '../../base/kit/refusal'
import { returnVoucher } from '../../landlord/plan/service'
import type { RestoreForm, TrashType } from './model'

/** What the module of a kind does with its records in the trash folder. Whoever calls it holds the account. */
export interface TrashKind {
  /** The record, held against a parallel change; undefined for one that isn't the caller's, or is hidden with its house. */
  readonly lock: (
    ctx: OwnedCtx,
    id: number,
  ) => Promise<
    { readonly houseId: number; readonly documents: readonly string[]; readonly isTrashed: boolean } | undefined
  >
  readonly restore: (ctx: OwnedCtx, id: number) => Promise<void>
  /** Restores all that was moved there together with it; false when nothing of that kind lies there. */
  readonly restoreSeries?: (ctx: OwnedCtx, id: number) => Promise<boolean>
  /** Deletes it for good. */
  readonly remove: (ctx: OwnedCtx, id: number) => Promise<void>
}

/** The trash folder (docs/rules.md#trash): `kinds` are the modules whose records lie there. */
export function trashService(kinds: Readonly<Record<TrashType, TrashKind>>) {
  /** The record, locked with its account until the action ends. Refuses with 404 also what is of another kind. */
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
     * Takes a record out of the trash folder. It still counts among the vouchers, so nothing is counted; a
     * repeat stays stopped. With `series` all comes back that was moved there together with it. Refuses with 404 also when
     * house or id of the body are not those of the record, with 409 notTrashed.
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
     * Deletes a record in the trash folder for good, with its files, and gives its place back. What a repeat has made
     * stays. Refuses with 404, and with 409 notTrashed.
     */
    async removeForGood(ctx: OwnedCtx, type: TrashType, id: number): Promise<void> {
      const record = await lockRecord(ctx, type, id)
      checkTrashed(record)
      await kinds[type].remove(ctx, id)
      await releaseDocuments(ctx, record.documents)
      await returnVoucher(ctx)
    },
  }
}

export type TrashService = ReturnType<typeof trashService>
