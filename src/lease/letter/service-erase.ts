import type { OwnedCtx } from '../../base/call/context'
import { releaseDocuments } from '../../base/file/service-uses'
import type { TenantErasure } from '../../base/module/shape'

/** Deletes the letters to the tenants of a contract, their protests, and the files of signed addenda. */
export async function eraseTenantLetters(ctx: OwnedCtx, { contract }: Pick<TenantErasure, 'contract'>): Promise<void> {
  const gone = await ctx.db
    .deleteFrom('contract_letter')
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    .returning('signed_documents')
    .execute()
  await releaseDocuments(
    ctx,
    gone.flatMap(({ signed_documents }) => signed_documents),
  )
}
