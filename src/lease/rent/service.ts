import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Instant } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/worker-claim'
import { insertRents } from '../../books/income/service-contract'
import type { VoucherQuota } from '../../landlord/plan/rules-quota'
import { countVouchers, lockFreeVoucherQuotas, lockVoucherQuota } from '../../landlord/plan/service-quota'
import { changeContract, markBooked } from '../contract/service'
import { firstMonth, type RentTerms } from './rules'
import { booked } from './rules-booking'
import { bookedVouchers, contractsDue, dueContracts, type Booking, type DueRow } from './service-due'

/** The job that books what has come due. */
export const rentKind = 'contract.rent'

/** How many contracts one transaction takes on. */
export const rentBatchSize = 500

export interface RentsBooked {
  /** Vouchers by account. */
  readonly byAccount: ReadonlyMap<number, number>
  /** Whether there is more to do, for the next transaction. */
  readonly more: boolean
  /** Whether all there was to do had to be left, because somebody holds the accounts: it is for a little later then. */
  readonly isLocked: boolean
}
const nothing: RentsBooked = { byAccount: new Map(), more: false, isLocked: false }

/**
 * Books the rents of up to `size` contracts of any accounts, in the caller's transaction. Accounts are claimed past what
 * others hold, so any number of workers share the work and wait for nobody, and before their contracts, as every action
 * does. Vouchers, count and next month commit together: a crash undoes all of it, and no month is ever booked twice.
 * Crosses accounts, as only a job may.
 */
export async function bookRentBatch(booking: Booking, size = rentBatchSize): Promise<RentsBooked> {
  const asked = await contractsDue(booking).select('contract.account_id').limit(size).execute()
  const accounts = [...new Set(asked.map((row) => row.account_id))]
  if (accounts.length === 0) return nothing
  const quotas = await lockFreeVoucherQuotas(booking.db, booking.today, accounts)
  if (quotas.size === 0) return { ...nothing, more: true, isLocked: true }
  const contracts = await dueContracts(booking)
    .where(sql<boolean>`contract.account_id = any(${[...quotas.keys()]}::bigint[])`)
    .limit(size)
    .forNoKeyUpdate('contract')
    .execute()
  const made = await bookFor(booking, contracts, (account) => quotas.get(account)!)
  return { ...made, more: made.more || asked.length === size || quotas.size < accounts.length }
}

/**
 * All have signed the lease, or it is marked as signed: its rent is booked from here on, what has come due at once. The
 * caller holds the contract and, before it, the account. `paper` is written with it.
 */
export async function startRent(
  ctx: OwnedCtx,
  encryption: Booking['encryption'],
  contract: RentTerms & { readonly id: number },
  { at, ...paper }: { readonly at: Instant } & Parameters<typeof changeContract>[2],
): Promise<void> {
  await changeContract(ctx, contract.id, { ...paper, signed_at: at, next_rent_on: firstMonth(contract) })
  await bookRentNow(ctx, encryption, contract.id)
}

/**
 * The same for one contract of the owner, who holds it and, before it, the account. What is too much for one
 * transaction is left to a job. Refuses nothing: where the plan has no room the contract waits.
 */
export async function bookRentNow(ctx: OwnedCtx, encryption: Booking['encryption'], id: number): Promise<void> {
  const booking = { ...ctx, encryption }
  const quota = await lockVoucherQuota(ctx.db, ctx.today, ctx.owner)
  const contracts = await dueContracts(booking)
    .where('contract.account_id', '=', ctx.owner)
    .where('contract.id', '=', id)
    .execute()
  const { more } = await bookFor(booking, contracts, () => quota)
  if (more) await queueJob(ctx.db, ctx.now, rentKind, {})
}

async function bookFor(
  booking: Booking,
  contracts: readonly DueRow[],
  quotaOf: (account: number) => VoucherQuota,
): Promise<RentsBooked> {
  if (contracts.length === 0) return nothing
  const { db, now, today, encryption } = booking
  const results = booked(contracts, quotaOf, today)
  const byAccount = await insertRents(
    db,
    encryption,
    now,
    results.flatMap((result) => bookedVouchers(result, encryption)),
  )
  await countVouchers(db, today, byAccount)
  await markBooked(db, results)
  return {
    ...nothing,
    byAccount,
    more: results.some(
      ({ next_rent_on, blocked_by }) => next_rent_on !== null && next_rent_on <= today && blocked_by === '',
    ),
  }
}
