import type { Ctx, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { disposition, maxLinkMs } from '../../base/file/rules'
import { fileInfos } from '../../base/file/service-uses'
import { signedLinks, type Link } from '../../base/file/service-link'
import { addTime } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import type { Paper } from '../../base/pdf/model'
import type { ProfileService } from '../../landlord/account/service-profile'
import { actFor } from '../../landlord/account/service-session'
import { houseFacts } from '../../landlord/house/service'
import { checklistPaper } from '../checklist/pdf'
import type { PaperKind, PaperLanguage } from './model'
import { leasePaper } from './pdf'
import { checklistData, leaseData } from './rules-data'
import { findContract, toContract, type ContractRow } from '../contract/service-select'

export interface PaperDeps {
  readonly encryption: Pick<Encryption, 'decrypt' | 'lookup'>
  readonly profile: Pick<ProfileService, 'read'>
}

interface Asked extends Link {
  readonly lang: PaperLanguage
}

/** The papers of a contract: drawn when they are asked for, from what the contract says then. */
export function paperService({ encryption, profile }: PaperDeps) {
  const links = signedLinks((plain, purpose) => encryption.lookup(plain, purpose), 'paper.link')
  const nameOf = (id: number, kind: PaperKind, lang: PaperLanguage) => `${id}.${kind}.${lang}`

  /** The lease; null for a handover list that isn't written. */
  async function draw(ctx: OwnedCtx, row: ContractRow, kind: PaperKind, lang: PaperLanguage): Promise<Paper | null> {
    const contract = toContract(row, ctx.today, encryption)
    const [landlord, house] = [await profile.read(ctx), await houseFacts(ctx, row.houseId)]
    if (kind === 'contract')
      return leasePaper(
        leaseData({ contract, house, landlord, files: await fileInfos(ctx, row.documents) }),
        lang,
        ctx.owner,
      )
    const data = checklistData({ contract, house, landlord }, lang)
    return data && checklistPaper(data, lang, ctx.owner)
  }

  return {
    draw,

    /** A link to the paper, which opens it for five minutes without a session. Refuses with 404, also for a handover list that isn't written. */
    async link(ctx: OwnedCtx, id: number, kind: PaperKind, lang: PaperLanguage): Promise<{ url: string }> {
      const { checkList } = await findContract(ctx, id)
      if (kind === 'checklist' && checkList === null) throw new Refusal('notFound')
      const query = links.sign(ctx.now, ctx.owner, nameOf(id, kind, lang), addTime(ctx.now, maxLinkMs))
      return { url: `/api/contract/${id}/paper/${kind}?lang=${lang}&${query}` }
    },

    /**
     * The paper itself, for its owner's session or a link signed for it. 401 for a caller who brings neither; foreign,
     * missing, expired and forged are the same 404.
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
      const paper = await draw(owned, await findContract(owned, id), kind, lang)
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
