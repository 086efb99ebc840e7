import type { Ctx, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { disposition, maxLinkMs } from '../../base/file/rules'
import { fileInfos } from '../../base/file/service-uses'
import { signedLinks, type Link } from '../../base/file/service-link'
import { addTime } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf, SignedBy } from '../../base/pdf/model'
import { paperName } from '../../base/pdf/rules-name'
import type { ProfileService } from '../../landlord/account/service-profile'
import { actFor } from '../../landlord/session/service'
import { houseFacts } from '../../landlord/house/service'
import { checklistPaper } from '../checklist/pdf'
import type { LeaseData } from '../clauses/model'
import type { PaperKind, PaperLanguage, SignedKind } from './model'
import { leasePaper, type AttachedReader } from './pdf'
import { checklistData, leaseData, partyNames, unreadableInLease } from './rules-data'
import { attachedFiles, type AttachmentFiles } from './service-attachments'
import { frozenLists } from './service-lists'
import { signedLeases, type SignedDeps, type StoredLease } from './service-signed'
import type { Parties } from '../party/model'
import { partiesOf, readable, unreadableIn } from '../party/rules'
import { findContract, toTerms, type ContractRow } from '../contract/service-select'

export interface PaperDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup'>
  readonly profile: Pick<ProfileService, 'read'>
  /** Those that are attached to contracts. */
  readonly files: AttachmentFiles
  readonly log: SignedDeps['log']
  /**
   * The bytes of the file that all have signed electronically; null where there is none. Refuses with 500 paperDamaged.
   * From a later module: signing.
   */
  readonly signedFileOf?: (ctx: OwnedCtx, contract: number, kind: SignedKind) => Promise<Uint8Array | null>
}

/** A stored paper that isn't what was stored: named beside the others, not thrown. */
function ifDamaged(error: unknown): 'damaged' {
  if (error instanceof Refusal && error.reason === 'paperDamaged') return 'damaged'
  throw error
}

/** A contract whose papers can be drawn or given out. Refuses with 404 one whose tenants are erased, and the papers with them. */
function withPapers(row: ContractRow): ContractRow {
  if (row.tenant_erased_at !== null) throw new Refusal('notFound')
  return row
}

/** What a paper is opened with: the language, and the link where there is no session. */
export interface Asked extends Link {
  readonly lang: PaperLanguage
}

/**
 * The papers of a contract. Those of a draft and the handover list are drawn when they are asked for, from what the
 * contract says then; a signed lease is what was stored when it was signed.
 */
export function paperService({ encryption, profile, files, log, signedFileOf }: PaperDeps) {
  const links = signedLinks((plain, purpose) => encryption.lookup(plain, purpose), 'paper.link')
  const nameOf = (id: number, kind: PaperKind, lang: PaperLanguage) => `${id}.${kind}.${lang}`

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
  const partiesIn = async (ctx: OwnedCtx, row: ContractRow): Promise<Parties> => {
    const { contract, landlord } = await sourcesOf(ctx, row)
    return readable(partiesOf(contract, landlord))
  }
  const leaseOf = async (ctx: OwnedCtx, row: ContractRow): Promise<LeaseData> =>
    leaseData({ ...(await readableSources(ctx, row)), files: await fileInfos(ctx, row.documents) })
  const languageOf = async (ctx: OwnedCtx) => (await profile.read(ctx)).language
  const attachedReader = (ctx: OwnedCtx): AttachedReader => ({
    read: (attached) => attachedFiles(ctx, files, attached),
    onVerdict: files.storeVerdict(ctx),
  })
  const signed = signedLeases({ encryption, leaseOf, languageOf, attachedReader, log })

  /** Null for a handover list that isn't written. */
  async function drawChecklist(
    ctx: OwnedCtx,
    row: ContractRow,
    lang: PaperLanguage,
    signedBy: SignedBy = 'hand',
  ): Promise<NamedPdf | null> {
    const data = checklistData(await sourcesOf(ctx, row), lang, signedBy, ctx.today)
    return data && checklistPaper(data, lang, ctx.owner)
  }
  const lists = frozenLists({
    encryption,
    draw: async (ctx, row) => await drawChecklist(ctx, row, await languageOf(ctx), 'bankid'),
    log,
  })

  /** The file that all have signed electronically, under the name of its paper; null where there is none. */
  async function signedFile(ctx: OwnedCtx, row: ContractRow, kind: SignedKind): Promise<NamedPdf | null> {
    const bytes = await signedFileOf?.(ctx, row.id, kind)
    if (!bytes) return null
    return { bytes, name: paperName(partyNames(await sourcesOf(ctx, row)), kind) }
  }

  /** The handover list as all have signed it, else as it was sent to be signed; null where it wasn't. */
  const sentList = async (ctx: OwnedCtx, row: ContractRow): Promise<NamedPdf | null> =>
    (await signedFile(ctx, row, 'checklist')) ?? (await lists.find(ctx, row.id))

  /** The same, and else as it is drawn now; null where none is written. */
  const handover = async (ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage): Promise<NamedPdf | null> =>
    (await sentList(ctx, row)) ?? (await drawChecklist(ctx, row, lang))

  /** Of a contract that is signed or being signed: what all have signed electronically, else what was stored to be signed. */
  const signedLease = async (ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage): Promise<NamedPdf> =>
    (await signedFile(ctx, row, 'contract')) ?? (await signed.open(ctx, row, lang))

  /** The paper as it is now; null for a handover list that isn't written. Refuses with 500 paperDamaged what isn't what was stored. */
  async function paperOf(ctx: OwnedCtx, row: ContractRow, kind: PaperKind, lang: PaperLanguage) {
    if (kind === 'checklist') return await handover(ctx, row, lang)
    if (row.signatureType !== null) return await signedLease(ctx, row, lang)
    const lease = await leaseOf(ctx, row)
    const asked = kind === 'signing' ? { ...lease, isDraft: false } : lease
    return await leasePaper(asked, lang, ctx.owner, attachedReader(ctx))
  }

  return {
    signed,

    /** The handover list for the export; null where none is written, or its tenants are erased. Writes nothing. */
    async handover(ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage): Promise<Pick<StoredLease, 'paper'> | null> {
      if (row.tenant_erased_at !== null) return null
      const paper = await handover(ctx, row, lang).catch(ifDamaged)
      return paper && { paper: paper === 'damaged' ? null : paper }
    },

    /**
     * The papers of a contract that are signed electronically, by kind: `prepare` draws one, and what it answers stores
     * it; `find` gives the bytes that were stored, which are those to send; `discard` takes them back when the signing
     * is withdrawn.
     */
    electronic: {
      contract: {
        prepare: (ctx: OwnedCtx, row: ContractRow) => signed.prepare(ctx, row, { signedBy: 'bankid' }),
        find: (ctx: OwnedCtx, contract: number) => signed.find(ctx, contract),
        discard: (ctx: OwnedCtx, contract: number) => signed.discard(ctx, contract),
      },
      checklist: lists,
    } satisfies Record<SignedKind, unknown>,

    /**
     * The leases of a contract for the export: what all have signed electronically, else all that are stored of a signed
     * one, else one as it is drawn now; none whose tenants are erased. Writes nothing.
     */
    async leases(ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage): Promise<StoredLease[]> {
      if (row.tenant_erased_at !== null) return []
      const file = await signedFile(ctx, row, 'contract').catch(ifDamaged)
      if (file !== null) return [{ lang, paper: file === 'damaged' ? null : file }]
      const stored = row.signatureType === null ? [] : await signed.stored(ctx, row.id)
      if (stored.length > 0) return stored
      return [{ lang, paper: await leasePaper(await leaseOf(ctx, row), lang, ctx.owner, attachedReader(ctx)) }]
    },

    /**
     * A link to the paper, which opens it for five minutes without a session. Refuses with 404, also for a handover list
     * that isn't written, with 409 unreadable and with 500 paperDamaged.
     */
    async link(ctx: OwnedCtx, id: number, kind: PaperKind, lang: PaperLanguage): Promise<{ url: string }> {
      const row = withPapers(await findContract(ctx, id))
      if (kind === 'checklist' && row.checkList === null) throw new Refusal('notFound')
      // Whoever asks is told at once that there is nothing to open.
      if (kind === 'checklist') await ((await sentList(ctx, row)) ?? partiesIn(ctx, row))
      else await (row.signatureType === null ? readableSources(ctx, row) : signedLease(ctx, row, lang))
      const query = links.sign(ctx.now, ctx.owner, nameOf(id, kind, lang), addTime(ctx.now, maxLinkMs))
      return { url: `/api/contract/${id}/paper/${kind}?lang=${lang}&${query}` }
    },

    /**
     * The paper itself, for its owner's session or a link signed for it. 401 for a caller who brings neither; foreign,
     * missing, expired and forged are the same 404. Refuses with 500 paperDamaged.
     */
    async open(ctx: Ctx, id: number, kind: PaperKind, { lang, ...link }: Asked): Promise<Bytes> {
      if (ctx.owner === null && !link.signature) throw new Refusal('unauthorized')
      // Found by its id alone, because a link carries no account; whose it is decides the next line.
      const found = await ctx.db.selectFrom('contract').select('account_id').where('id', '=', id).executeTakeFirst()
      if (
        !found ||
        (found.account_id !== ctx.owner && !links.isSigned(ctx, found.account_id, nameOf(id, kind, lang), link))
      )
        throw new Refusal('notFound')
      const owned = { ...ctx, owner: actFor(found.account_id) }
      const paper = await paperOf(owned, withPapers(await findContract(owned, id)), kind, lang)
      if (!paper) throw new Refusal('notFound')
      return {
        headers: {
          'content-type': 'application/pdf',
          'content-length': String(paper.bytes.length),
          'content-disposition': disposition('application/pdf', paper.name),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
          'cache-control': 'private, no-store',
        },
        body: paper.bytes,
      }
    },
  }
}

export type PaperService = ReturnType<typeof paperService>
