import type { Ctx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import { addTime, type Instant } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { internationalPhone } from '../../base/kit/phone'
import { Refusal } from '../../base/kit/refusal'
import { providerPage, type ProviderPages } from '../../base/provider/page-address'
import type { ProfileService } from '../../landlord/account/service-profile'
import { houseFacts } from '../../landlord/house/service'
import { isReturnedToLandlord, orderState } from '../contract/rules-signing-state'
import { paperOfKey } from '../contract/model-signing'
import { findContract } from '../contract/service-select'
import { countsAsOpenEnded } from '../law/rules-term'
import type { Party } from '../party/model'
import { tenantLanguage } from '../party/rules-tenant'
import type { ReadParties } from '../party/service'
import type { OrderService } from './service-order'
import type { PapersToSign } from './service-papers'
import { watchOrder } from './service-change'
import { signerEncryption, newestSigning, ownedContext, selectSignings, type SigningRow } from './service-select'
import type { LinkForm, SigningPage, SigningLinkState } from './model'
import { signingLinkVerdict } from './rules'
import { linkStateOf, mayOpenPaper } from './rules-link'

export interface LinkRequest extends LinkForm {
  readonly slug: string
}

export interface FoundLink {
  readonly signing: SigningRow
  readonly own: SigningRow['signers'][number]
}

/** Finds a link, also one that can't be used any more. Refuses with 404. */
async function findAnyLink(ctx: Ctx, { slug, signer, documentType }: LinkRequest): Promise<FoundLink> {
  const hash = hashOf(slug)
  const signing = await selectSignings(ctx.db)
    .where((is) =>
      signer === 'landlord'
        ? is('signing.link_landlord_hash', '=', hash)
        : is.or([
            is('signing.link_tenant_hash', '=', hash),
            is('signing.id', 'in', is.selectFrom('signer').select('signer.signing_id').where('link_hash', '=', hash)),
          ]),
    )
    .executeTakeFirst()
  if (!signing || paperOfKey(signing.paper) !== documentType) throw new Refusal('notFound')
  const own = signing.signers.find(({ role, place, link_hash }) =>
    // The order itself has the codes of the landlord and of the first tenant.
    signing.link_tenant_hash === hash || signer === 'landlord' ? role === signer && place === 0 : link_hash === hash,
  )
  if (!own) throw new Refusal('notFound')
  return { signing, own }
}

/** Finds only a link that can be used. Refuses with 404. */
async function findLink(ctx: Ctx, asked: LinkRequest): Promise<FoundLink> {
  const found = await findAnyLink(ctx, asked)
  if (!isUsable(found, ctx.now)) throw new Refusal('notFound')
  return found
}

/** True if the signer can sign by the link now or later. */
function isUsable({ signing, own }: FoundLink, now: Instant): boolean {
  if (own.signed_at !== null) return false
  if (signing.ends_at !== null && signing.ends_at <= now) return false
  return signingLinkVerdict(own.role, orderState(signing)) !== 'notFound'
}

const isTurn = ({ signing, own }: FoundLink) => signingLinkVerdict(own.role, orderState(signing)) === 'does'

interface LinkStateDeps {
  readonly papersOf: PapersToSign
  readonly parties: ReadParties
  readonly profile: Pick<ProfileService, 'read'>
}

const contactOf = (landlord: Party) => ({
  landlord: fullName(landlord),
  landlordPhone: landlord.phone === '' ? '' : internationalPhone(landlord.phoneCode, landlord.phone),
  landlordEmail: landlord.email,
})

const addressOf = (house: { readonly address: string; readonly postcode: string; readonly city: string }) =>
  `${house.address}, ${house.postcode} ${house.city}`

/** The people who still have to sign: the tenants, or the landlord once they all have signed. */
function waitsFor({ signers }: SigningRow): string[] {
  const lacking = signers.filter(({ signed_at }) => signed_at === null)
  const tenants = lacking.filter(({ role }) => role === 'tenant')
  return (tenants.length > 0 ? tenants : lacking).map(({ name }) => name)
}

/**
 * The page of a used or ended link. Only a holder who has signed can open the paper by it. Changes nothing. Refuses
 * with 404.
 */
async function linkStateOfRequest(
  { parties, papersOf, profile }: LinkStateDeps,
  ctx: Ctx,
  asked: LinkRequest,
): Promise<SigningLinkState> {
  const { signing, own } = await findAnyLink(ctx, asked)
  const owned = ownedContext(signing.account_id, ctx)
  const contract = await findContract(owned, signing.contract_id)
  const { tenants, landlord } = await parties(owned, contract)
  const newest = await newestSigning(owned, contract.id, signing.paper)
  const isSigned = own.signed_at !== null
  const standing = linkStateOf(orderState(signing), {
    isReplaced: newest !== undefined && newest.id !== signing.id && !isReturnedToLandlord(orderState(newest)),
    isLate: !isSigned && signing.ends_at !== null && signing.ends_at <= ctx.now,
  })
  const isOpened = isSigned && mayOpenPaper(standing, signing.signed_at && addTime(signing.signed_at, 0), ctx.now)
  return {
    standing,
    signer: own.role,
    documentType: paperOfKey(signing.paper),
    isSigned,
    name: isSigned ? own.name : '',
    waitsFor: isSigned && standing === 'open' ? waitsFor(signing) : [],
    ...contactOf(landlord),
    address: isSigned ? addressOf(await houseFacts(owned, contract.houseId)) : '',
    language:
      own.role === 'landlord'
        ? (await profile.read(owned)).language
        : tenantLanguage(tenants[own.place] ?? tenants[0], contract, signing.language),
    pdf: isOpened ? (await papersOf(contract.id, signing.paper).link(owned, signing.language)).url : null,
  }
}

export interface LinkDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly papersOf: PapersToSign
  readonly orders: OrderService
  readonly parties: ReadParties
  readonly profile: Pick<ProfileService, 'read'>
  readonly pages: ProviderPages
}

/**
 * The calls for the holder of a link: to see the paper's main terms, and to go on to the provider, who checks the
 * identity. A link that is unknown, used, revoked, for another paper or for another role gets the same 404.
 */
export function linkService({ encryption, papersOf, orders, parties, profile, pages }: LinkDeps) {
  const urlOf = ({ own }: FoundLink): string | null => signerEncryption.read('encrypted_url', own, encryption)
  return {
    /** The page of a used or ended link. Refuses with 404. */
    standing: (ctx: Ctx, asked: LinkRequest): Promise<SigningLinkState> =>
      linkStateOfRequest({ parties, papersOf, profile }, ctx, asked),

    /**
     * The address at the provider where the holder signs. Asks the provider again who has signed when it isn't the
     * holder's turn yet. Refuses with 404, 409 signedInOrder, 502 for an address that isn't the provider's, and when it
     * doesn't answer.
     */
    async redirect(ctx: Ctx, asked: LinkRequest): Promise<{ url: string }> {
      let found = await findLink(ctx, asked)
      const { signing } = found
      const owned = ownedContext(signing.account_id, ctx)
      ctx.concerns?.(signing.account_id)
      await parties(owned, await findContract(owned, signing.contract_id))
      if (!isTurn(found)) {
        await orders.read(owned, signing)
        found = await findLink(ctx, asked)
        if (!isTurn(found)) throw new Refusal('signedInOrder')
      }
      // The address may have become known since the link was found.
      if (urlOf(found) === null) {
        await orders.read(owned, signing)
        found = await findLink(ctx, asked)
      }
      const url = urlOf(found)
      if (url === null) throw new Refusal('providerUnavailable', undefined, 30)
      const checked = providerPage(url, pages, 'where to sign')
      await watchOrder(owned, signing)
      return { url: checked }
    },

    /**
     * The page that shows the paper to sign. Changes nothing, because mail programs open links on their own. Refuses
     * with 404.
     */
    async page(ctx: Ctx, asked: LinkRequest): Promise<SigningPage> {
      const found = await findLink(ctx, asked)
      const { signing, own } = found
      const owned = ownedContext(signing.account_id, ctx)
      const contract = await findContract(owned, signing.contract_id)
      const { tenants, landlord } = await parties(owned, contract)
      const house = await houseFacts(owned, contract.houseId)
      const isOwner = own.role === 'landlord'
      const { url } = await papersOf(contract.id, signing.paper).link(owned, signing.language)
      const { month_sum, deposit_sum, start_date, end_date } = contract
      return {
        ...contactOf(landlord),
        tenant: isOwner ? fullName(tenants[0]) : own.name,
        tenants: signing.signers
          .filter(({ role }) => role === 'tenant')
          .map(({ name, signed_at, signed_name, is_mismatch }) => ({
            name,
            isSigned: signed_at !== null,
            // The landlord signs last and must know whose BankID signed. Co-tenants don't see it.
            signedBy: isOwner && signed_at !== null ? signed_name : null,
            isMismatch: isOwner && is_mismatch,
          })),
        address: addressOf(house),
        month_sum,
        deposit_sum,
        start_date,
        end_date,
        countsAsOpen: countsAsOpenEnded(contract),
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
