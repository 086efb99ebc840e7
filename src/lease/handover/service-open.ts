import type { Ctx, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import type { PaperLanguage } from '../document/model'
import { paperAnswer, paperLinks, type PaperRequest } from '../document/service'
import type { PaperLog } from '../document/service-stored'
import type { HandoverPapers } from './service-paper'
import { findHandover, readContent, signedPaper } from './service-rows'
import { findWithTenants } from './service-shown'

export interface OpenHandoverDeps {
  readonly encryption: Pick<Encryption, 'decrypt' | 'lookup'>
  readonly papers: HandoverPapers
  readonly log: PaperLog
}

/** Opens handovers as PDF. */
export function handoverOpening({ encryption, papers, log }: OpenHandoverDeps) {
  const links = paperLinks(encryption, 'handover.link')
  const nameOf = (id: number, lang: PaperLanguage) => `${id}.${lang}`

  return {
    /**
     * Returns a link that opens the PDF for five minutes without a session. A handover that is signed or being signed
     * is always the bytes of its signing. Refuses with 404, 409 `tenantErased` and
     * `unreadable`, and 500 `paperDamaged`.
     */
    async link(ctx: OwnedCtx, contract: number, id: number, asked?: PaperLanguage): Promise<{ url: string }> {
      const row = await findWithTenants(ctx, contract)
      const handover = await findHandover(ctx, contract, id)
      const lang = asked ?? (await papers.languageOf(ctx, row))
      // The content is read here, so that the caller learns at once if it can't be opened.
      if (handover.paper_sha256 === '') readContent(handover, encryption)
      else if (!(await signedPaper(ctx, id, encryption, log))) throw new Refusal('paperDamaged')
      return {
        url: `/api/contract/${contract}/handover/${id}/paper?lang=${lang}&${links.sign(ctx, nameOf(id, lang))}`,
      }
    },

    /**
     * Opens the PDF for its owner's session or a link signed for it. 401 for a caller with neither. A foreign or
     * missing handover, and an expired or forged link, get the same 404. Refuses with 409 `tenantErased` and 500
     * `paperDamaged`.
     */
    async open(ctx: Ctx, contract: number, id: number, { lang, ...link }: PaperRequest): Promise<Bytes> {
      const owned = await links.opened(ctx, contract, nameOf(id, lang), link)
      await findWithTenants(owned, contract)
      const row = await findHandover(owned, contract, id)
      const paper =
        row.paper_sha256 === ''
          ? await papers.draw(owned, row, { signedOn: null, drawn: [] }, lang)
          : await signedPaper(owned, id, encryption, log)
      if (!paper) throw new Refusal('paperDamaged')
      return paperAnswer(paper)
    },
  }
}

export type HandoverOpening = ReturnType<typeof handoverOpening>
