import type { Ctx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { internationalPhone } from '../../base/kit/phone'
import { Refusal } from '../../base/kit/refusal'
import type { ProfileService } from '../../landlord/account/service-profile'
import { houseFacts } from '../../landlord/house/service'
import { findContract } from '../contract/service-select'
import type { PaperService } from '../document/service'
import type { Party } from '../party/model'
import { tenantLanguage } from '../party/rules-tenant'
import type { ReadParties } from '../party/service'
import { isGivenBack } from '../signing-order/rules'
import { newestSigning, ownedBy, type SigningRow } from '../signing-order/service-select'
import type { SigningStanding } from './model'
import { linkStanding, opensPaper } from './rules'
import { type AskedLink, findAnyLink } from './service-find'

interface StandingDeps {
  readonly papers: Pick<PaperService, 'link'>
  readonly parties: ReadParties
  readonly profile: Pick<ProfileService, 'read'>
}

/** Who asks to sign, and how to reach them. */
export const contactOf = (landlord: Party) => ({
  landlord: fullName(landlord),
  landlordPhone: landlord.phone === '' ? '' : internationalPhone(landlord.phoneCode, landlord.phone),
  landlordEmail: landlord.email,
})

export const addressOf = (house: { readonly address: string; readonly postcode: string; readonly city: string }) =>
  `${house.address}, ${house.postcode} ${house.city}`

/** Who has still to sign: the tenants, and when they all have, the landlord. */
function waitsFor({ signers }: SigningRow): string[] {
  const lacking = signers.filter(({ signed_at }) => signed_at === null)
  const tenants = lacking.filter(({ role }) => role === 'tenant')
  return (tenants.length > 0 ? tenants : lacking).map(({ name }) => name)
}

/**
 * What the holder of a link that was used, or can't be any more, is told: how it stands, and whom to ask. Its paper is opened
 * by whoever has signed it alone. Changes nothing. Refuses with 404.
 */
export async function standingOf(
  { parties, papers, profile }: StandingDeps,
  ctx: Ctx,
  asked: AskedLink,
): Promise<SigningStanding> {
  const { signing, own, isShared } = await findAnyLink(ctx, asked)
  // What was asked by one link with a number tells nobody about somebody else.
  if (isShared) throw new Refusal('notFound')
  const owned = ownedBy(signing.account_id, ctx)
  const contract = await findContract(owned, signing.contract_id)
  const { tenants, landlord } = await parties(owned, contract)
  const newest = await newestSigning(owned, contract.id, signing.paper)
  const isSigned = own.signed_at !== null
  const standing = linkStanding(signing, {
    isReplaced: newest !== undefined && newest.id !== signing.id && !isGivenBack(newest.state),
    isLate: !isSigned && signing.ends_at !== null && signing.ends_at <= ctx.now,
  })
  const isOpened = isSigned && opensPaper(standing, signing.signed_at && addTime(signing.signed_at, 0), ctx.now)
  return {
    standing,
    signer: own.role,
    documentType: signing.paper,
    isSigned,
    name: isSigned ? own.name : '',
    waitsFor: isSigned && standing === 'open' ? waitsFor(signing) : [],
    ...contactOf(landlord),
    address: isSigned ? addressOf(await houseFacts(owned, contract.houseId)) : '',
    language:
      own.role === 'landlord'
        ? (await profile.read(owned)).language
        : tenantLanguage(tenants[own.place] ?? tenants[0], contract, signing.language),
    pdf: isOpened ? (await papers.link(owned, contract.id, signing.paper, signing.language)).url : null,
  }
}
