import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import type { SigningProvider } from './port'
import type { StoredState } from '../contract/model-signing'
import type { ApplyService } from './service-apply'
import { queueCancel } from './service-reading'
import { signingById, type SigningRow } from './service-select'
import type { Applied } from './service-ended'
import { type NewOrderGiven, newOrder } from './service-given'
import { claimOrder } from './service-change'
import { endThere, takeReading } from './service-take'

/** Who takes orders: the signing service, and the deposit bank, in whose order the lease is signed. Null: not configured. */
export type OrderProviders = Readonly<Record<SigningRow['via'], SigningProvider | null>>

export interface OrderDeps extends NewOrderGiven {
  readonly providers: OrderProviders
  readonly apply: ApplyService
}

/** Conversations with whoever took an order. All of them may be repeated at any time, and come to the same. */
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
   * Makes the order, or finds the one that was made when its answer was lost. An order that is declined is over, and its
   * paper can be changed again. Throws any other ProviderFailure; then all stays as it is, to be tried again.
   */
  async function place(ctx: OwnedCtx, signing: SigningRow, options: { isFirst: boolean; job?: number }): Promise<void> {
    const provider = providerOf(signing)
    const order = await newOrder(deps, ctx, signing)
    // The contract was finished before its paper was sent: that is the landlord's later word.
    if (order === null) return void (await apply.drop(ctx, signing.id))
    let isCreating = false
    let applied: Applied | null
    try {
      applied = await provider.ask(operation('order signing', signing, options.job), async (orders) => {
        const known = options.isFirst ? null : await orders.find(signing.external_id, signing.created_at)
        isCreating = known === null
        const made = known ?? (await orders.create(order))
        isCreating = false
        const adopted = await apply.adopt(ctx, signing.id, made)
        // The account was deleted meanwhile, or the contract.
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
   * Makes the order that takes the place of one that has ended: by whoever ended it, and nobody else. What the provider
   * doesn't answer now, the new order's own job asks again.
   */
  async function follow(ctx: OwnedCtx, applied: Applied | null, job?: number): Promise<StoredState | null> {
    if (applied?.renewed)
      await place(ctx, applied.renewed, { isFirst: true, ...(job !== undefined && { job }) }).catch(unlessProviders)
    return applied && applied.state
  }

  return {
    place,

    /** Goes on with an order whose answer was lost. False while another attempt is under way. Throws ProviderFailure. */
    async settle(ctx: OwnedCtx, signing: SigningRow, job?: number): Promise<boolean> {
      if (!(await claimOrder(ctx, signing))) return false
      await place(ctx, signing, { isFirst: false, ...(job !== undefined && { job }) })
      return true
    },

    /** Reads how an order stands, and does what follows. Throws ProviderFailure. */
    async read(ctx: OwnedCtx, signing: SigningRow, job?: number): Promise<StoredState | null> {
      const { provider_id } = signing
      if (provider_id === null) return signing.state
      const applied = await providerOf(signing).ask(operation('read signing', signing, job), async (orders) =>
        takeReading(apply, ctx, orders, signing, await orders.read(provider_id)),
      )
      return await follow(ctx, applied, job)
    },

    /**
     * Ends an order that is being withdrawn; the provider does so a little later, and until it has the order stays as it
     * is. What all have signed meanwhile stands. Throws ProviderFailure; then it is to be tried again.
     */
    async end(ctx: OwnedCtx, signing: SigningRow, job?: number): Promise<StoredState | null> {
      const applied = await providerOf(signing).ask(operation('withdraw signing', signing, job), (orders) =>
        endThere(apply, ctx, orders, signing, job === undefined),
      )
      return await follow(ctx, applied, job)
    },

    /** The order as it is stored now. */
    again: (ctx: OwnedCtx, { id }: Pick<SigningRow, 'id'>) => signingById(ctx.db, ctx.owner, id),
  }
}

/** What a provider failed at, or isn't there for, goes on by itself: the record says how it stands. */
export function unlessProviders(error: unknown): void {
  const isMissing = error instanceof Refusal && error.reason === 'providerUnavailable'
  if (!isMissing && !(error instanceof ProviderFailure)) throw error
}

export type OrderService = ReturnType<typeof orderService>
