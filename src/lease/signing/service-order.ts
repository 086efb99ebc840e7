import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { isPdf } from '../../base/kit/file-type'
import { messageValue } from '../../base/kit/message-value'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import { houseFacts } from '../../landlord/house/service'
import { paperOfKey, type StoredOrderState } from '../contract/model-signing'
import { selectContractsAndHidden } from '../contract/service-select'
import { tenantLanguage } from '../party/rules-tenant'
import type { ReadParties } from '../party/service'
import type { NewOrder, OrderAtProvider, SigningOrders, SigningProvider } from './port'
import { attemptMs, signingDeadline, isReadingNew } from './rules-order'
import type { ApplyService } from './service-apply'
import type { AppliedReading } from './service-ended'
import { queueCancel } from './service-reading'
import { claimOrder } from './service-change'
import type { PapersToSign } from './service-papers'
import { findSigning, type SigningRow } from './service-select'
import { signingWords } from './words'

/** Pauses in ms between readings until the provider has ended a withdrawn order, which takes it a little time. */
const endings = [0, 150, 350, 1000]

/** Applies a reading if it is news. A signed file that exists is fetched at once. */
async function takeReading(
  apply: ApplyService,
  ctx: OwnedCtx,
  orders: SigningOrders,
  signing: SigningRow,
  order: OrderAtProvider | null,
): Promise<AppliedReading | null> {
  const applied = isReadingNew(signing, order)
    ? await apply.apply(ctx, signing.id, order)
    : { state: signing.state, renewed: null }
  if (applied?.state !== 'signed' || !order?.hasFile) return applied
  const bytes = await orders.file(order.id)
  if (!isPdf(bytes)) throw new ProviderFailure('unreadable', 'the signed file is no PDF')
  return { ...applied, state: (await apply.storeFile(ctx, signing.id, bytes)) ?? applied.state }
}

/** Ends an order at the provider, and reads it until it has ended. Returns what follows from the last reading. */
async function endThere(
  apply: ApplyService,
  ctx: OwnedCtx,
  orders: SigningOrders,
  signing: SigningRow,
  isWaitedFor: boolean,
): Promise<AppliedReading | null> {
  const { provider_id, external_id, created_at } = signing
  const order = provider_id === null ? await orders.find(external_id, created_at) : await orders.read(provider_id)
  // The provider may still be working on an attempt to make the order.
  const isYoung = addTime(signing.updated_at, attemptMs) > ctx.now
  if (!order && provider_id === null && isYoung) return { state: signing.state, renewed: null }
  const adopted = order && provider_id === null ? await apply.adopt(ctx, signing.id, order) : null
  if (adopted?.renewed) return adopted
  let applied = await takeReading(apply, ctx, orders, signing, order)
  if (applied?.state !== 'withdrawing' || !order) return applied
  await orders.cancel(order.id, 'withdrawn by the landlord').catch((error: unknown) => {
    // The order may have ended on its own, or be signed. The next reading shows which.
    if (!(error instanceof ProviderFailure) || error.kind !== 'refused') throw error
  })
  // Only a person who looks at the page makes this wait longer. A job runs again later.
  for (const ms of isWaitedFor ? endings : [0]) {
    await sleep(ms)
    applied = await takeReading(apply, ctx, orders, signing, await orders.read(order.id))
    if (applied?.state !== 'withdrawing') return applied
  }
  return applied
}

export interface NewOrderSources {
  readonly papersOf: PapersToSign
  readonly parties: ReadParties
}

/** The order to send: the stored bytes, and who signs them. Null for a contract that is finished before. */
async function newOrder(
  { papersOf, parties }: NewOrderSources,
  ctx: OwnedCtx,
  signing: SigningRow,
): Promise<NewOrder | null> {
  const { contract_id, paper, language } = signing
  const row = await selectContractsAndHidden(ctx).where('contract.id', '=', contract_id).executeTakeFirstOrThrow()
  const toSign = papersOf(contract_id, paper)
  if (row.isFinished && toSign.endsWithContract) return null
  const { tenants, landlord } = await parties(ctx, row)
  const stored = await toSign.find(ctx)
  if (!stored) throw new Error(`order ${signing.id} has no stored paper`)
  const house = await houseFacts(ctx, row.houseId)
  return {
    externalId: signing.external_id,
    account: signing.account_id,
    contract: contract_id,
    paper,
    title: translate(signingWords, paperOfKey(paper), language, { address: messageValue(house.address, 80) }),
    fileName: stored.name.endsWith('.pdf') ? stored.name : `${stored.name}.pdf`,
    pdf: stored.bytes,
    language,
    deadline: signingDeadline(addTime(signing.created_at, 0)),
    parties: [
      ...tenants.map((tenant) => Object.assign({}, tenant, { language: tenantLanguage(tenant, row, language) })),
      { ...landlord, language },
    ],
  }
}

/**
 * The maker of an order: the signing service, or the deposit bank, whose order contains the lease. Null: not
 * configured.
 */
export type OrderProviders = Readonly<Record<SigningRow['via'], SigningProvider | null>>

export interface OrderDeps extends NewOrderSources {
  readonly providers: OrderProviders
  readonly apply: ApplyService
}

/** The conversations with a provider about an order. Each may be repeated at any time, with the same result. */
export function orderService({ providers, apply, ...deps }: OrderDeps) {
  const providerOf = ({ via }: Pick<SigningRow, 'via'>): SigningProvider => {
    const provider = providers[via]
    if (!provider) throw new Refusal('providerUnavailable', undefined, 3600)
    return provider
  }
  const operation = (name: string, signing: SigningRow, job?: number): Operation => ({
    name,
    userId: signing.account_id,
    sendData: { order: signing.external_id },
    job,
  })

  /**
   * Finds the order at the provider if an earlier answer was lost, and makes it otherwise. If the provider declines to
   * make it, the order is over and its paper can be changed again. Throws every other ProviderFailure: nothing has then
   * changed, and the order is tried again.
   */
  async function place(ctx: OwnedCtx, signing: SigningRow, options: { isFirst: boolean; job?: number }): Promise<void> {
    const provider = providerOf(signing)
    const order = await newOrder(deps, ctx, signing)
    // The landlord finished the contract after asking for signatures, but before the paper was sent. So no order is made.
    if (order === null) return void (await apply.drop(ctx, signing.id))
    let isCreating = false
    let applied: AppliedReading | null
    try {
      applied = await provider.ask(operation('order signing', signing, options.job), async (orders) => {
        const known = options.isFirst ? null : await orders.find(signing.external_id, signing.created_at)
        isCreating = known === null
        const made = known ?? (await orders.create(order))
        isCreating = false
        const adopted = await apply.adopt(ctx, signing.id, made)
        // The account or the contract was deleted meanwhile.
        if (adopted === null) await queueCancel(ctx.db, ctx.now, signing.via, made)
        return adopted
      })
    } catch (error) {
      if (!isCreating || !(error instanceof ProviderFailure) || error.kind !== 'refused') throw error
      applied = await apply.decline(ctx, signing.id, error.explanation || error.message)
    }
    await follow(ctx, applied, options.job)
  }

  /**
   * Makes the order that replaces an ended one. Only the caller who ended that order does so. If the provider doesn't
   * answer now, the new order's own job asks again.
   */
  async function follow(ctx: OwnedCtx, applied: AppliedReading | null, job?: number): Promise<StoredOrderState | null> {
    if (applied?.renewed)
      await place(ctx, applied.renewed, { isFirst: true, ...(job !== undefined && { job }) }).catch(
        ignoreProviderFailure,
      )
    return applied && applied.state
  }

  return {
    place,

    /** Goes on with an order whose answer was lost. False while another attempt is running. Throws ProviderFailure. */
    async settle(ctx: OwnedCtx, signing: SigningRow, job?: number): Promise<boolean> {
      if (!(await claimOrder(ctx, signing))) return false
      await place(ctx, signing, { isFirst: false, ...(job !== undefined && { job }) })
      return true
    },

    /** Reads an order, and does what follows from the reading. Throws ProviderFailure. */
    async read(ctx: OwnedCtx, signing: SigningRow, job?: number): Promise<StoredOrderState | null> {
      const { provider_id } = signing
      if (provider_id === null) return signing.state
      const applied = await providerOf(signing).ask(operation('read signing', signing, job), async (orders) =>
        takeReading(apply, ctx, orders, signing, await orders.read(provider_id)),
      )
      return await follow(ctx, applied, job)
    },

    /**
     * Ends an order at the provider, which takes a little time. Until then its state stays. If all have signed
     * meanwhile, the signatures count. Throws ProviderFailure, and must then be called again.
     */
    async end(ctx: OwnedCtx, signing: SigningRow, job?: number): Promise<StoredOrderState | null> {
      const applied = await providerOf(signing).ask(operation('withdraw signing', signing, job), (orders) =>
        endThere(apply, ctx, orders, signing, job === undefined),
      )
      return await follow(ctx, applied, job)
    },

    again: (ctx: OwnedCtx, { id }: Pick<SigningRow, 'id'>) => findSigning(ctx.db, ctx.owner, id),
  }
}

/** Ignores that a provider is missing or fails. A job goes on, and the record shows the state. */
export function ignoreProviderFailure(error: unknown): void {
  const isMissing = error instanceof Refusal && error.reason === 'providerUnavailable'
  if (!isMissing && !(error instanceof ProviderFailure)) throw error
}

export type OrderService = ReturnType<typeof orderService>
