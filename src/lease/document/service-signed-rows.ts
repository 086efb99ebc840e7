import type { OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import { Refusal } from '../../base/kit/refusal'
import { selectContractsAndHidden, type ContractRow } from '../contract/service-select'

/** The stored papers of a lease, the Norwegian one first. */
export const leaseRows = (ctx: OwnedCtx, contract: number) =>
  ctx.db
    .selectFrom('signed_lease')
    .selectAll()
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    // This order has `nb` before `en`.
    .orderBy('lang', 'desc')
    .execute()

export type LeaseRow = Awaited<ReturnType<typeof leaseRows>>[number]

/** Deletes the stored lease, because the contract is not signed after all. */
export async function discardLease(ctx: OwnedCtx, contract: number): Promise<void> {
  await ctx.db
    .deleteFrom('signed_lease')
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    .execute()
}

/**
 * Finds a contract that is signed or being signed, also of a deleted house. Refuses with 404, also when its tenants are
 * erased, and when the lease was signed before it was recorded here: only the landlord has its words.
 */
export async function signedContract(ctx: OwnedCtx, id: number, lock: boolean): Promise<ContractRow> {
  const row = await selectContractsAndHidden(ctx)
    .where('contract.id', '=', id)
    .where('contract.signatureType', 'is not', null)
    .where('contract.tenant_erased_at', 'is', null)
    .where('contract.books_from', 'is', null)
    .$if(lock, (select) => select.forNoKeyUpdate('contract'))
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * Contracts of any account that were written here, are signed or being signed and have no stored lease. Their ids are above `after`, and
 * there are at most `limit`. For a job.
 */
export const contractsWithoutStoredLease = (
  db: Db,
  after: number,
  limit: number,
): Promise<{ account_id: number; id: number }[]> =>
  db
    .selectFrom('contract')
    .select(['account_id', 'id'])
    .where('signatureType', 'is not', null)
    .where('tenant_erased_at', 'is', null)
    .where('books_from', 'is', null)
    .where('id', '>', after)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('signed_lease')
            .select('signed_lease.id')
            .whereRef('signed_lease.account_id', '=', 'contract.account_id')
            .whereRef('signed_lease.contract_id', '=', 'contract.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
