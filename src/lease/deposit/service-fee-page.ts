import { createHash } from 'node:crypto'
import { holdAccount } from '../../base/call/account'
import { ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import { queueJob } from '../../base/outbox/job'
import type { Billing, Checkout } from '../../landlord/subscription/port'
import { markFeePaid } from '../contract/service-change'
import { auditDeposit, storeCheckout, storePaid, type Acting } from '../deposit-account/service-change'
import { depositWith, requireDeposit, type DepositWith } from '../deposit-account/service-select'
import { depositWords } from '../deposit-account/words'
import { openingFee } from './model'

/** The job that orders what was paid for. */
export const orderKind = 'deposit.order'

const keyOf = (...values: unknown[]) => createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40)
/** Tries at a checkout that somebody else changes meanwhile. */
const tries = 3

/** What has become of the page before: still open, paid, or nobody can pay there any more. */
export async function earlierOf(api: Billing, id: string): Promise<Checkout | 'paid' | 'pending' | null> {
  const earlier = await api.readCheckout(id)
  if (earlier?.state === 'complete') return earlier.isPaid ? 'paid' : 'pending'
  return earlier?.state === 'open' && earlier.url !== null ? earlier : null
}

/** Where the fee is paid: the open page again, or a new one; null when it turns out to be paid. */
export async function openFeePage(api: Billing, ctx: Acting, id: number, publicUrl: string): Promise<string | null> {
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
async function isNow(ctx: Acting, deposit: DepositWith, made: Checkout): Promise<boolean> {
  await ctx.db.transaction().execute(async (db) => {
    await storeCheckout({ ...ctx, db }, deposit, made)
    await ctx.intent?.store(db, ctx.now)
  })
  // Deleted meanwhile: nobody may pay there.
  const stored = await depositWith(ctx, deposit.id)
  return stored?.fee_checkout === made.id
}

/** Stores that the fee is paid, and queues what it was paid for, as one. Paid before: nothing. */
export const markPaid = (ctx: Acting, id: number, checkout: string): Promise<void> =>
  holdAccount(ctx, async (held) => {
    const paid = await storePaid(held, id, checkout)
    if (!paid) return
    const contract = paid.contract_id
    await markFeePaid(held, contract, true)
    await queueJob(held.db, ctx.now, orderKind, { account: ctx.owner, contract }, { key: `${orderKind}-${id}` })
    await auditDeposit(held, 'deposit.paid', contract, { is_open_deposit_account_payed: true })
  })
