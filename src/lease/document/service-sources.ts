import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { FileService } from '../../base/file/service'
import { fileInfos } from '../../base/file/service-uses'
import { Refusal } from '../../base/kit/refusal'
import { maxIncludedPdfBytes, type PaperFile } from '../../base/pdf/model'
import type { ProfileService } from '../../landlord/account/service-profile'
import { houseFacts } from '../../landlord/house/service'
import type { AttachedFile, LeaseData } from '../clauses/model'
import { toTerms, type ContractRow } from '../contract/service-select'
import type { PaperLanguage } from './model'
import type { AttachedReader } from './pdf'
import { leaseData } from './rules-data'

export type AttachmentFiles = Pick<FileService, 'bytes' | 'pictures' | 'pdfsOf' | 'storeVerdict'>

/**
 * Reads the files that a lease includes: pictures, sized for a page, and PDF files up to `maxIncludedPdfBytes` in total. A
 * damaged or missing file is named as such and doesn't stop the others. Throws when the storage doesn't answer.
 */
export async function attachedFiles(
  ctx: OwnedCtx,
  files: Omit<AttachmentFiles, 'storeVerdict'>,
  attached: readonly AttachedFile[],
): Promise<readonly PaperFile[]> {
  let room = maxIncludedPdfBytes
  const known = await files.pdfsOf(
    ctx,
    attached.map(({ url }) => url),
  )
  async function read({ url, type }: AttachedFile): Promise<PaperFile> {
    if (type !== 'application/pdf') {
      const [picture] = await files.pictures(ctx, [url])
      return picture ? { kind: 'picture', ...picture } : { kind: 'unreadable' }
    }
    // A file that is known to be unreadable is not opened again.
    const pdfFacts = known.get(url)
    if (!pdfFacts || pdfFacts.verdict?.pages === 0) return { kind: 'unreadable' }
    const pdf = await files.bytes(ctx, url)
    if (pdf.length > room) return { kind: 'large' }
    room -= pdf.length
    return { kind: 'document', sha256: pdfFacts.sha256, pdf, verdict: pdfFacts.verdict }
  }
  const found: PaperFile[] = []
  // The files are read one after the other, because the space that is left depends on the earlier ones.
  for (const one of attached) {
    found.push(
      await read(one).catch((error: unknown) => {
        if (error instanceof Refusal && error.message === 'fileDamaged') return { kind: 'unreadable' } as const
        throw error
      }),
    )
  }
  return found
}

export interface PaperSourceDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly profile: Pick<ProfileService, 'read'>
  /** The files that are attached to contracts. */
  readonly files: AttachmentFiles
  /** The name of the bank in which the product opens deposit accounts. Left out: it isn't known. */
  readonly depositBank?: string | undefined
}

/** Reads what a paper is drawn from, as it is now. */
export function paperSources({ encryption, profile, files, depositBank }: PaperSourceDeps) {
  /** Reads contract, house and landlord. Refuses with 409 unreadable. */
  async function sourcesOf(ctx: OwnedCtx, row: ContractRow) {
    const contract = toTerms(row, ctx.today, encryption)
    const [landlord, house] = [await profile.read(ctx, 'ssn', 'birthday', 'iban'), await houseFacts(ctx, row.houseId)]
    return { contract, house, landlord }
  }
  return {
    sourcesOf,
    /** Refuses as `sourcesOf` does. */
    leaseOf: async (ctx: OwnedCtx, row: ContractRow): Promise<LeaseData> =>
      leaseData({ ...(await sourcesOf(ctx, row)), files: await fileInfos(ctx, row.documents), depositBank }),

    /**
     * The contract's language. Contracts that were stored before the wizard asked this question have the landlord's own
     * language.
     */
    languageOf: async (ctx: OwnedCtx, row: Pick<ContractRow, 'language'>): Promise<PaperLanguage> =>
      row.language ?? (await profile.read(ctx)).language,

    attachedReader: (ctx: OwnedCtx): AttachedReader => ({
      read: (attached) => attachedFiles(ctx, files, attached),
      onVerdict: files.storeVerdict(ctx),
    }),
  }
}

export type PaperSources = ReturnType<typeof paperSources>
