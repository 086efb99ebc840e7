import { z } from 'zod'
import { lockAccount } from '../../base/call/account'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { GiveUp, jobKind, type JobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { queueJob } from '../../base/outbox/job'
import { ProviderFailure } from '../../base/provider/failure'
import { actAsOwner } from '../../landlord/credentials/service-session'
import { isRequestUnconfirmed, attemptLostAfterMs, queueNextAttempt, settleKind } from './service-attempt'
import type { ActingContext } from './service-change'
import { selectDepositAndContract, pendingDeposits, noteDepositReading } from './service-select'
import type { DepositBankService } from './service-bank'
import {
  hasFeeToRefundByHand,
  isLeaseSentSinceFeePaid,
  selectFeesToRefundByHand,
  pendingRefunds,
  type DepositErasure,
} from './service-erase'
import { feeReadKind, queueDepositReading, depositReadKind } from './service-event'
import { orderDepositKind, type FeeService } from './service-fee'
import { queueRefunding, refundKind } from './service-refund'
import type { RefundService } from './service-refunding'

/** Reads deposits again, because a provider's message may be lost. */
const lookKind = 'deposit.look'
/**
 * Ends the fee of a lease that was signed by hand, because the bank opens no account for such a
 * lease. An earlier version of the product asked for this fee.
 */
const endKind = 'deposit.end'
const hour = 3_600_000
/** The maximum number of deposits read in an hour. The deposits that have waited longest come first. */
const most = 2000
/**
 * A checkout ends automatically a day after it was opened. The extra hour leaves time for the
 * message about it.
 */
const checkoutLife = 25 * hour

const OfDeposit = z.strictObject({ account: z.int(), deposit: z.int() })

export interface JobDeps {
  readonly fee: FeeService
  readonly bank: DepositBankService
  readonly refunds: RefundService
  readonly erasure: Pick<DepositErasure, 'end'>
  /** Sends the lease in the bank's order. Does nothing while the sending is under way. Refuses like any sending. */
  readonly order: (ctx: ActingContext, contract: number) => Promise<void>
}

/**
 * Lets a job fail for good when the provider has declined its request, because the provider would decline it again. Any
 * other failure is thrown, so that the job runs again later.
 */
function giveUpDeclined(error: unknown): never {
  if (error instanceof ProviderFailure && error.kind === 'refused') throw new GiveUp(error.message, { cause: error })
  throw error
}
/** Ignores a refusal. The landlord sees it at the contract and acts, and a job can do nothing about it. */
function leaveRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

export function depositJobKinds({ fee, bank, refunds, erasure, order }: JobDeps): JobKinds {
  const ofDeposit = (work: (ctx: ActingContext, deposit: number) => Promise<void>): JobKind<unknown> =>
    jobKind({
      payload: OfDeposit,
      mode: 'outside',
      run: async ({ db, now, job, payload: { account, deposit } }) =>
        await work({ db, now, owner: actAsOwner(account), requestId: `job-${job.id}`, job: job.id }, deposit)
          .catch(leaveRefused)
          .catch(giveUpDeclined),
    })
  return {
    [feeReadKind]: ofDeposit(async (ctx, id) => {
      const deposit = await selectDepositAndContract(ctx, id)
      if (deposit) await fee.settle(ctx, deposit)
    }),
    [depositReadKind]: ofDeposit((ctx, id) => bank.read(ctx, id)),
    [settleKind]: jobKind({
      payload: OfDeposit,
      mode: 'outside',
      // The stored request goes on until the bank has it or has declined it. No failure ends it.
      run: async ({ db, now, job, payload: { account, deposit } }) => {
        const ctx = { db, now, owner: actAsOwner(account), requestId: `job-${job.id}`, job: job.id }
        // Another attempt is running, and its process may die. So this job runs again later.
        if ((await bank.goOn(ctx, deposit)) === 'busy')
          await queueNextAttempt(ctx, deposit, addTime(now, attemptLostAfterMs))
      },
    }),
    [refundKind]: jobKind({
      payload: z.strictObject({ account: z.int(), refund: z.int() }),
      mode: 'outside',
      run: async ({ db, now, job, payload: { account, refund } }) =>
        await refunds
          .settle({ db, now, owner: actAsOwner(account), requestId: `job-${job.id}`, job: job.id }, refund)
          .catch(giveUpDeclined),
    }),
    [endKind]: jobKind({
      payload: z.strictObject({ account: z.int(), contract: z.int() }),
      mode: 'inside',
      async run({ db, now, payload: { account, contract } }) {
        const ctx = { db, now, owner: actAsOwner(account) }
        await lockAccount(ctx)
        if (await hasFeeToRefundByHand(ctx, contract)) await erasure.end(ctx, contract)
      },
    }),
    [orderDepositKind]: jobKind({
      payload: z.strictObject({ account: z.int(), contract: z.int() }),
      mode: 'outside',
      async run({ db, now, job, payload: { account, contract } }) {
        const ctx = { db, now, owner: actAsOwner(account), requestId: `job-${job.id}`, job: job.id }
        // A paid order is sent automatically only once. If the lease was sent after the payment,
        // the landlord may have withdrawn it on purpose.
        if (await isLeaseSentSinceFeePaid(ctx, contract)) return
        await order(ctx, contract).catch(leaveRefused).catch(giveUpDeclined)
      },
    }),
    [lookKind]: jobKind({
      payload: z.looseObject({}),
      mode: 'inside',
      run: async ({ db, now }) => await look(db, now),
    }),
  }
}

/**
 * Queues readings of what may have changed, because the provider's messages may never come. Each
 * hour: fees with an open page, accounts being opened or filled, unconfirmed requests to the bank,
 * and refunds. Each day: fully paid accounts.
 */
async function look(db: Db, now: Instant): Promise<void> {
  for (const { account, contract } of await selectFeesToRefundByHand(db, most))
    await queueJob(db, now, endKind, { account, contract }, { key: `${endKind}-${contract}` })
  for (const about of await pendingRefunds(db, most)) await queueRefunding(db, now, about, { key: now.slice(0, 13) })
  const open = await pendingDeposits(db, most)
  await noteDepositReading(
    db,
    open.map(({ id }) => id),
    now,
  )
  for (const row of open) {
    const about = { account: row.account_id, deposit: row.id }
    const isFull = row.state === 'founds' && row.funds >= (row.agreed_sum ?? 0)
    const key = isFull ? now.slice(0, 10) : now.slice(0, 13)
    if (isRequestUnconfirmed(row)) await queueJob(db, now, settleKind, about, { key: `${settleKind}-${row.id}-${key}` })
    else if (row.state !== 'fee') await queueDepositReading(db, now, depositReadKind, about, key)
    else if (row.fee_checkout !== null && row.updated_at > addTime(now, -checkoutLife))
      await queueDepositReading(db, now, feeReadKind, about, key)
  }
}

export const depositSchedules: readonly Schedule[] = [schedule(lookKind, 60)]
