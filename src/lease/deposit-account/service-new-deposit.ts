import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import type { ProfileService } from '../../landlord/account/service-profile'
import { houseFacts } from '../../landlord/house/service'
import { termEndsOn } from '../law/rules-term'
import { findContract } from '../contract/service-select'
import { externalSignerId, signerNamed, type NewOrder, type ReadOrder } from '../signing-order/port'
import type { DepositTenant, NewDeposit, ReadDeposit } from './port'
import { agreedIn, payerIn } from './service-select'

export interface NewDepositDeps {
  readonly profile: Pick<ProfileService, 'read'>
  readonly publicUrl: string
  readonly supportEmail: string
}

/** What the bank is told of the parties, the home and the deposit. The national id is the landlord's own, if known. */
export async function newDeposit(
  { profile, publicUrl, supportEmail }: NewDepositDeps,
  ctx: OwnedCtx,
  order: NewOrder,
): Promise<NewDeposit> {
  const contract = await findContract(ctx, order.contract)
  const [agreed, payer] = [agreedIn(contract), payerIn(contract)]
  const landlord = await profile.read(ctx)
  const house = await houseFacts(ctx, contract.houseId)
  const done = (signer: 'tenant' | 'landlord', status: string) =>
    signer === 'tenant'
      ? `${publicUrl}/tenant_notification?status=${status}`
      : `${publicUrl}/home/contract/${order.contract}?status=${status}`
  const returns = (signer: 'tenant' | 'landlord') => ({
    success: done(signer, 'success'),
    cancel: done(signer, 'cancel'),
    error: done(signer, 'fail'),
  })
  const tenants = order.parties
    .filter(({ role }) => role === 'tenant')
    .map((party): DepositTenant => ({
      externalId: externalSignerId(order, party),
      firstName: party.firstName,
      lastName: party.lastName,
      phoneCode: party.phoneCode,
      phone: party.phone,
      email: party.email,
      // Of co-tenants the lease says neither.
      nationality: party.place === 0 ? payer.nationality : null,
      address: party.place === 0 ? payer.address : null,
    }))
  return {
    externalId: order.externalId,
    tenants,
    landlord: {
      name: fullName(landlord),
      ssn: landlord.ssn || null,
      nationality: landlord.country,
      address: {
        street: landlord.address,
        postcode: landlord.postcode,
        city: landlord.city,
        country: landlord.country,
      },
    },
    paper: order.pdf,
    sum: agreed.sum,
    // An hour less than the bank lets it wait at most, for clocks that differ.
    payBy: addTime(ctx.now, agreed.days * 86_400_000 - 3_600_000),
    from: contract.start_date,
    to: termEndsOn(contract),
    home: { street: house.address, postcode: house.postcode, city: house.city, country: 'NO' },
    contact: { name: 'Husbok', email: supportEmail, url: publicUrl },
    language: order.language,
    returns: { tenant: returns('tenant'), landlord: returns('landlord') },
  }
}

/** The lease that is signed in the bank's order, as the signing service has it then. */
export function orderOf({ id, documentId, status, tenants, landlordUrl }: ReadDeposit): ReadOrder {
  const signers = tenants.flatMap(({ id, externalId, url }) => {
    const named = signerNamed(externalId)
    return named ? [{ ...named, id, url, signature: null }] : []
  })
  return {
    id: documentId,
    endId: id,
    state: status === 'TERMINATED' ? 'canceled' : 'open',
    hasFile: false,
    endsAt: null,
    signers: [...signers, { role: 'landlord', place: 0, id: 'landlord', url: landlordUrl, signature: null }],
  }
}
