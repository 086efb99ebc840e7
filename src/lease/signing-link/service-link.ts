import type { Ctx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import type { Encryption } from '../../base/db/encryption'
import { fullName } from '../../base/kit/full-name'
import { Refusal } from '../../base/kit/refusal'
import { pageOf, type Pages } from '../../base/provider/page-address'
import type { ProfileService } from '../../landlord/account/service-profile'
import { houseFacts } from '../../landlord/house/service'
import { tenantLanguage } from '../party/rules-tenant'
import { countsAsOpen } from '../law/rules-term'
import type { ReadParties } from '../party/service'
import { findContract } from '../contract/service-select'
import type { PaperService } from '../document/service'
import type { OrderService } from '../signing-order/service-order'
import { encryptedSigner, ownedBy } from '../signing-order/service-select'
import type { SigningPage, SigningStanding } from './model'
import { watchOrder } from '../signing-order/service-change'
import { type AskedLink, type FoundLink, findLink, isTurn } from './service-find'
import { addressOf, contactOf, standingOf } from './service-standing'

export interface LinkDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly papers: Pick<PaperService, 'link'>
  readonly orders: OrderService
  readonly parties: ReadParties
  readonly profile: Pick<ProfileService, 'read'>
  /** Where people may be sent to sign. */
  readonly pages: Pages
}

/**
 * Links to sign. Whoever has one may see what it is about and go on to the provider, who asks who that is. One that is
 * unknown, used, revoked, of another paper or another side is the same 404.
 */
export function linkService({ encryption, papers, orders, parties, profile, pages }: LinkDeps) {
  const urlOf = ({ own }: FoundLink): string | null => encryptedSigner.open(own, encryption).values.encrypted_url
  return {
    /** How it stands with a link that was used, or can't be any more. Refuses with 404. */
    standing: (ctx: Ctx, asked: AskedLink): Promise<SigningStanding> =>
      standingOf({ parties, papers, profile }, ctx, asked),

    /**
     * Where the holder of a link signs. Before a landlord is sent away, or there, the provider is asked once more who has
     * signed. Refuses with 404, 409 signedInOrder, 502 for an address that isn't the provider's, and when it doesn't answer.
     */
    async redirect(ctx: Ctx, asked: AskedLink): Promise<{ url: string }> {
      let found = await findLink(ctx, asked)
      const { signing } = found
      const owned = ownedBy(signing.account_id, ctx)
      ctx.concerns?.(signing.account_id)
      await parties(owned, await findContract(owned, signing.contract_id))
      if (!isTurn(found)) {
        await orders.read(owned, signing)
        found = await findLink(ctx, asked)
        if (!isTurn(found)) throw new Refusal('signedInOrder')
      }
      // Where to sign may have become known since.
      if (urlOf(found) === null) {
        await orders.read(owned, signing)
        found = await findLink(ctx, asked)
      }
      const url = urlOf(found)
      if (url === null) throw new Refusal('providerUnavailable', undefined, 30)
      const checked = pageOf(url, pages, 'where to sign')
      await watchOrder(owned, signing)
      return { url: checked }
    },

    /** What the holder of a link is asked to sign. Changes nothing: mail programs open links by themselves. Refuses with 404. */
    async page(ctx: Ctx, asked: AskedLink): Promise<SigningPage> {
      const found = await findLink(ctx, asked)
      const { signing, own } = found
      const owned = ownedBy(signing.account_id, ctx)
      const contract = await findContract(owned, signing.contract_id)
      const { tenants, landlord } = await parties(owned, contract)
      const house = await houseFacts(owned, contract.houseId)
      const isOwner = own.role === 'landlord'
      const { url } = await papers.link(owned, contract.id, signing.paper, signing.language)
      const { month_sum, deposit_sum, start_date, end_date } = contract
      return {
        ...contactOf(landlord),
        tenant: isOwner ? fullName(tenants[0]) : own.name,
        tenants: signing.signers
          .filter(({ role }) => role === 'tenant')
          .map(({ name, signed_at, signed_name, is_mismatch }) => ({
            name,
            isSigned: signed_at !== null,
            // By whose BankID concerns the landlord, who signs after it; no co-tenant.
            signedBy: isOwner && signed_at !== null ? signed_name : null,
            isMismatch: isOwner && is_mismatch,
          })),
        address: addressOf(house),
        month_sum,
        deposit_sum,
        start_date,
        end_date,
        countsAsOpen: countsAsOpen(contract),
        documentType: asked.documentType,
        signer: own.role,
        signBefore: signing.ends_at && addTime(signing.ends_at, 0),
        isTurn: isTurn(found),
        language: isOwner
          ? (await profile.read(owned)).language
          : tenantLanguage(tenants[own.place] ?? tenants[0], contract, signing.language),
        pdf: url,
      }
    },
  }
}

export type LinkService = ReturnType<typeof linkService>
