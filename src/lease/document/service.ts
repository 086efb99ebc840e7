import type { Ctx, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { contentDisposition, maxLinkMs } from '../../base/file/rules'
import { signedLinks, type LinkSignature } from '../../base/file/service-link'
import { fileInfos } from '../../base/file/service-uses'
import { addTime } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf, SigningMethod } from '../../base/pdf/model'
import { paperName } from '../../base/pdf/rules-name'
import { actAsOwner } from '../../landlord/credentials/service-session'
import { checklistPaper } from '../checklist/pdf'
import { findContract, type ContractRow } from '../contract/service-select'
import type { PaperKey, SinglePaper } from '../contract/model-signing'
import type { PaperKind, PaperLanguage } from './model'
import { leasePaper } from './pdf'
import { checklistData, partyNames } from './rules-data'
import { frozenLists } from './service-lists'
import { type PaperLog } from './service-stored'
import { signedLeases } from './service-signed'
import { type StoredLease } from './service-signed-store'
import { discardLease } from './service-signed-rows'
import { paperSources, type PaperSourceDeps } from './service-sources'

export interface PaperDeps extends PaperSourceDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup'>
  readonly log: PaperLog
  /**
   * The bytes of the file that all have signed electronically. Null when there is none. Refuses with 500
   * `paperDamaged`. The later module `signing` provides it.
   */
  readonly signedFileOf?: (ctx: OwnedCtx, contract: number, paper: PaperKey) => Promise<Uint8Array | null>
}

/**
 * Reads the paper that counts: what all have signed, otherwise what was stored to be signed, otherwise what is drawn
 * now.
 */
function countingPapers({ encryption, log, signedFileOf, ...deps }: PaperDeps) {
  const sources = paperSources({ encryption, ...deps })
  const { sourcesOf, leaseOf, languageOf, attachedReader } = sources
  const signed = signedLeases(sources, encryption, log)

  /** Draws the handover list. Null when none is written. */
  async function drawList(ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage, signedBy: SigningMethod) {
    const data = checklistData(await sourcesOf(ctx, row), lang, signedBy, ctx.today)
    return data && checklistPaper(data, lang, ctx.owner)
  }
  const lists = frozenLists({
    encryption,
    draw: async (ctx, row) => await drawList(ctx, row, await languageOf(ctx, row), 'bankid'),
    log,
  })

  /** The file that all have signed, under the name of its paper. Null when there is none. */
  async function signedFile(ctx: OwnedCtx, row: ContractRow, kind: SinglePaper): Promise<NamedPdf | null> {
    const bytes = await signedFileOf?.(ctx, row.id, kind)
    return bytes ? { bytes, name: paperName(partyNames(await sourcesOf(ctx, row)), kind) } : null
  }

  /** The handover list as all have signed it, otherwise as it was sent to be signed. Null when it wasn't sent. */
  const sentList = async (ctx: OwnedCtx, row: ContractRow): Promise<NamedPdf | null> =>
    (await signedFile(ctx, row, 'checklist')) ?? (await lists.find(ctx, row.id))

  /**
   * The lease of a contract that is signed or being signed: what all have signed electronically, otherwise what was
   * stored to be signed.
   */
  const signedLease = async (ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage): Promise<NamedPdf> =>
    row.books_from === null
      ? ((await signedFile(ctx, row, 'contract')) ?? (await signed.open(ctx, row, lang)))
      : await existingLease(ctx, row)

  /** The PDF of a lease that was signed before it was recorded here. Refuses with 404 if the landlord added none. */
  async function existingLease(ctx: OwnedCtx, row: ContractRow): Promise<NamedPdf> {
    const urls = row.signed_paper === null ? row.signed_documents : [row.signed_paper]
    const [only, ...others] = await fileInfos(ctx, urls)
    if (only?.type !== 'application/pdf' || others.length > 0) throw new Refusal('notFound')
    return {
      bytes: await deps.files.bytes(ctx, only.url),
      name: paperName(partyNames(await sourcesOf(ctx, row)), 'contract'),
    }
  }

  /** Draws a lease. A draft has the mark of a draft, unless it is drawn to be signed. */
  async function drawLease(ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage, kind: PaperKind): Promise<NamedPdf> {
    const lease = await leaseOf(ctx, row)
    const asked = kind === 'signing' ? { ...lease, isDraft: false } : lease
    return await leasePaper(asked, lang, ctx.owner, attachedReader(ctx))
  }

  /**
   * The paper that counts. Null for a handover list that isn't written. Refuses with 500 paperDamaged for changed
   * bytes.
   */
  async function paperOf(
    ctx: OwnedCtx,
    row: ContractRow,
    kind: PaperKind,
    lang: PaperLanguage,
  ): Promise<NamedPdf | null> {
    if (kind === 'checklist') return (await sentList(ctx, row)) ?? (await drawList(ctx, row, lang, 'hand'))
    if (row.signatureType !== null) return await signedLease(ctx, row, lang)
    return await drawLease(ctx, row, lang, kind)
  }

  return {
    sources,
    signed,
    lists,
    signedFile,
    sentList,
    signedLease,
    drawLease,
    paperOf,
  }
}

export type CountingPapers = ReturnType<typeof countingPapers>

/** Links that open a paper without a session for five minutes. `purpose` separates links of different kinds. */
export function paperLinks(encryption: Pick<Encryption, 'lookup'>, purpose: string) {
  const links = signedLinks((plain, kind) => encryption.lookup(plain, kind), purpose)
  return {
    sign: (ctx: OwnedCtx, name: string): string => links.sign(ctx.now, ctx.owner, name, addTime(ctx.now, maxLinkMs)),

    /**
     * The context of the session's owner, or of a link signed for the paper. 401 for a caller with neither. A foreign
     * or missing contract, and an expired or forged link, get the same 404.
     */
    async opened(ctx: Ctx, contract: number, name: string, link: LinkSignature): Promise<OwnedCtx> {
      if (ctx.owner === null && !link.signature) throw new Refusal('unauthorized')
      // Found by its id only, because a link has no account. The next line checks whose it is.
      const found = await ctx.db
        .selectFrom('contract')
        .select('account_id')
        .where('id', '=', contract)
        .executeTakeFirst()
      if (!found || (found.account_id !== ctx.owner && !links.isSigned(ctx, found.account_id, name, link)))
        throw new Refusal('notFound')
      return { ...ctx, owner: actAsOwner(found.account_id) }
    },
  }
}

export const paperAnswer = ({ bytes, name }: NamedPdf): Bytes => ({
  headers: {
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': contentDisposition('application/pdf', name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  },
  body: bytes,
})

/** Returns `damaged` for a paper that isn't what was stored, so that the export names it instead of failing. */
function ifDamaged(error: unknown): 'damaged' {
  if (error instanceof Refusal && error.reason === 'paperDamaged') return 'damaged'
  throw error
}

/** Papers for the export. There are none when the tenants are erased. Nothing is stored. */
const exportedPapers = ({ signed, signedFile, paperOf, drawLease }: CountingPapers) => ({
  /** The handover list. Null when none is written. */
  async handover(ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage): Promise<Pick<StoredLease, 'paper'> | null> {
    if (row.tenant_erased_at !== null) return null
    const paper = await paperOf(ctx, row, 'checklist', lang).catch(ifDamaged)
    return paper && { paper: paper === 'damaged' ? null : paper }
  },

  /** The leases: the paper that all have signed electronically, otherwise all stored ones, otherwise one drawn now. */
  async leases(ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage): Promise<StoredLease[]> {
    // A lease that was signed before it was recorded here is among the files that the landlord added.
    if (row.tenant_erased_at !== null || row.books_from !== null) return []
    const file = await signedFile(ctx, row, 'contract').catch(ifDamaged)
    if (file !== null) return [{ lang, paper: file === 'damaged' ? null : file }]
    const stored = row.signatureType === null ? [] : await signed.stored.all(ctx, row.id)
    return stored.length > 0 ? stored : [{ lang, paper: await drawLease(ctx, row, lang, 'contract') }]
  },
})

/** Finds a contract. Refuses with 404 when the tenants are erased, because their papers are erased too. */
async function findWithPapers(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  const row = await findContract(ctx, id)
  if (row.tenant_erased_at !== null) throw new Refusal('notFound')
  return row
}

/** The language of a paper, and the link of a caller without a session. */
export interface PaperRequest extends LinkSignature {
  readonly lang: PaperLanguage
}

/**
 * Papers of a draft, and the handover list, are drawn on request. A signed lease is the one that was stored when it was
 * signed.
 */
export function paperService(deps: PaperDeps) {
  const papers = countingPapers(deps)
  const { sources, signed, lists, sentList, signedLease, paperOf } = papers
  const links = paperLinks(deps.encryption, 'paper.link')
  const nameOf = (id: number, kind: PaperKind, lang: PaperLanguage) => `${id}.${kind}.${lang}`

  return {
    signed,
    ...exportedPapers(papers),

    /**
     * The papers that are signed electronically, by kind. `prepare` draws a paper, and the returned function stores it.
     * `find` returns the stored bytes, which are sent to be signed. `discard` deletes them when the signing is
     * withdrawn.
     */
    electronic: {
      contract: {
        prepare: (ctx: OwnedCtx, row: ContractRow) => signed.prepare(ctx, row, 'bankid'),
        find: signed.stored.find,
        discard: discardLease,
      },
      checklist: lists,
    } satisfies Record<SinglePaper, unknown>,

    /**
     * Returns a link that opens a paper for five minutes without a session. Without `asked`, the paper is in the
     * contract's language. Refuses with 404, also for a handover list that isn't written, with 409 `unreadable` and
     * with 500 `paperDamaged`.
     */
    async link(ctx: OwnedCtx, id: number, kind: PaperKind, asked?: PaperLanguage): Promise<{ url: string }> {
      const row = await findWithPapers(ctx, id)
      const lang = asked ?? (await sources.languageOf(ctx, row))
      if (kind === 'checklist' && row.checkList === null) throw new Refusal('notFound')
      // The paper is read here, so that the caller learns at once if there is nothing to open.
      if (kind === 'checklist') await ((await sentList(ctx, row)) ?? sources.sourcesOf(ctx, row))
      else await (row.signatureType === null ? sources.sourcesOf(ctx, row) : signedLease(ctx, row, lang))
      return { url: `/api/contract/${id}/paper/${kind}?lang=${lang}&${links.sign(ctx, nameOf(id, kind, lang))}` }
    },

    /**
     * Opens a paper for its owner's session or a link signed for it. 401 for a caller with neither. A foreign or
     * missing paper, and an expired or forged link, get the same 404. Refuses with 500 `paperDamaged`.
     */
    async open(ctx: Ctx, id: number, kind: PaperKind, { lang, ...link }: PaperRequest): Promise<Bytes> {
      const owned = await links.opened(ctx, id, nameOf(id, kind, lang), link)
      const paper = await paperOf(owned, await findWithPapers(owned, id), kind, lang)
      if (!paper) throw new Refusal('notFound')
      return paperAnswer(paper)
    },
  }
}

export type PaperService = ReturnType<typeof paperService>
