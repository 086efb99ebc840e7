import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { ContractRow } from '../contract/service-select'
import type { PaperLanguage } from './model'
import type { CountingPapers } from './service-papers'
import type { StoredLease } from './service-signed-store'

/** A stored paper that isn't what was stored: named beside the others, not thrown. */
function ifDamaged(error: unknown): 'damaged' {
  if (error instanceof Refusal && error.reason === 'paperDamaged') return 'damaged'
  throw error
}

/** The papers of a contract for the export; none whose tenants are erased. Writes nothing. */
export const exportedPapers = ({ signed, signedFile, paperOf, drawLease }: CountingPapers) => ({
  /** The handover list; null where none is written. */
  async handover(ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage): Promise<Pick<StoredLease, 'paper'> | null> {
    if (row.tenant_erased_at !== null) return null
    const paper = await paperOf(ctx, row, 'checklist', lang).catch(ifDamaged)
    return paper && { paper: paper === 'damaged' ? null : paper }
  },

  /** What all have signed electronically, else all leases that are stored of a signed contract, else one as it is drawn now. */
  async leases(ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage): Promise<StoredLease[]> {
    if (row.tenant_erased_at !== null) return []
    const file = await signedFile(ctx, row, 'contract').catch(ifDamaged)
    if (file !== null) return [{ lang, paper: file === 'damaged' ? null : file }]
    const stored = row.signatureType === null ? [] : await signed.stored.all(ctx, row.id)
    return stored.length > 0 ? stored : [{ lang, paper: await drawLease(ctx, row, lang, 'contract') }]
  },
})
