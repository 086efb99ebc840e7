import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Instant } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'
import { insertRents } from '../../books/income/service-contract'
import type { VoucherQuota } from '../../landlord/plan/rules-quota'
import { countVouchers, lockFreeVoucherQuotas, lockVoucherQuota } from '../../landlord/plan/service-quota'
import { changeContract, storeBookedUntil } from '../contract/service-change'
import { firstMonth, type RentTerms } from './rules'
import { rentsToBook } from './rules-booking'
import { bookedVouchers, dueContractsQuery, selectDueContracts, type BookingContext, type DueRow } from './service-due'

export const rentKind = 'contract.rent'

/** The maximum number of contracts that one transaction books. */
export const rentBatchSize = 500

export interface RentsBooked {
  /** The number of vouchers that were made, by account. */
  readonly byAccount: ReadonlyMap<number, number>
  readonly more: boolean
  /** Other processes lock the accounts, so nothing was booked. The next try is a little later. */
  readonly isLocked: boolean
}
const nothing: RentsBooked = { byAccount: new Map(), more: false, isLocked: false }

/**
 * Books the rent of up to `size` contracts of any accounts, as only a job may. Locked accounts are skipped, so any
 * number of workers share the work without waiting. Accounts are locked before their contracts. Vouchers, count and
 * next month commit together: a crash undoes all of it, and no month is booked twice.
 */
export async function bookRentBatch(booking: BookingContext, size = rentBatchSize): Promise<RentsBooked> {
  const asked = await dueContractsQuery(booking).select('contract.account_id').limit(size).execute()
  const accounts = [...new Set(asked.map((row) => row.account_id))]
  if (accounts.length === 0) return nothing
  const quotas = await lockFreeVoucherQuotas(booking.db, booking.today, accounts)
  if (quotas.size === 0) return { ...nothing, more: true, isLocked: true }
  const contracts = await selectDueContracts(booking)
    .where(sql<boolean>`contract.account_id = any(${[...quotas.keys()]}::bigint[])`)
    .limit(size)
    .forNoKeyUpdate('contract')
    .execute()
  const made = await bookFor(booking, contracts, (account) => quotas.get(account)!)
  return { ...made, more: made.more || asked.length === size || quotas.size < accounts.length }
}

/**
 * Called when all have signed the lease, or it is marked as signed. Books at once what is already due. The caller has
 * locked the user account and then the contract. `paper` is stored in the same change.
 */
export async function startRent(
  ctx: OwnedCtx,
  encryption: BookingContext['encryption'],
  contract: RentTerms & { readonly id: number },
  { at, ...paper }: { readonly at: Instant } & Parameters<typeof changeContract>[2],
): Promise<void> {
  await changeContract(ctx, contract.id, { ...paper, signed_at: at, next_rent_on: firstMonth(contract) })
  await bookRentNow(ctx, encryption, contract.id)
}

/**
 * Books what is due for one contract. The caller has locked the user account, then the contract. A job does what is too
 * much for one transaction. Refuses nothing: when the plan has no quota left, the contract waits.
 */
export async function bookRentNow(ctx: OwnedCtx, encryption: BookingContext['encryption'], id: number): Promise<void> {
  const booking = { ...ctx, encryption }
  const quota = await lockVoucherQuota(ctx.db, ctx.today, ctx.owner)
  const contracts = await selectDueContracts(booking)
    .where('contract.account_id', '=', ctx.owner)
    .where('contract.id', '=', id)
    .execute()
  const { more } = await bookFor(booking, contracts, () => quota)
  if (more) await queueJob(ctx.db, ctx.now, rentKind, {})
}

async function bookFor(
  booking: BookingContext,
  contracts: readonly DueRow[],
  quotaOf: (account: number) => VoucherQuota,
): Promise<RentsBooked> {
  if (contracts.length === 0) return nothing
  const { db, now, today, encryption } = booking
  const results = rentsToBook(contracts, quotaOf, today)
  const byAccount = await insertRents(
    db,
    encryption,
    now,
    results.flatMap((result) => bookedVouchers(result, encryption)),
  )
  await countVouchers(db, today, byAccount)
  await storeBookedUntil(db, results)
  return {
    ...nothing,
    byAccount,
    more: results.some(
      ({ next_rent_on, blocked_by }) => next_rent_on !== null && next_rent_on <= today && blocked_by === '',
    ),
  }
}
