import type { Selectable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { Deposit } from '../../base/db/schema'
import type { Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { depositDays } from '../contract/model'
import { firstTenantColumns, selectCoTenants, type ContractRow } from '../contract/service-select'

export type DepositRow = Selectable<Deposit>
type Reader = Pick<OwnedCtx, 'db' | 'owner'>

const unnamed = 'deposit:'
/** The name of a deposit before anything is ordered for it. */
export const nameBeforeOrder = (contract: number, before: number): string => `${unnamed}${contract}:after${before}`
/** True if nothing was ever ordered for a deposit with that name. */
export const isNeverOrdered = (externalId: string): boolean => externalId.startsWith(unnamed)

export const agreedDeposit = ({
  deposit_sum,
  deposit_count_payment_day,
  is_open_deposit_account,
}: Pick<ContractRow, 'deposit_sum' | 'deposit_count_payment_day' | 'is_open_deposit_account'>) => ({
  sum: deposit_sum ?? ore(0),
  days: deposit_count_payment_day ?? depositDays,
  isOpenedHere: is_open_deposit_account,
})

/** The data of the first tenant that an order needs. The account is opened for this tenant. */
export const accountHolderOf = (contract: ContractRow) => ({
  nationality: contract.tenant_nationality,
  address: {
    street: contract.tenant_address,
    postcode: contract.tenant_postcode,
    city: contract.tenant_city,
    country: contract.tenant_country,
  },
})

/**
 * Deposits that are neither released nor closed, with their leases' terms. The deposits that have waited longest come
 * first.
 */
export const pendingDeposits = (db: Db, most: number) =>
  db
    .selectFrom('deposit')
    .innerJoin('contract', 'contract.id', 'deposit.contract_id')
    .selectAll('deposit')
    .select('contract.deposit_sum as agreed_sum')
    .where('deposit.state', 'not in', ['released', 'canceled', 'paid'])
    .orderBy('deposit.looked_at', (order) => order.asc().nullsFirst())
    .orderBy('deposit.id')
    .limit(most)
    .execute()

export const noteDepositReading = async (db: Db, ids: readonly number[], now: Instant): Promise<void> => {
  if (ids.length > 0) await db.updateTable('deposit').set({ looked_at: now }).where('id', 'in', ids).execute()
}

/** The newest deposit of a contract. Undefined when there is none. */
export const latestDeposit = ({ db, owner }: Reader, contract: number): Promise<DepositRow | undefined> =>
  db
    .selectFrom('deposit')
    .selectAll()
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A deposit with its contract's data and the recipients of its news. Undefined when it was deleted. */
export const selectDepositAndContract = ({ db, owner }: Reader, id: number) =>
  db
    .selectFrom('deposit')
    .innerJoin('contract', (on) =>
      on.onRef('contract.account_id', '=', 'deposit.account_id').onRef('contract.id', '=', 'deposit.contract_id'),
    )
    .innerJoin('account', 'account.id', 'deposit.account_id')
    .innerJoin('house', (on) =>
      on.onRef('house.account_id', '=', 'contract.account_id').onRef('house.id', '=', 'contract.houseId'),
    )
    .leftJoin('signing', (on) =>
      on.onRef('signing.account_id', '=', 'deposit.account_id').onRef('signing.id', '=', 'deposit.signing_id'),
    )
    .selectAll('deposit')
    .select([
      'contract.additionalId',
      'contract.finished_on',
      'contract.deposit_sum as agreed_sum',
      'contract.deposit_count_payment_day as agreed_days',
      'contract.language as contract_language',
      'contract.rent_account_in_deposit_bank',
      ...firstTenantColumns,
      'house.address as house_address',
      'house.city as house_city',
      'account.email',
      'account.firstName',
      'account.lastName',
      'account.language',
      'account.phone_code',
      'account.phone',
      'signing.language as signed_in',
    ])
    .select(selectCoTenants)
    .where('deposit.account_id', '=', owner)
    .where('deposit.id', '=', id)
    .executeTakeFirst()
export type DepositAndContract = NonNullable<Awaited<ReturnType<typeof selectDepositAndContract>>>

/** Like `selectDepositAndContract`, but refuses with 404. */
export async function requireDeposit(reader: Reader, id: number): Promise<DepositAndContract> {
  const found = await selectDepositAndContract(reader, id)
  if (!found) throw new Refusal('notFound')
  return found
}

/** Finds a deposit by our name for its order. Undefined for none. */
export const depositByExternalId = (db: Db, externalId: string) =>
  db.selectFrom('deposit').selectAll().where('external_id', '=', externalId).executeTakeFirst()
/** Finds a deposit by the document in the signing service. */
export const depositByDocument = (db: Db, id: string) =>
  db
    .selectFrom('deposit')
    .innerJoin('signing', (on) =>
      on
        .onRef('signing.account_id', '=', 'deposit.account_id')
        .onRef('signing.external_id', '=', 'deposit.external_id'),
    )
    .selectAll('deposit')
    .where('signing.provider_id', '=', id)
    .executeTakeFirst()
/** Finds a deposit by the bank's id. */
export const depositByProvider = (db: Db, id: string) =>
  db.selectFrom('deposit').selectAll().where('provider_id', '=', id).executeTakeFirst()
