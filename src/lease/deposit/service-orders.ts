import type { Clock, Ids, OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import { addTime } from '../../base/kit/day'
import { fullName, type PersonName } from '../../base/kit/full-name'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import type { ProfileService } from '../../landlord/account/service-profile'
import { houseFacts } from '../../landlord/house/service'
import { findContract } from '../contract/service-select'
import { termEndsOn } from '../law/rules-term'
import { firstTenant } from '../party/rules'
import {
  externalSignerId,
  partyOfExternalId,
  type NewOrder,
  type OrderAtProvider,
  type SigningOrders,
  type SigningProvider,
} from '../signing/port'
import { ownedContext } from '../signing/service-select'
import type { DepositBank, DepositTenant, NewDeposit, BankDeposit } from './port'
import { storeBankOrder, detachDepositFromOrder, storeOrderName, type ActingContext } from './service-change'
import {
  agreedDeposit,
  depositByDocument,
  depositByExternalId,
  depositByProvider,
  latestDeposit,
  accountHolderOf,
  type DepositRow,
} from './service-select'

export interface NewDepositDeps {
  readonly profile: Pick<ProfileService, 'read'>
  readonly publicUrl: string
  readonly supportEmail: string
}

/** The order at the bank: parties, home and deposit. The national id is the landlord's own, if known. */
async function newDeposit(
  { profile, publicUrl, supportEmail }: NewDepositDeps,
  ctx: OwnedCtx,
  order: NewOrder,
): Promise<NewDeposit> {
  const contract = await findContract(ctx, order.contract)
  const [agreed, payer] = [agreedDeposit(contract), accountHolderOf(contract)]
  const landlord = await profile.read(ctx, 'ssn')
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
      // The lease has neither nationality nor address for co-tenants.
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
    // An hour less than the agreed days. The bank refuses more than 45 days, and clocks differ.
    payBy: addTime(ctx.now, agreed.days * 86_400_000 - 3_600_000),
    from: contract.start_date,
    to: termEndsOn(contract),
    home: { street: house.address, postcode: house.postcode, city: house.city, country: 'NO' },
    contact: { name: 'Husbok', email: supportEmail, url: publicUrl },
    language: order.language,
    returns: { tenant: returns('tenant'), landlord: returns('landlord') },
  }
}

/** Converts the bank's deposit to an order as the signing service returns it. */
function orderOf({ id, documentId, status, tenants, landlordUrl }: BankDeposit): OrderAtProvider {
  const signers = tenants.flatMap(({ id, externalId, url }) => {
    const named = partyOfExternalId(externalId)
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

export interface OrdersDeps extends NewDepositDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly bank: DepositBank
  /** The signing service. A lease that is signed at the bank is read there. */
  readonly signing: SigningProvider
}

/** An order that its bank has ended before all had signed. */
const ended = (id: string): OrderAtProvider => ({ id, state: 'canceled', hasFile: false, endsAt: null, signers: [] })

/**
 * The deposit bank's flow opens an account for the first tenant when all have signed. Signatures and the signed file
 * are read in the signing service, from the document that the bank names.
 */
export function depositOrders(deps: OrdersDeps) {
  const { db, clock, ids, bank, signing } = deps
  const ctxOf = (account: number): OwnedCtx => ownedContext(account, { db, now: clock.now(), ids, requestId: 'order' })

  /** Stores the order's name at the contract's paid deposit before the bank is asked. Throws ProviderFailure. */
  async function name(operation: Operation, { externalId, account, contract }: NewOrder): Promise<DepositRow> {
    const ofContract = () => latestDeposit({ db, owner: ctxOf(account).owner }, contract)
    const before = await ofContract()
    // Ends an order whose signing has ended, so that the next order can replace it.
    if (before?.state === 'created' && before.external_id !== externalId) await end(operation, before)
    const deposit = await ofContract()
    // Nothing is ordered without payment: the order is declined.
    if (deposit?.state !== 'paid') throw new ProviderFailure('refused', 'the opening fee is not paid')
    await storeOrderName(ctxOf(deposit.account_id), deposit.id, externalId)
    return deposit
  }

  async function adopt(deposit: Pick<DepositRow, 'account_id' | 'id'>, read: BankDeposit): Promise<OrderAtProvider> {
    await storeBankOrder(ctxOf(deposit.account_id), deposit.id, read)
    return orderOf(read)
  }

  /** Ends the order with this id at the bank. An order that has already ended stays as it is. */
  const endAt = (operation: Operation, id: string): Promise<void> =>
    bank.ask(operation, async (api) => {
      const before = await api.read(id, false)
      if (before && before.status === 'CREATED') await api.cancel(id)
      else if (before && before.status !== 'TERMINATED')
        throw new ProviderFailure('refused', 'all have signed: the account is being opened')
    })

  /** Ends the order of a deposit at the bank and here. */
  async function end(operation: Operation, deposit: DepositRow): Promise<void> {
    const { provider_id } = deposit
    if (deposit.state !== 'created' || provider_id === null) return
    await endAt(operation, provider_id)
    await detachDepositFromOrder(ctxOf(deposit.account_id), deposit.id)
  }

  const ordersIn = (operation: Operation): SigningOrders => ({
    async create(order) {
      const deposit = await name(operation, order)
      const asked = await newDeposit(deps, ctxOf(order.account), order)
      return await adopt(deposit, await bank.ask(operation, (api) => api.create(asked)))
    },
    async find(externalId, since) {
      const deposit = await depositByExternalId(db, externalId)
      if (!deposit) return null
      const contract = await findContract(ctxOf(deposit.account_id), deposit.contract_id)
      const payer = firstTenant(contract)
      const isPayer = (one: PersonName) => one.firstName === payer.firstName && one.lastName === payer.lastName
      const read = await bank.ask(operation, (api) => api.find(externalId, since, isPayer))
      return read && (await adopt(deposit, read))
    },
    async read(id) {
      const deposit = await depositByDocument(db, id)
      if (!deposit || deposit.provider_id === null) return ended(id)
      const order = await signing.ask(operation, (orders) => orders.read(id))
      return order
    },
    file: (id) => signing.ask(operation, (orders) => orders.file(id)),
    async cancel(id) {
      const deposit = await depositByDocument(db, id)
      if (deposit) await end(operation, deposit)
    },
    async endUnknown(id) {
      const deposit = await depositByProvider(db, id)
      await (deposit ? end(operation, deposit) : endAt(operation, id))
    },
  })

  const provider: SigningProvider = { ask: (operation, work) => work(ordersIn(operation)) }
  return {
    /** The deposit bank as a signing provider. Each call is a conversation of its own, with the account it concerns. */
    provider,

    /** Ends an order whose signing is over, so that another can replace it. Throws ProviderFailure. */
    clear: (ctx: ActingContext, deposit: DepositRow): Promise<void> =>
      end(
        { name: 'cancel deposit', userId: ctx.owner, sendData: { order: deposit.external_id }, job: ctx.job },
        deposit,
      ),
  }
}
