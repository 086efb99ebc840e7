import type { Ctx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { houseFacts } from '../../landlord/house/service'
import type { ReadParties } from '../contract/service-parties'
import { findContract } from '../contract/service-select'
import type { PaperService } from '../document/service'
import type { LinkForm, SigningPage } from './model'
import { linkTable, stageOf, watchForMs } from './rules'
import type { OrderService } from './service-order'
import { queueReading } from './service-reading'
import { encryptedSigner, ownedBy, selectSignings, type SigningRow } from './service-select'

export interface LinkDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly papers: Pick<PaperService, 'link'>
  readonly orders: OrderService
  readonly parties: ReadParties
}

/** What a holder of a link asks for. */
export interface Asked extends LinkForm {
  readonly slug: string
}

/**
 * Links to sign. Whoever has one may see what it is about and go on to the provider, who asks who that is. One that is
 * unknown, used, revoked, of another paper or another side is the same 404.
 */
export function linkService({ encryption, papers, orders, parties }: LinkDeps) {
  const signerOf = (signing: SigningRow, { signer, tenant }: Pick<LinkForm, 'signer' | 'tenant'>) =>
    signing.signers.find(({ role, place }) => role === signer && place === (signer === 'tenant' ? tenant : 0))

  async function find(ctx: Ctx, asked: Asked): Promise<SigningRow> {
    const { slug, signer, documentType, tenant } = asked
    if (signer === 'landlord' && tenant !== 0) throw new Refusal('notFound')
    const signing = await selectSignings(ctx.db)
      .where(signer === 'tenant' ? 'signing.link_tenant_hash' : 'signing.link_landlord_hash', '=', hashOf(slug))
      .where('signing.paper', '=', documentType)
      .executeTakeFirst()
    if (!signing || !isUsable(signing, asked, ctx.now)) throw new Refusal('notFound')
    return signing
  }

  /** Whether that signer may still sign by the link, now or later. */
  function isUsable(signing: SigningRow, asked: Asked, now: Instant): boolean {
    const own = signerOf(signing, asked)
    if (!own || own.signed_at !== null) return false
    if (signing.ends_at !== null && signing.ends_at <= now) return false
    return linkTable[asked.signer][stageOf(signing)] !== 'notFound'
  }
  const urlOf = (signing: SigningRow, asked: Asked): string | null =>
    encryptedSigner.open(signerOf(signing, asked)!, encryption).values.encrypted_url
  const isTurn = (signing: SigningRow, { signer }: Asked) => linkTable[signer][stageOf(signing)] === 'does'

  return {
    /**
     * Where the holder of a link signs. Before a landlord is sent away, or there, the provider is asked once more who has
     * signed. Refuses with 404, 409 signedInOrder, and when the provider doesn't answer.
     */
    async redirect(ctx: Ctx, asked: Asked): Promise<{ url: string }> {
      let signing = await find(ctx, asked)
      const owned = ownedBy(signing.account_id, ctx)
      ctx.concerns?.(signing.account_id)
      await parties(owned, await findContract(owned, signing.contract_id))
      if (!isTurn(signing, asked)) {
        await orders.read(owned, signing)
        signing = await find(ctx, asked)
        if (!isTurn(signing, asked)) throw new Refusal('signedInOrder')
      }
      // Where to sign may have become known since.
      if (urlOf(signing, asked) === null) {
        await orders.read(owned, signing)
        signing = await find(ctx, asked)
      }
      const url = urlOf(signing, asked)
      if (url === null) throw new Refusal('providerUnavailable', undefined, 30)
      await ctx.db
        .updateTable('signing')
        .set({ watched_until: addTime(ctx.now, watchForMs) })
        .where('account_id', '=', signing.account_id)
        .where('id', '=', signing.id)
        .execute()
      await queueReading(ctx.db, ctx.now, signing, { after: 30_000 })
      return { url }
    },

    /** What the holder of a link is asked to sign. Changes nothing: mail programs open links by themselves. Refuses with 404. */
    async page(ctx: Ctx, asked: Asked): Promise<SigningPage> {
      const signing = await find(ctx, asked)
      const owned = ownedBy(signing.account_id, ctx)
      const contract = await findContract(owned, signing.contract_id)
      await parties(owned, contract)
      const house = await houseFacts(owned, contract.houseId)
      const { url } = await papers.link(owned, contract.id, signing.paper, signing.language)
      const tenants = signing.signers.filter(({ role }) => role === 'tenant')
      const { month_sum, deposit_sum, start_date, end_date } = contract
      return {
        landlord: signing.signers.find(({ role }) => role === 'landlord')?.name ?? '',
        tenant: tenants.find(({ place }) => place === (asked.signer === 'tenant' ? asked.tenant : 0))?.name ?? '',
        tenants: tenants.map(({ name, signed_at }) => ({ name, isSigned: signed_at !== null })),
        address: `${house.address}, ${house.postcode} ${house.city}`,
        month_sum,
        deposit_sum,
        start_date,
        end_date,
        documentType: asked.documentType,
        signer: asked.signer,
        isTurn: isTurn(signing, asked),
        language: signing.language,
        pdf: url,
      }
    },
  }
}

export type LinkService = ReturnType<typeof linkService>
