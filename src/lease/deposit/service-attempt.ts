import type { ExpressionBuilder, Updateable } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { withLockedAccount } from '../../base/call/account'
import type { DB, Deposit } from '../../base/db/schema'
import { addTime, type Instant } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'
import type { ProviderFailure } from '../../base/provider/failure'
import { updateDepositRow, type ActingContext } from './service-change'
import { selectDepositAndContract, type DepositRow } from './service-select'

/** A job that goes on with a stored request. It is not certain that the bank has the request. */
export const settleKind = 'deposit.settle'

/**
 * An attempt whose end isn't stored counts as lost with its process after this time in ms. The time is longer than any
 * deadline.
 */
export const attemptLostAfterMs = 60_000
/** The maximum time for which a caller waits for another attempt, and the time between two checks, in ms. */
const patienceMs = 12_000
const lookMs = 150

/** An attempt to send a request to the bank. Only one runs at a time, and each has its own number. */
export interface BankAttempt {
  readonly deposit: number
  readonly number: number
}

/** True if a request is stored that the bank is not known to have. */
export const isRequestUnconfirmed = ({
  state,
  release_asked_at,
}: Pick<DepositRow, 'state' | 'release_asked_at'>): boolean =>
  state === 'canceling' || (state === 'releasing' && release_asked_at === null)

const unconfirmed = (is: ExpressionBuilder<DB, 'deposit'>) =>
  is.or([is('state', '=', 'canceling'), is.and([is('state', '=', 'releasing'), is('release_asked_at', 'is', null)])])

/** True if an attempt is asking the bank now, or storing its answer. */
export const isUnderWay = ({ attempt_at }: Pick<DepositRow, 'attempt_at'>, now: Instant): boolean =>
  attempt_at !== null && attempt_at > addTime(now, -attemptLostAfterMs)

/** The deposit's row, if no other attempt has overtaken this one. */
const mine = (ctx: ActingContext, { deposit, number }: BankAttempt) =>
  updateDepositRow(ctx, deposit).where('attempt', '=', number)

/** Starts an attempt. The caller has locked the account. A call queues the job that goes on if this process dies. */
export async function beginAttempt(
  ctx: ActingContext,
  { id, attempt }: Pick<DepositRow, 'id' | 'attempt'>,
): Promise<BankAttempt> {
  const number = attempt + 1
  await updateDepositRow(ctx, id).set({ attempt: number, attempt_at: ctx.now }).execute()
  if (ctx.job === undefined) await queueNextAttempt(ctx, id, addTime(ctx.now, attemptLostAfterMs), ctx.now.slice(0, 16))
  return { deposit: id, number }
}

/** Queues the job that goes on with the request. With a key, it is queued once. */
export const queueNextAttempt = ({ db, now, owner }: ActingContext, id: number, runAt: Instant, key?: string) =>
  queueJob(db, now, settleKind, { account: owner, deposit: id }, { runAt, key: key && `${settleKind}-${id}-${key}` })

/** Starts an attempt, unless another one is running (`busy`) or no request is stored any more (`nothing`). */
export const claimAttempt = (ctx: ActingContext, id: number): Promise<BankAttempt | 'busy' | 'nothing'> =>
  withLockedAccount(ctx, async (held) => {
    const row = await selectDepositAndContract(held, id)
    if (!row || row.provider_id === null || !isRequestUnconfirmed(row)) return 'nothing'
    return isUnderWay(row, ctx.now) ? 'busy' : await beginAttempt(held, row)
  })

/** Starts an attempt when the other one has ended. Still `busy` when that takes too long. */
export async function awaitAttempt(ctx: ActingContext, id: number): Promise<BankAttempt | 'busy' | 'nothing'> {
  for (let waited = 0; ; waited += lookMs) {
    const row = await selectDepositAndContract(ctx, id)
    const claimed = row && isUnderWay(row, ctx.now) ? 'busy' : await claimAttempt(ctx, id)
    if (claimed !== 'busy' || waited >= patienceMs) return claimed
    await sleep(lookMs)
  }
}

/** Waits until no attempt is running, at most as long as a waiting person may wait. */
export async function waitUntilNoAttempt(ctx: ActingContext, id: number): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const row = await selectDepositAndContract(ctx, id)
    if (!row || !isUnderWay(row, ctx.now)) return
    await sleep(lookMs)
  }
}

/**
 * Notes that the bank may have the request from now on. False: it was taken back, or another attempt goes on with it.
 */
export const markAttemptSent = async (ctx: ActingContext, attempt: BankAttempt): Promise<boolean> =>
  (await mine(ctx, attempt).where(unconfirmed).set({ is_unsent: false }).returning('id').executeTakeFirst()) !==
  undefined

/** Ends an attempt. It did not fail if a reading has meanwhile shown that the request is done. */
export async function endAttempt(ctx: ActingContext, attempt: BankAttempt, failure?: ProviderFailure): Promise<void> {
  if (failure) await mine(ctx, attempt).where(unconfirmed).set(errorColumns(ctx, failure)).execute()
  await mine(ctx, attempt).set({ attempt_at: null }).execute()
}

export const errorColumns = ({ now }: Pick<ActingContext, 'now'>, { message }: ProviderFailure) => ({
  error_at: now,
  error_message: message.slice(0, 500),
})

/**
 * The columns that keep the request at the bank while a new request is stored. If the new request
 * is taken back or declined, the kept one is restored.
 */
export const formerRequestColumns = (row: DepositRow): Updateable<Deposit> =>
  // If it isn't certain that the bank has the stored request, the request that was kept earlier
  // stays the one to restore.
  isRequestUnconfirmed(row)
    ? {}
    : {
        former_category: row.released_category,
        former_tenant_sum: row.tenant_sum,
        former_landlord_sum: row.landlord_sum,
        former_asked_at: row.release_asked_at,
        is_unsent: true,
      }

/** Restores the request that was kept, and ends the attempt. The caller has locked the account. */
export async function restoreFormerRequest(
  ctx: ActingContext,
  attempt: BankAttempt,
  row: DepositRow,
  failure?: ProviderFailure,
): Promise<void> {
  const quiet = row.funds > 0 ? ('founds' as const) : ('opened' as const)
  await mine(ctx, attempt)
    .set({
      state: row.former_asked_at === null ? quiet : 'releasing',
      released_category: row.former_category,
      tenant_sum: row.former_tenant_sum,
      landlord_sum: row.former_landlord_sum,
      release_asked_at: row.former_asked_at,
      attempt_at: null,
      ...(failure ? errorColumns(ctx, failure) : { error_at: null, error_message: '' }),
      updated_at: ctx.now,
    })
    .execute()
}
