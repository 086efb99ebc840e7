import type { OwnedCtx } from '../../base/call/context'
import { unreadableAsEmpty, type Encryption } from '../../base/db/encryption'
import { releaseDocuments } from '../../base/file/service-uses'
import type { ExportedList, TenantErasure } from '../../base/module/shape'
import { ExportedHandover } from './model'
import { handoverEncryption, handoverRows, readContent, openSignatures } from './service-rows'

/** Deletes the handovers of a contract, and releases their photos and papers. The caller has locked the account. */
export async function eraseHandovers(ctx: OwnedCtx, contract: number): Promise<void> {
  const rows = await handoverRows(ctx).where('contract_id', '=', contract).execute()
  // Several handovers may use a file. Each of them was counted for it.
  for (const { photos, signed_documents } of rows) {
    await releaseDocuments(ctx, photos)
    await releaseDocuments(ctx, signed_documents)
  }
  await ctx.db.deleteFrom('handover').where('account_id', '=', ctx.owner).where('contract_id', '=', contract).execute()
}

export const eraseTenantHandovers = (ctx: OwnedCtx, { contract }: Pick<TenantErasure, 'contract'>): Promise<void> =>
  eraseHandovers(ctx, contract)

/** The handovers of all contracts, also of those in deleted houses. */
export const exportedHandovers = (encryption: Pick<Encryption, 'decrypt'>): ExportedList => ({
  path: 'data/handovers.json',
  answer: ExportedHandover,
  async read(ctx) {
    const readable = unreadableAsEmpty(encryption)
    return (await handoverRows(ctx).execute()).map((row) => ({
      id: row.id,
      contractId: row.contract_id,
      kind: row.kind,
      date: row.date,
      content: readContent(row, readable),
      photos: row.photos,
      documents: row.signed_documents,
      signed_on: row.signed_on,
      signed_by: row.signed_by,
      signatures:
        row.signatures !== '' && handoverEncryption.read('signatures', row, readable) === null
          ? null
          : openSignatures(row, readable).map(({ role, name, at }) => ({ role, name, drawn_at: at })),
      sha256: row.signed_by === null ? null : row.paper_sha256,
      created_at: row.created_at,
      updated_at: row.updated_at,
    }))
  },
})
