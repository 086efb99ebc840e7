import type { Clock, Ids, OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { PersonName } from '../../base/kit/full-name'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import { firstTenant } from '../party/rules'
import { findContract } from '../contract/service-select'
import type { NewOrder, ReadOrder, SigningOrders, SigningProvider } from '../signing-order/port'
import { ownedBy } from '../signing-order/service-select'
import type { DepositBank, ReadDeposit } from './port'
import { latestDeposit, type DepositRow, depositByDocument, depositByName, depositByProvider } from './service-select'
import { type Acting, adoptDeposit, freeDeposit, nameDeposit } from './service-change'
import { type NewDepositDeps, newDeposit, orderOf } from './service-new-deposit'

export interface OrdersDeps extends NewDepositDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly bank: DepositBank
  /** In which the lease that is signed at the bank is read. */
  readonly signing: SigningProvider
}

/** What an order is that its bank has ended before all had signed. */
const ended = (id: string): ReadOrder => ({ id, state: 'canceled', hasFile: false, endsAt: null, signers: [] })

/**
 * Orders to sign a lease in the deposit bank's flow: the order opens an account for the first tenant when all have signed.
 * Signatures and the signed file are read in the signing service, by the document that the bank names.
 */
export function depositOrders(deps: OrdersDeps) {
  const { db, clock, ids, bank, signing } = deps
  const ctxOf = (account: number): OwnedCtx => ownedBy(account, { db, now: clock.now(), ids, requestId: 'order' })

  /** Gives the paid deposit of a contract the name of the order, before the bank is asked. Throws ProviderFailure. */
  async function name(operation: Operation, { externalId, account, contract }: NewOrder): Promise<DepositRow> {
    const ofContract = () => latestDeposit({ db, owner: ctxOf(account).owner }, contract)
    const before = await ofContract()
    // An order whose signing has ended makes room for the one that is sent in its place.
    if (before?.state === 'created' && before.external_id !== externalId) await end(operation, before)
    const deposit = await ofContract()
    // Nothing is ordered that was not paid for: the order is declined.
    if (deposit?.state !== 'paid') throw new ProviderFailure('refused', 'the opening fee is not paid')
    await nameDeposit(ctxOf(deposit.account_id), deposit.id, externalId)
    return deposit
  }

  /** Remembers what the bank has made. */
  async function adopt(deposit: Pick<DepositRow, 'account_id' | 'id'>, read: ReadDeposit): Promise<ReadOrder> {
    await adoptDeposit(ctxOf(deposit.account_id), deposit.id, read)
    return orderOf(read)
  }

  /** Ends what the bank has under its own id; what is over already is left. */
  const endAt = (operation: Operation, id: string): Promise<void> =>
    bank.ask(operation, async (api) => {
      const before = await api.read(id, false)
      if (before && before.status === 'CREATED') await api.cancel(id)
      else if (before && before.status !== 'TERMINATED')
        throw new ProviderFailure('refused', 'all have signed: the account is being opened')
    })

  /** Ends the order at the bank, which is over for us then. */
  async function end(operation: Operation, deposit: DepositRow): Promise<void> {
    const { provider_id } = deposit
    if (deposit.state !== 'created' || provider_id === null) return
    await endAt(operation, provider_id)
    await freeDeposit(ctxOf(deposit.account_id), deposit.id)
  }

  const ordersIn = (operation: Operation): SigningOrders => ({
    async create(order) {
      const deposit = await name(operation, order)
      const asked = await newDeposit(deps, ctxOf(order.account), order)
      return await adopt(deposit, await bank.ask(operation, (api) => api.create(asked)))
    },
    async find(externalId, since) {
      const deposit = await depositByName(db, externalId)
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
    /** The bank as somebody who takes orders to sign. Each call is a conversation of its own, with whom it concerns. */
    provider,

    /** Ends an order whose signing is over, so that another can take its place. Throws ProviderFailure. */
    clear: (ctx: Acting, deposit: DepositRow): Promise<void> =>
      end(
        { name: 'cancel deposit', userId: ctx.owner, sendData: { order: deposit.external_id }, job: ctx.job },
        deposit,
      ),
  }
}
