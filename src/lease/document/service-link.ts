import type { Ctx, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { disposition, maxLinkMs } from '../../base/file/rules'
import { signedLinks, type Link } from '../../base/file/service-link'
import { addTime } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf } from '../../base/pdf/model'
import { actFor } from '../../landlord/session/service'

/** Links to papers of contracts, which open without a session for five minutes. `purpose` keeps links of different kinds apart. */
export function paperLinks(encryption: Pick<Encryption, 'lookup'>, purpose: string) {
  const links = signedLinks((plain, kind) => encryption.lookup(plain, kind), purpose)
  return {
    /** The query of a link to the paper of that name. */
    sign: (ctx: OwnedCtx, name: string): string => links.sign(ctx.now, ctx.owner, name, addTime(ctx.now, maxLinkMs)),

    /**
     * The account to act for: of its owner's session, or of a link signed for the paper. 401 for a caller who brings
     * neither; foreign, missing, expired and forged are the same 404.
     */
    async opened(ctx: Ctx, contract: number, name: string, link: Link): Promise<OwnedCtx> {
      if (ctx.owner === null && !link.signature) throw new Refusal('unauthorized')
      // Found by its id alone, because a link carries no account; whose it is decides the next line.
      const found = await ctx.db
        .selectFrom('contract')
        .select('account_id')
        .where('id', '=', contract)
        .executeTakeFirst()
      if (!found || (found.account_id !== ctx.owner && !links.isSigned(ctx, found.account_id, name, link)))
        throw new Refusal('notFound')
      return { ...ctx, owner: actFor(found.account_id) }
    },
  }
}

/** A paper as the answer of a call. */
export const paperAnswer = ({ bytes, name }: NamedPdf): Bytes => ({
  headers: {
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': disposition('application/pdf', name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  },
  body: bytes,
})
