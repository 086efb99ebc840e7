import { sql } from 'kysely'
import { unreadableAsEmpty, type Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import type { Day, Instant } from '../../base/kit/day'
import { translate } from '../../base/kit/words'
import type { RentVoucher } from '../../books/income/service-contract'
import { whereQuotaLeft } from '../../landlord/plan/service-quota'
import { firstTenantColumns, selectNotice, selectRents } from '../contract/service-select'
import { contractEncryption } from '../contract/service-open'
import { tenantPhone, tenantTitle } from '../party/rules-tenant'
import { erasedWords } from '../party/words-erased'
import type { BookedRents, DueContract } from './rules-booking'

export interface BookingContext {
  readonly db: Db
  readonly now: Instant
  /** The current day in Oslo. */
  readonly today: Day
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
}

/** Contracts of a deleted house are left out. Their rent waits until the house is restored. */
const ofLivingHouses = (db: Db) =>
  db
    .selectFrom('contract')
    .innerJoin('house', (join) =>
      join.onRef('house.account_id', '=', 'contract.account_id').onRef('house.id', '=', 'contract.houseId'),
    )
    .where('house.deleted_at', 'is', null)

/** The contracts that have a due month. A contract that was blocked is included only if its account has a quota now. */
export const dueContractsQuery = ({ db, today }: Pick<BookingContext, 'db' | 'today'>) =>
  ofLivingHouses(db)
    .innerJoin('account', 'account.id', 'contract.account_id')
    .where('contract.next_rent_on', '<=', today)
    .where((is) => is.or([is('contract.blocked_by', '=', ''), whereQuotaLeft(today)]))
    .orderBy('contract.next_rent_on')
    .orderBy('contract.id')

export const selectDueContracts = (booking: Pick<BookingContext, 'db' | 'today'>) =>
  dueContractsQuery(booking)
    .select([
      'contract.account_id',
      'contract.id',
      'contract.houseId',
      'contract.start_date',
      'contract.end_date',
      'contract.finished_on',
      selectNotice,
      'contract.first_payment_date',
      'contract.days_before_first_payment',
      'contract.books_from',
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

export type DueRow = Awaited<ReturnType<ReturnType<typeof selectDueContracts>['execute']>>[number] & DueContract

export function bookedVouchers(
  { contract, rents }: BookedRents<DueRow>,
  encryption: BookingContext['encryption'],
): RentVoucher[] {
  if (rents.length === 0) return []
  const { account_id, id, houseId, tenant_first_name, tenant_last_name, tenant_email, taxable, isFinished } = contract
  const voucher = {
    account_id,
    contractId: id,
    houseId,
    taxable,
    canEditSum: !isFinished,
    tenant_first_name,
    tenant_last_name,
    tenant_email,
    tenant_phone: tenantPhone(contract),
    // A value that can't be decrypted must not stop the rent of the other accounts.
    tenant_birthday: contractEncryption.read('tenant_birthday', contract, unreadableAsEmpty(encryption)) as Day | null,
    // The tenant's name, or a general text if the tenant of a finished contract was erased while months had to wait.
    title: tenantTitle(contract) || translate(erasedWords, 'rentTitle', contract.language),
  }
  return rents.map((rent) => ({ ...voucher, ...rent }))
}

/**
 * The number of contracts with rent still to come, by account. Accounts without any are left out. Works across user
 * accounts, as only a job may.
 */
export async function countBookedContracts(db: Db, accounts: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await ofLivingHouses(db)
    .where('contract.next_rent_on', 'is not', null)
    .where(sql<boolean>`contract.account_id = any(${accounts}::bigint[])`)
    .groupBy('contract.account_id')
    .select((is) => ['contract.account_id', is.fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ account_id, count }) => [account_id, count]))
}
