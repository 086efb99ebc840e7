import { addDeposit, storeCheckout, storePaid, type Acting } from '../deposit-account/service-change'
import { createHash } from 'node:crypto'
import { appendAudit } from '../../base/audit/service'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import { queueJob } from '../../base/outbox/job'
import type { Billing, BillingProvider, Checkout } from '../../landlord/subscription/port'
import { markFeePaid } from '../contract/service-change'
import { lockContract } from '../contract/service-select'
import { openingFee } from './model'
import { decide, situationOf, type Effect } from '../deposit-account/rules'
import {
  agreedIn,
  depositWith,
  latestDeposit,
  requireDeposit,
  type DepositRow,
  type DepositWith,
} from '../deposit-account/service-select'
import { depositWords } from '../deposit-account/words'

/** The job that orders what was paid for. */
export const orderKind = 'deposit.order'

export interface FeeDeps {
  /** Null: no payment provider is configured. */
  readonly billing: BillingProvider | null
  /** Where browsers reach us, without a slash at the end. */
  readonly publicUrl: string
}

const keyOf = (...values: unknown[]) => createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40)
/** Tries at a checkout that somebody else changes meanwhile. */
const tries = 3

/** The opening fee of a deposit account: paid once, and nothing is ordered before. */
export function feeService({ billing, publicUrl }: FeeDeps) {
  const provider = (): BillingProvider => {
    if (!billing) throw new Refusal('providerUnavailable')
    return billing
  }

  /**
   * What creating a deposit leads to, with the deposit that is meant, which is made where there is none. Refuses with 404,
   * 402 subscriptionRequired, 409 depositNotChosen, depositExists, depositEnded, contractSigned.
   */
  async function begin(ctx: OwnedCtx, contractId: number): Promise<{ effect: Effect; deposit: DepositRow }> {
    return await ctx.db.transaction().execute(async (tx) => {
      const inside = { ...ctx, db: tx }
      await lockAccount(inside)
      const contract = await lockContract(inside, contractId)
      const { subscriptionActive } = await tx
        .selectFrom('account')
        .select('subscriptionActive')
        .where('id', '=', ctx.owner)
        .executeTakeFirstOrThrow()
      if (!subscriptionActive) throw new Refusal('subscriptionRequired')
      if (!agreedIn(contract).isOpenedHere) throw new Refusal('depositNotChosen')
      const before = await latestDeposit(inside, contractId)
      // What was ordered for a lease that nobody can sign any more makes way for another order.
      const isFree = before?.state === 'created' && contract.signatureType === null
      const situation = isFree ? 'paid' : situationOf(before, agreedIn(contract).sum)
      const decision = decide(situation, 'create')
      if ('refusal' in decision) throw new Refusal(decision.refusal)
      // Paid, and being ordered at this moment; otherwise another account would need another signature.
      if (contract.signatureType !== null)
        throw new Refusal(decision.effect === 'order' ? 'depositExists' : 'contractSigned')
      if (before && before.state !== 'canceled') return { effect: decision.effect, deposit: before }
      await markFeePaid(inside, contractId, false)
      return { effect: decision.effect, deposit: await addDeposit(inside, contractId, before?.id ?? 0) }
    })
  }

  /** What has become of the page before: still open, paid, or nobody can pay there any more. */
  async function earlierOf(api: Billing, id: string): Promise<Checkout | 'paid' | 'pending' | null> {
    const earlier = await api.readCheckout(id)
    if (earlier?.state === 'complete') return earlier.isPaid ? 'paid' : 'pending'
    return earlier?.state === 'open' && earlier.url !== null ? earlier : null
  }

  /** Where the fee is paid: the open page again, or a new one; null when it turns out to be paid. */
  async function open(api: Billing, ctx: Acting, id: number): Promise<string | null> {
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
      // By the hour: an answer that the provider stored with an error of its own is not for ever.
      const made = await api.createPayment(payment, keyOf(id, before, payment, ctx.now.slice(0, 13)))
      if (await isNow(ctx, deposit, made)) return made.url
      await api.expireCheckout(made.id)
    }
    throw new Refusal('stillRunning', undefined, 2)
  }

  /** Remembers the page, unless another request has put a different one in the place of the one before. */
  async function isNow({ db, owner, now, intent }: Acting, deposit: DepositWith, made: Checkout): Promise<boolean> {
    await db.transaction().execute(async (tx) => {
      await storeCheckout({ db: tx, owner, now }, deposit, made)
      await intent?.store(tx, now)
    })
    // Deleted meanwhile: nobody may pay there.
    const stored = await depositWith({ db, owner }, deposit.id)
    return stored?.fee_checkout === made.id
  }

  /** Stores that the fee is paid, and queues what it was paid for, as one. Paid before: nothing. */
  async function markPaid({ db, owner, now, requestId }: Acting, id: number, checkout: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await lockAccount({ db: tx, owner })
      const paid = await storePaid({ db: tx, owner, now }, id, checkout)
      if (!paid) return
      await markFeePaid({ db: tx, owner }, paid.contract_id, true)
      await queueJob(tx, now, orderKind, { account: owner, contract: paid.contract_id }, { key: `${orderKind}-${id}` })
      const changed = { is_open_deposit_account_payed: true }
      const entity = String(paid.contract_id)
      await appendAudit(tx, { account: owner, at: now, requestId, ip: '', action: 'deposit.paid', entity, changed })
    })
  }

  /** One conversation; what is refused inside would stand in the send log as the provider's failure. */
  async function ask<T>(ctx: Acting, name: string, work: (api: Billing) => Promise<T>): Promise<T> {
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
    begin,
    /** Throws ProviderFailure; refuses with 409 stillRunning while a payment is being carried out. */
    open: (ctx: Acting, id: number): Promise<string | null> =>
      ask(ctx, 'open payment of the opening fee', (api) => open(api, ctx, id)),
    /** Reads whether an open page was paid, and stores it; nothing to be paid: nothing is asked. */
    async settle(ctx: Acting, deposit: Pick<DepositRow, 'id' | 'state' | 'fee_checkout'>): Promise<void> {
      const { id, state, fee_checkout } = deposit
      if (state !== 'fee' || fee_checkout === null || !billing) return
      await ask(ctx, 'read payment of the opening fee', async (api) => {
        if ((await earlierOf(api, fee_checkout)) === 'paid') await markPaid(ctx, id, fee_checkout)
      })
    },
  }
}

export type FeeService = ReturnType<typeof feeService>
