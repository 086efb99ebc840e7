import type { Ctx, OwnedCtx } from '../../base/call/context'
import type { Link } from '../../base/file/service-link'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import { partiesOf, readable } from '../party/rules'
import { findContract, type ContractRow } from '../contract/service-select'
import type { PaperKind, PaperLanguage, SignedKind } from './model'
import { exportedPapers } from './service-exported'
import { paperAnswer, paperLinks } from './service-link'
import { countingPapers, type PaperDeps } from './service-papers'
import { discardLease } from './service-signed-rows'

/** A contract whose papers can be drawn or given out. Refuses with 404 one whose tenants are erased, and the papers with them. */
async function findWithPapers(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  const row = await findContract(ctx, id)
  if (row.tenant_erased_at !== null) throw new Refusal('notFound')
  return row
}

/** What a paper is opened with: the language, and the link where there is no session. */
export interface PaperRequest extends Link {
  readonly lang: PaperLanguage
}

/**
 * The papers of a contract. Those of a draft and the handover list are drawn when they are asked for, from what the
 * contract says then; a signed lease is what was stored when it was signed.
 */
export function paperService(deps: PaperDeps) {
  const papers = countingPapers(deps)
  const { sources, signed, lists, sentList, signedLease, paperOf } = papers
  const links = paperLinks(deps.encryption, 'paper.link')
  const nameOf = (id: number, kind: PaperKind, lang: PaperLanguage) => `${id}.${kind}.${lang}`

  /** Refuses with 409 unreadable a handover list of which a party can't be read. */
  async function checkParties(ctx: OwnedCtx, row: ContractRow): Promise<void> {
    const { contract, landlord } = await sources.sourcesOf(ctx, row)
    readable(partiesOf(contract, landlord))
  }

  return {
    signed,
    ...exportedPapers(papers),

    /**
     * The papers of a contract that are signed electronically, by kind: `prepare` draws one, and what it answers stores
     * it; `find` gives the bytes that were stored, which are those to send; `discard` takes them back when the signing
     * is withdrawn.
     */
    electronic: {
      contract: {
        prepare: (ctx: OwnedCtx, row: ContractRow) => signed.prepare(ctx, row, 'bankid'),
        find: signed.stored.find,
        discard: discardLease,
      },
      checklist: lists,
    } satisfies Record<SignedKind, unknown>,

    /**
     * A link to the paper, which opens it for five minutes without a session; left out, it is in the contract's language. Refuses with 404, also for a handover list
     * that isn't written, with 409 unreadable and with 500 paperDamaged.
     */
    async link(ctx: OwnedCtx, id: number, kind: PaperKind, asked?: PaperLanguage): Promise<{ url: string }> {
      const row = await findWithPapers(ctx, id)
      const lang = asked ?? (await sources.languageOf(ctx, row))
      if (kind === 'checklist' && row.checkList === null) throw new Refusal('notFound')
      // Whoever asks is told at once that there is nothing to open.
      if (kind === 'checklist') await ((await sentList(ctx, row)) ?? checkParties(ctx, row))
      else await (row.signatureType === null ? sources.readableSources(ctx, row) : signedLease(ctx, row, lang))
      return { url: `/api/contract/${id}/paper/${kind}?lang=${lang}&${links.sign(ctx, nameOf(id, kind, lang))}` }
    },

    /**
     * The paper itself, for its owner's session or a link signed for it. 401 for a caller who brings neither; foreign,
     * missing, expired and forged are the same 404. Refuses with 500 paperDamaged.
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
