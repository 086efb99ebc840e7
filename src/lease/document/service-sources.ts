import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { fileInfos } from '../../base/file/service-uses'
import type { ProfileService } from '../../landlord/account/service-profile'
import { houseFacts } from '../../landlord/house/service'
import type { LeaseData } from '../clauses/model'
import { unreadableIn } from '../party/rules'
import { toTerms, type ContractRow } from '../contract/service-select'
import type { AttachedReader } from './pdf'
import type { PaperLanguage } from './model'
import { leaseData, unreadableInLease } from './rules-data'
import { attachedFiles, type AttachmentFiles } from './service-attachments'

export interface PaperSourceDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly profile: Pick<ProfileService, 'read'>
  /** Those that are attached to contracts. */
  readonly files: AttachmentFiles
}

/** What the papers of a contract are drawn from, as it is now. */
export function paperSources({ encryption, profile, files }: PaperSourceDeps) {
  async function sourcesOf(ctx: OwnedCtx, row: ContractRow) {
    const contract = toTerms(row, ctx.today, encryption)
    const [landlord, house] = [await profile.read(ctx), await houseFacts(ctx, row.houseId)]
    return { contract, house, landlord }
  }
  /** The same for a lease. Refuses with 409 unreadable one in which a value that can't be read would stand. */
  async function readableSources(ctx: OwnedCtx, row: ContractRow) {
    const sources = await sourcesOf(ctx, row)
    const missing = unreadableInLease(sources)
    if (missing.length > 0) throw unreadableIn(missing)
    return sources
  }
  return {
    sourcesOf,
    readableSources,

    /** What the lease of a contract says. Refuses as `readableSources` does. */
    leaseOf: async (ctx: OwnedCtx, row: ContractRow): Promise<LeaseData> =>
      leaseData({ ...(await readableSources(ctx, row)), files: await fileInfos(ctx, row.documents) }),

    /** The contract's language; of one written before it was asked, the landlord's own. */
    languageOf: async (ctx: OwnedCtx, row: Pick<ContractRow, 'language'>): Promise<PaperLanguage> =>
      row.language ?? (await profile.read(ctx)).language,

    attachedReader: (ctx: OwnedCtx): AttachedReader => ({
      read: (attached) => attachedFiles(ctx, files, attached),
      onVerdict: files.storeVerdict(ctx),
    }),
  }
}

export type PaperSources = ReturnType<typeof paperSources>
