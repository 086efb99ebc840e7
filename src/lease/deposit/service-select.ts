import type { OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import { firstTenantColumns } from '../contract/service-select'
import type { DepositRow } from '../deposit-account/service-select'

type Reader = Pick<OwnedCtx, 'db' | 'owner'>

/** Contracts that were signed by hand beside a fee for an account through the product. */
const feesByHand = (db: Db) =>
  db
    .selectFrom('deposit')
    .innerJoin('contract', (on) =>
      on.onRef('contract.account_id', '=', 'deposit.account_id').onRef('contract.id', '=', 'deposit.contract_id'),
    )
    .select(['deposit.account_id as account', 'deposit.contract_id as contract'])
    .where('deposit.state', 'in', ['fee', 'paid'])
    .where('contract.signatureType', '=', 'manual')

export const openFeesByHand = (db: Db, most: number) => feesByHand(db).limit(most).execute()

export const isByHand = async ({ db, owner }: Reader, contract: number): Promise<boolean> =>
  (await feesByHand(db)
    .where('deposit.account_id', '=', owner)
    .where('deposit.contract_id', '=', contract)
    .executeTakeFirst()) !== undefined

/** Fees that are to be given back, or whose page is to be ended; the oldest first. */
export const openRefunds = (db: Db, most: number) =>
  db
    .selectFrom('fee_refund')
    .select(['account_id as account', 'id as refund'])
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .limit(most)
    .execute()

/** Deposits of an account in these states, each with the tenant for whom its account is opened. */
export const withPayers = (db: Db, account: number, states: readonly DepositRow['state'][]) =>
  db
    .selectFrom('deposit')
    .innerJoin('contract', (on) =>
      on.onRef('contract.account_id', '=', 'deposit.account_id').onRef('contract.id', '=', 'deposit.contract_id'),
    )
    .selectAll('deposit')
    .select(firstTenantColumns)
    .where('deposit.account_id', '=', account)
    .where('deposit.state', 'in', states)
    .execute()

/** Whether a lease was sent for signing after the fee of its deposit was paid, whatever has become of that. */
export async function isSentSincePaid(
  { db, owner }: Pick<OwnedCtx, 'db' | 'owner'>,
  contract: number,
): Promise<boolean> {
  const since = await db
    .selectFrom('deposit')
    .innerJoin('signing', (on) =>
      on
        .onRef('signing.account_id', '=', 'deposit.account_id')
        .onRef('signing.contract_id', '=', 'deposit.contract_id'),
    )
    .select('signing.id')
    .where('deposit.account_id', '=', owner)
    .where('deposit.contract_id', '=', contract)
    .where('deposit.state', 'not in', ['released', 'canceled'])
    .where('signing.paper', '=', 'contract')
    .whereRef('signing.created_at', '>=', 'deposit.fee_paid_at')
    .limit(1)
    .executeTakeFirst()
  return since !== undefined
}
