import { createHash } from 'node:crypto'
import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import { queueJob } from '../../base/outbox/job'
import type { Billing, BillingProvider, Checkout } from '../../landlord/subscription/port'
import { markFeePaid } from '../contract/service-change'
import { lockContract } from '../contract/service-select'
import { storedState } from '../contract/rules-deposit-states'
import { transitionOf } from './rules'
import { addDeposit, auditDeposit, storeFeeCheckout, storeFeePaid, type ActingContext } from './service-change'
import {
  agreedDeposit,
  selectDepositAndContract,
  latestDeposit,
  requireDeposit,
  type DepositRow,
  type DepositAndContract,
} from './service-select'
import { depositWords } from './words'
import { openingFee } from './model'

/** A job that orders the account that was paid for. */
export const orderDepositKind = 'deposit.order'

const keyOf = (...values: unknown[]) => createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40)
/** The maximum number of attempts to open a page. Another request may change the checkout meanwhile. */
const tries = 3

/**
 * The earlier payment page if it is still open. `paid` or `pending` if somebody has completed it. Null: nobody can pay
 * there any more.
 */
async function earlierOf(api: Billing, id: string): Promise<Checkout | 'paid' | 'pending' | null> {
  const earlier = await api.readCheckout(id)
  if (earlier?.state === 'complete') return earlier.isPaid ? 'paid' : 'pending'
  return earlier?.state === 'open' && earlier.url !== null ? earlier : null
}

/** The address of the open payment page, or of a new one. Null when the fee turns out to be paid. */
async function openFeePage(api: Billing, ctx: ActingContext, id: number, publicUrl: string): Promise<string | null> {
  for (let n = 0; n < tries; n += 1) {
    const deposit = await requireDeposit(ctx, id)
    if (deposit.state !== 'fee') return null
    const before = deposit.fee_checkout
    const earlier = before === null ? null : await earlierOf(api, before)
    if (earlier === 'pending') throw new Refusal('stillRunning', undefined, 5)
    if (earlier === 'paid') {
      await markPaid(ctx, id, before!)
      return null
    }
    if (earlier) {
      await ctx.intent?.store(ctx.db, ctx.now)
      return earlier.url
    }
    const page = `${publicUrl}/home/contract/${deposit.contract_id}`
    const payment = {
      reference: `deposit:${deposit.contract_id}`,
      email: deposit.email,
      name: translate(depositWords, 'feeName', deposit.language),
      amount: ore(openingFee),
      language: deposit.language,
      successUrl: `${page}?pay=success`,
      cancelUrl: `${page}?pay=fail`,
    }
    // The key changes each hour. The provider may have stored an error as its answer to a key, and that error must not
    // last for ever.
    const made = await api.createPayment(payment, keyOf(id, before, payment, ctx.now.slice(0, 13)))
    if (await isNow(ctx, deposit, made)) return made.url
    await api.expireCheckout(made.id)
  }
  throw new Refusal('stillRunning', undefined, 2)
}

/** Stores a page. True if it is now the deposit's page. Another request may have stored a different one. */
async function isNow(ctx: ActingContext, deposit: DepositAndContract, made: Checkout): Promise<boolean> {
  await ctx.db.transaction().execute(async (db) => {
    await storeFeeCheckout({ ...ctx, db }, deposit, made)
    await ctx.intent?.store(db, ctx.now)
  })
  // The deposit may have been deleted meanwhile. Then nobody may pay there.
  const stored = await selectDepositAndContract(ctx, deposit.id)
  return stored?.fee_checkout === made.id
}

/** Stores once that the fee is paid, and queues the order in the same step. */
const markPaid = (ctx: ActingContext, id: number, checkout: string): Promise<void> =>
  withLockedAccount(ctx, async (held) => {
    const paid = await storeFeePaid(held, id, checkout)
    if (!paid) return
    const contract = paid.contract_id
    await markFeePaid(held, contract, true)
    await queueJob(
      held.db,
      ctx.now,
      orderDepositKind,
      { account: ctx.owner, contract },
      { key: `${orderDepositKind}-${id}` },
    )
    await auditDeposit(held, 'deposit.paid', contract, { is_open_deposit_account_payed: true })
  })

/**
 * Finds or makes the deposit whose fee is to be paid. Refuses with 404, 402 subscriptionRequired, 409 depositNotChosen,
 * depositExists, depositEnded, contractSigned.
 */
const beginFee = (
  ctx: OwnedCtx,
  contractId: number,
): Promise<{ next: 'fee' | 'ordered' | 'same'; deposit: DepositRow }> =>
  withLockedAccount(ctx, async (held) => {
    const contract = await lockContract(held, contractId)
    const { subscriptionActive } = await held.db
      .selectFrom('account')
      .select('subscriptionActive')
      .where('id', '=', ctx.owner)
      .executeTakeFirstOrThrow()
    if (!subscriptionActive) throw new Refusal('subscriptionRequired')
    const { sum, isOpenedHere } = agreedDeposit(contract)
    const before = await latestDeposit(held, contractId)
    // The lease of this order can't be signed any more, so a new order may replace it.
    const isFree = before?.state === 'created' && contract.signatureType === null
    const state = isFree ? 'paid' : storedState(before, sum)
    const decision = transitionOf(isOpenedHere ? state : 'none', 'create')
    if ('refusal' in decision) throw new Refusal(decision.refusal)
    // The lease is signed. If its fee is paid, the account is already being ordered. Otherwise an
    // account would need a new signature.
    if (contract.signatureType !== null)
      throw new Refusal(decision.next === 'ordered' ? 'depositExists' : 'contractSigned')
    if (before && before.state !== 'canceled') return { next: decision.next, deposit: before }
    await markFeePaid(held, contractId, false)
    return { next: decision.next, deposit: await addDeposit(held, contractId, before?.id ?? 0) }
  })

export interface FeeDeps {
  /** Null: no payment provider is configured. */
  readonly billing: BillingProvider | null
  /** The product's address for browsers, without a slash at the end. */
  readonly publicUrl: string
}

/** The opening fee. It is paid once, and nothing is ordered before that. */
export function feeService({ billing, publicUrl }: FeeDeps) {
  const provider = (): BillingProvider => {
    if (!billing) throw new Refusal('providerUnavailable')
    return billing
  }

  /**
   * One conversation with the payment provider. A refusal inside it would appear in the send log as the provider's
   * failure.
   */
  async function ask<T>(ctx: ActingContext, name: string, work: (api: Billing) => Promise<T>): Promise<T> {
    const operation = { name, userId: ctx.owner, sendData: {}, job: ctx.job }
    const outcome = await provider().ask(operation, (api) =>
      work(api).catch((error: unknown) => {
        if (error instanceof Refusal) return error
        throw error
      }),
    )
    if (outcome instanceof Refusal) throw outcome
    return outcome
  }

  return {
    begin: beginFee,
    /**
     * The address of the payment page. Throws ProviderFailure. Refuses with 409 stillRunning while a payment is being
     * carried out.
     */
    open: (ctx: ActingContext, id: number): Promise<string | null> =>
      ask(ctx, 'open payment of the opening fee', (api) => openFeePage(api, ctx, id, publicUrl)),
    /** Reads whether an open page was paid. Asks nothing when nothing is to be paid. */
    async settle(ctx: ActingContext, deposit: Pick<DepositRow, 'id' | 'state' | 'fee_checkout'>): Promise<void> {
      const { id, state, fee_checkout } = deposit
      if (state !== 'fee' || fee_checkout === null || !billing) return
      await ask(ctx, 'read payment of the opening fee', async (api) => {
        if ((await earlierOf(api, fee_checkout)) === 'paid') await markPaid(ctx, id, fee_checkout)
      })
    },
  }
}

export type FeeService = ReturnType<typeof feeService>
