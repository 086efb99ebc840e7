import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import { houseFacts } from '../../landlord/house/service'
import type { ReadParties } from '../contract/service-parties'
import { selectContractsAndHidden } from '../contract/service-select'
import type { PaperService } from '../document/service'
import type { NewOrder, ReadOrder, SigningOrders, SigningProvider } from './port'
import type { StoredState } from '../contract/model-signing'
import { attemptMs, deadlineFrom } from './rules'
import type { ApplyService } from './service-apply'
import { queueCancel } from './service-reading'
import { signingById, type SigningRow } from './service-select'
import { signingWords } from './words'

/** Who takes orders: the signing service, and the deposit bank, in whose order the lease is signed. Null: not configured. */
export type Providers = Readonly<Record<SigningRow['via'], SigningProvider | null>>

export interface OrderDeps {
  readonly papers: Pick<PaperService, 'electronic'>
  readonly providers: Providers
  readonly parties: ReadParties
  readonly apply: ApplyService
}

/** How long a withdrawal waits for the provider to have ended the order, in ms: it does so by itself, a little later. */
const endings = [0, 150, 350, 1000]

/** Conversations with whoever took an order. All of them may be repeated at any time, and come to the same. */
export function orderService({ papers, providers, parties, apply }: OrderDeps) {
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

  /** The order as the provider is given it: the stored bytes, and who signs them. */
  async function newOrder(ctx: OwnedCtx, signing: SigningRow): Promise<NewOrder> {
    const { contract_id, paper, language } = signing
    const row = await selectContractsAndHidden(ctx).where('contract.id', '=', contract_id).executeTakeFirstOrThrow()
    const { tenants, landlord } = await parties(ctx, row)
    const stored = await papers.electronic[paper].find(ctx, contract_id)
    if (!stored) throw new Error(`order ${signing.id} has no stored paper`)
    const house = await houseFacts(ctx, row.houseId)
    return {
      externalId: signing.external_id,
      account: signing.account_id,
      contract: contract_id,
      paper,
      title: translate(signingWords, paper, language, { address: house.address }),
      fileName: stored.name.endsWith('.pdf') ? stored.name : `${stored.name}.pdf`,
      pdf: stored.bytes,
      language,
      deadline: deadlineFrom(addTime(signing.created_at, 0)),
      parties: [...tenants, landlord],
    }
  }

  /** What was read means what it means; a file that is there is fetched at once. */
  async function take(
    ctx: OwnedCtx,
    orders: SigningOrders,
    signing: Pick<SigningRow, 'id'>,
    order: ReadOrder | null,
  ): Promise<StoredState | null> {
    const state = await apply.apply(ctx, signing.id, order)
    if (state !== 'signed' || !order?.hasFile) return state
    const bytes = await orders.file(order.id)
    if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
      throw new ProviderFailure('unreadable', 'the signed file is no PDF')
    return await apply.storeFile(ctx, signing.id, bytes)
  }

  /**
   * Makes the order, or finds the one that was made when its answer was lost. An order that is declined is over, and its
   * paper can be changed again. Throws any other ProviderFailure; then all stays as it is, to be tried again.
   */
  async function place(ctx: OwnedCtx, signing: SigningRow, options: { isFirst: boolean; job?: number }): Promise<void> {
    const provider = providerOf(signing)
    const order = await newOrder(ctx, signing)
    let isCreating = false
    try {
      await provider.ask(operation('order signing', signing, options.job), async (orders) => {
        const known = options.isFirst ? null : await orders.find(signing.external_id, signing.created_at)
        isCreating = known === null
        const made = known ?? (await orders.create(order))
        isCreating = false
        // The account was deleted meanwhile.
        if ((await apply.adopt(ctx, signing.id, made)) === null)
          await queueCancel(ctx.db, ctx.now, signing.via, made.id)
      })
    } catch (error) {
      if (!isCreating || !(error instanceof ProviderFailure) || error.kind !== 'refused') throw error
      await apply.decline(ctx, signing.id, error.explanation || error.message)
    }
  }

  /** Whether this attempt is ours: two at once could both find nothing and order twice. */
  async function claim(ctx: OwnedCtx, { id }: SigningRow): Promise<boolean> {
    const claimed = await ctx.db
      .updateTable('signing')
      .set({ updated_at: ctx.now })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .where('state', '=', 'starting')
      .where('updated_at', '<=', addTime(ctx.now, -attemptMs))
      .executeTakeFirst()
    return claimed.numUpdatedRows === 1n
  }

  return {
    place,

    /** Goes on with an order whose answer was lost. Refuses with 409 stillRunning while another attempt is under way. */
    async settle(ctx: OwnedCtx, signing: SigningRow, job?: number): Promise<void> {
      if (!(await claim(ctx, signing))) throw new Refusal('stillRunning', undefined, attemptMs / 1000)
      await place(ctx, signing, { isFirst: false, ...(job !== undefined && { job }) })
    },

    /** Reads how an order stands, and does what follows. Throws ProviderFailure. */
    async read(ctx: OwnedCtx, signing: SigningRow, job?: number): Promise<StoredState | null> {
      const { provider_id } = signing
      if (provider_id === null) return signing.state
      return await providerOf(signing).ask(operation('read signing', signing, job), async (orders) =>
        take(ctx, orders, signing, await orders.read(provider_id)),
      )
    },

    /**
     * Ends an order that is being withdrawn; the provider does so a little later, and until it has the order stays as it
     * is. What all have signed meanwhile stands. Throws ProviderFailure; then it is to be tried again.
     */
    async end(ctx: OwnedCtx, signing: SigningRow, job?: number): Promise<StoredState | null> {
      return await providerOf(signing).ask(operation('withdraw signing', signing, job), async (orders) => {
        const { provider_id, external_id, created_at } = signing
        const read = async () =>
          provider_id === null ? await orders.find(external_id, created_at) : await orders.read(provider_id)
        let order = await read()
        // An attempt to make it may still be under way there.
        const isYoung = addTime(signing.updated_at, attemptMs) > ctx.now
        if (!order && provider_id === null && isYoung) return signing.state
        if (order && provider_id === null) await apply.adopt(ctx, signing.id, order)
        let state = await take(ctx, orders, signing, order)
        if (state !== 'withdrawing' || !order) return state
        const { id } = order
        await orders.cancel(id, 'withdrawn by the landlord').catch((error: unknown) => {
          // It may have ended by itself, or have been signed: the next reading tells.
          if (!(error instanceof ProviderFailure) || error.kind !== 'refused') throw error
        })
        // Only somebody who looks at it is kept waiting; a job comes again.
        for (const ms of job === undefined ? endings : [0]) {
          await sleep(ms)
          order = await orders.read(id)
          state = await take(ctx, orders, signing, order)
          if (state !== 'withdrawing') return state
        }
        return state
      })
    },

    /** The order as it is stored now. */
    again: (ctx: OwnedCtx, { id }: Pick<SigningRow, 'id'>) => signingById(ctx.db, ctx.owner, id),
  }
}

export type OrderService = ReturnType<typeof orderService>
