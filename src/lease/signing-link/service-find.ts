import type { Ctx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { stageOf } from '../signing-order/rules'
import { selectSignings, type SigningRow } from '../signing-order/service-select'
import type { LinkForm } from './model'
import { linkTable } from './rules'

/** What a holder of a link asks for. */
export interface AskedLink extends LinkForm {
  readonly slug: string
}

export interface FoundLink {
  readonly signing: SigningRow
  readonly own: SigningRow['signers'][number]
}

/** The order of a link, and which of its signers the link is for, whether it can be used or not. Refuses with 404. */
export async function findAnyLink(
  ctx: Ctx,
  { slug, signer, documentType, tenant }: AskedLink,
): Promise<FoundLink & { readonly isShared: boolean }> {
  const hash = hashOf(slug)
  const signing = await selectSignings(ctx.db)
    .where('signing.paper', '=', documentType)
    .where((is) =>
      signer === 'landlord'
        ? is('signing.link_landlord_hash', '=', hash)
        : is.or([
            is('signing.link_tenant_hash', '=', hash),
            is('signing.id', 'in', is.selectFrom('signer').select('signer.signing_id').where('link_hash', '=', hash)),
          ]),
    )
    .executeTakeFirst()
  if (!signing) throw new Refusal('notFound')
  const own = signing.signers.find(({ role, place, link_hash }) =>
    // The codes of the landlord and of the first tenant stand in the order itself.
    signing.link_tenant_hash === hash || signer === 'landlord' ? role === signer && place === 0 : link_hash === hash,
  )
  // In the version before, a co-tenant was sent the first tenant's code and a number: it would open that one's page.
  const isShared = !signing.has_own_links && signer === 'tenant' && own?.place === 0 && tenant > 0
  if (!own) throw new Refusal('notFound')
  return { signing, own, isShared }
}

/** The same of a link that can be used. Refuses with 404. */
export async function findLink(ctx: Ctx, asked: AskedLink): Promise<FoundLink> {
  const found = await findAnyLink(ctx, asked)
  if (found.isShared || !isUsable(found, ctx.now)) throw new Refusal('notFound')
  return found
}

/** Whether that signer may still sign by the link, now or later. */
function isUsable({ signing, own }: FoundLink, now: Instant): boolean {
  if (own.signed_at !== null) return false
  if (signing.ends_at !== null && signing.ends_at <= now) return false
  return linkTable[own.role][stageOf(signing)] !== 'notFound'
}

/** Whether it is the turn of the one who has the link. */
export const isTurn = ({ signing, own }: FoundLink) => linkTable[own.role][stageOf(signing)] === 'does'
