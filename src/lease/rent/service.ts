import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import type { Day, Instant } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'
import { insertRents, type RentVoucher } from '../../books/income/service-contract'
import {
  countVouchers,
  lockFreeVoucherQuotas,
  lockVoucherQuota,
  whereQuotaLeft,
} from '../../landlord/plan/service-quota'
import type { VoucherQuota } from '../../landlord/plan/rules-quota'
import { translate } from '../../base/kit/words'
import { changeContract, markBooked } from '../contract/service-change'
import { openBirthday } from '../contract/service-open'
import { firstTenantColumns, selectRents } from '../contract/service-select'
import { tenantPhone, tenantTitle } from '../party/rules-tenant'
import { erasedWords } from '../party/words-erased'
import { firstMonth, type RentTerms } from './rules'
import { booked, type Booked, type DueContract } from './rules-booking'

/** The job that books what has come due. */
export const rentKind = 'contract.rent'

/** How many contracts one transaction takes on. */
export const rentBatchSize = 500

/** When rent is booked, and with which keys. */
export interface Booking {
  readonly db: Db
  readonly now: Instant
  /** The calendar date in Oslo. */
  readonly today: Day
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
}

export interface RentsBooked {
  /** Vouchers by account. */
  readonly byAccount: ReadonlyMap<number, number>
  /** Whether there is more to do, for the next transaction. */
  readonly more: boolean
  /** Whether all there was to do had to be left, because somebody holds the accounts: it is for a little later then. */
  readonly isLocked: boolean
}
const nothing: RentsBooked = { byAccount: new Map(), more: false, isLocked: false }

/** Contracts with a month to book and, when that had no room before, an account that has room now. Those of a deleted house rest until it is restored. */
const due = ({ db, today }: Booking) =>
  db
    .selectFrom('contract')
    .innerJoin('account', 'account.id', 'contract.account_id')
    .innerJoin('house', (join) =>
      join.onRef('house.account_id', '=', 'contract.account_id').onRef('house.id', '=', 'contract.houseId'),
    )
    .where('contract.next_rent_on', '<=', today)
    .where('house.deleted_at', 'is', null)
    .where((is) => is.or([is('contract.blocked_by', '=', ''), whereQuotaLeft(today)]))
    .orderBy('contract.next_rent_on')
    .orderBy('contract.id')

const dueContracts = (booking: Booking) =>
  due(booking)
    .select([
      'contract.account_id',
      'contract.id',
      'contract.houseId',
      'contract.start_date',
      'contract.end_date',
      'contract.finished_on',
      'contract.first_payment_date',
      'contract.days_before_first_payment',
      'contract.month_sum',
      selectRents,
      'contract.next_rent_on',
      'contract.taxable',
      'contract.isFinished',
      ...firstTenantColumns,
      'contract.tenant_birthday',
      'account.language',
    ])
    .$narrowType<{ next_rent_on: Day }>()

type Contract = Awaited<ReturnType<ReturnType<typeof dueContracts>['execute']>>[number] & DueContract

/**
 * Books the rents of up to `size` contracts of any accounts, in the caller's transaction. Accounts are claimed past what
 * others hold, so any number of workers share the work and wait for nobody, and before their contracts, as every action
 * does. Vouchers, count and next month commit together: a crash undoes all of it, and no month is ever booked twice.
 * Crosses accounts, as only a job may.
 */
export async function bookRentBatch(booking: Booking, size = rentBatchSize): Promise<RentsBooked> {
  const asked = await due(booking).select('contract.account_id').limit(size).execute()
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
  contracts: readonly Contract[],
  quotaOf: (account: number) => VoucherQuota,
): Promise<RentsBooked> {
  if (contracts.length === 0) return nothing
  const { db, now, today, encryption } = booking
  const results = booked(contracts, quotaOf, today)
  const byAccount = await insertRents(
    db,
    encryption,
    now,
    results.flatMap((result) => vouchersOf(result, encryption)),
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

function vouchersOf({ contract, rents }: Booked<Contract>, encryption: Booking['encryption']): RentVoucher[] {
  if (rents.length === 0) return []
  const { account_id, id, houseId, tenant_first_name, tenant_last_name, tenant_email, taxable, isFinished } = contract
  const tenant = {
    tenant_first_name,
    tenant_last_name,
    tenant_email,
    tenant_phone: tenantPhone(contract),
    // Of a finished contract whose tenant was erased, with months that had to wait.
    title: tenantTitle(contract) || translate(erasedWords, 'rentTitle', contract.language),
  }
  const tenant_birthday = openBirthday(contract, encryption)
  return rents.map((rent) => ({
    account_id,
    contractId: id,
    houseId,
    taxable,
    canEditSum: !isFinished,
    ...tenant,
    tenant_birthday,
    ...rent,
  }))
}

/** Of how many contracts in each of these accounts rent is booked; those without any are left out. Crosses accounts, as only a job may. */
export async function countBookedContracts(db: Db, accounts: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('contract')
    .innerJoin('house', (join) =>
      join.onRef('house.account_id', '=', 'contract.account_id').onRef('house.id', '=', 'contract.houseId'),
    )
    .where('contract.next_rent_on', 'is not', null)
    .where('house.deleted_at', 'is', null)
    .where(sql<boolean>`contract.account_id = any(${accounts}::bigint[])`)
    .groupBy('contract.account_id')
    .select((is) => ['contract.account_id', is.fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ account_id, count }) => [account_id, count]))
}
