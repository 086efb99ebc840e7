import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { NamedPdf, SignedBy } from '../../base/pdf/model'
import { paperName } from '../../base/pdf/rules-name'
import { checklistPaper } from '../checklist/pdf'
import type { ContractRow } from '../contract/service-select'
import type { PaperKind, PaperLanguage, SignedKind } from './model'
import { leasePaper } from './pdf'
import { checklistData, partyNames } from './rules-data'
import { frozenLists } from './service-lists'
import { signedLeases } from './service-signed'
import { paperSources, type PaperSourceDeps } from './service-sources'
import type { PaperLog } from './service-stored'

export interface PaperDeps extends PaperSourceDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup'>
  readonly log: PaperLog
  /**
   * The bytes of the file that all have signed electronically; null where there is none. Refuses with 500 paperDamaged.
   * From a later module: signing.
   */
  readonly signedFileOf?: (ctx: OwnedCtx, contract: number, kind: SignedKind) => Promise<Uint8Array | null>
}

/** The papers of a contract as they count: what all have signed, else what was stored to be signed, else what is drawn now. */
export function countingPapers({ encryption, log, signedFileOf, ...deps }: PaperDeps) {
  const sources = paperSources({ encryption, ...deps })
  const { sourcesOf, leaseOf, languageOf, attachedReader } = sources
  const signed = signedLeases(sources, encryption, log)

  /** Null for a handover list that isn't written. */
  async function drawList(ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage, signedBy: SignedBy) {
    const data = checklistData(await sourcesOf(ctx, row), lang, signedBy, ctx.today)
    return data && checklistPaper(data, lang, ctx.owner)
  }
  const lists = frozenLists({
    encryption,
    draw: async (ctx, row) => await drawList(ctx, row, await languageOf(ctx, row), 'bankid'),
    log,
  })

  /** The file that all have signed electronically, under the name of its paper; null where there is none. */
  async function signedFile(ctx: OwnedCtx, row: ContractRow, kind: SignedKind): Promise<NamedPdf | null> {
    const bytes = await signedFileOf?.(ctx, row.id, kind)
    return bytes ? { bytes, name: paperName(partyNames(await sourcesOf(ctx, row)), kind) } : null
  }

  /** The handover list as all have signed it, else as it was sent to be signed; null where it wasn't. */
  const sentList = async (ctx: OwnedCtx, row: ContractRow): Promise<NamedPdf | null> =>
    (await signedFile(ctx, row, 'checklist')) ?? (await lists.find(ctx, row.id))

  /** Of a contract that is signed or being signed: what all have signed electronically, else what was stored to be signed. */
  const signedLease = async (ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage): Promise<NamedPdf> =>
    (await signedFile(ctx, row, 'contract')) ?? (await signed.open(ctx, row, lang))

  /** The lease as it is drawn now: of a draft with its mark, unless it is drawn to be signed. */
  async function drawLease(ctx: OwnedCtx, row: ContractRow, lang: PaperLanguage, kind: PaperKind): Promise<NamedPdf> {
    const lease = await leaseOf(ctx, row)
    const asked = kind === 'signing' ? { ...lease, isDraft: false } : lease
    return await leasePaper(asked, lang, ctx.owner, attachedReader(ctx))
  }

  /** Null for a handover list that isn't written. Refuses with 500 paperDamaged what isn't what was stored. */
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
