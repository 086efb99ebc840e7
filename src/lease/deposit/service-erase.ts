import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { Refusal } from '../../base/kit/refusal'
import type { Erase, Erasure, TenantErasure } from '../../base/module/shape'
import { markFeePaid } from '../contract/service-change'
import { firstTenantColumns } from '../contract/service-select'
import { selectDepositAndContract, latestDeposit, type DepositRow } from './service-select'
import { firstTenant } from '../party/rules'
import { queueRefund, rewriteNotices } from './service-refund'

/** In these states, no account has money or will get any. */
const settled: ReadonlySet<DepositRow['state']> = new Set(['fee', 'paid', 'released', 'canceled'])

/** Called before the tenants are erased. Refuses with 409 depositNotSettled while their deposit has an account. */
export async function refuseUnsettledDeposit({ db, owner }: OwnedCtx, contract: number): Promise<void> {
  const deposits = await db
    .selectFrom('deposit')
    .select('state')
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .execute()
  if (!deposits.every(({ state }) => settled.has(state))) throw new Refusal('depositNotSettled')
}

/** Called before orders to sign, of an account or of one contract, are erased. No deposit refers to them any more. */
export async function forgetSigningOrders(
  { db, account }: Pick<Erasure, 'db' | 'account'>,
  contract?: number,
): Promise<void> {
  const named = db.updateTable('deposit').set({ signing_id: null }).where('account_id', '=', account)
  await (contract === undefined ? named : named.where('contract_id', '=', contract)).execute()
}

/** Deletes a deposit that can no longer get an account. */
const removeDeposit = ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  db.deleteFrom('deposit').where('account_id', '=', owner).where('id', '=', id).execute()

/**
 * Erases the account's number and the bank's error texts when the tenants are erased, because the
 * number identifies the tenant. The sums stay.
 */
const forgetAccount = ({ db, owner, now }: Pick<OwnedCtx, 'db' | 'owner' | 'now'>, contract: number) =>
  db
    .updateTable('deposit')
    .set({ account_number: null, error_at: null, error_message: '', updated_at: now })
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .execute()

type Reader = Pick<OwnedCtx, 'db' | 'owner'>

/** Deposits with a fee for an account through the product, although the lease is signed by hand. */
const feesByHand = (db: Db) =>
  db
    .selectFrom('deposit')
    .innerJoin('contract', (on) =>
      on.onRef('contract.account_id', '=', 'deposit.account_id').onRef('contract.id', '=', 'deposit.contract_id'),
    )
    .select(['deposit.account_id as account', 'deposit.contract_id as contract'])
    .where('deposit.state', 'in', ['fee', 'paid'])
    .where('contract.signatureType', '=', 'manual')

export const selectFeesToRefundByHand = (db: Db, most: number) => feesByHand(db).limit(most).execute()

export const hasFeeToRefundByHand = async ({ db, owner }: Reader, contract: number): Promise<boolean> =>
  (await feesByHand(db)
    .where('deposit.account_id', '=', owner)
    .where('deposit.contract_id', '=', contract)
    .executeTakeFirst()) !== undefined

/** The refunds that are not over, the oldest first. Each has a fee to give back or a payment page to end. */
export const pendingRefunds = (db: Db, most: number) =>
  db
    .selectFrom('fee_refund')
    .select(['account_id as account', 'id as refund'])
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .limit(most)
    .execute()

/** Deposits with the tenant for whom each bank account is opened. */
const withPayers = (db: Db, account: number, states: readonly DepositRow['state'][]) =>
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

/** True if the lease was sent since the fee was paid, even if it was withdrawn afterwards. */
export async function isLeaseSentSinceFeePaid(
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

/**
 * States in which the bank has opened no account. If an account has become impossible, the paid fee
 * is given back.
 */
const unopened = ['fee', 'paid', 'created'] as const
const isUnopened = (state: string): state is (typeof unopened)[number] =>
  (unopened as readonly string[]).includes(state)

export interface DepositErasureDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'lookup'>
}

/** Ends deposits whose account can never be opened. The payment page is ended, and a paid fee is given back. */
export function depositErasure({ encryption }: DepositErasureDeps) {
  /**
   * Called for a deleted account. The landlord gets a message at the last address. The rows are deleted with the
   * contracts. Finished refunds are deleted too.
   */
  const erase: Erase = async ({ db, now, account, recipient }) => {
    const open = await withPayers(db, account, unopened)
    for (const each of open)
      await queueRefund({ db, now, encryption }, each, firstTenant(each), recipient && { ...recipient, home: '' })
    if (recipient) await rewriteNotices({ db, encryption }, account, { ...recipient, home: '' })
    await db.deleteFrom('fee_refund').where('account_id', '=', account).where('ended_at', 'is not', null).execute()
  }

  /**
   * Called when the draft is deleted, or no longer chooses an account through the product. The caller has locked the
   * account. Refuses with 409 depositExists.
   */
  const end = async (ctx: Pick<OwnedCtx, 'db' | 'owner' | 'now'>, contract: number): Promise<void> => {
    const { db, now } = ctx
    const latest = await latestDeposit(ctx, contract)
    if (!latest || latest.state === 'canceled' || latest.state === 'released') return
    if (!isUnopened(latest.state)) throw new Refusal('depositExists')
    const deposit = (await selectDepositAndContract(ctx, latest.id))!
    const { email, firstName, language, house_address, house_city } = deposit
    const notice = { email, firstName, language, home: `${house_address}, ${house_city}` }
    await queueRefund({ db, now, encryption }, latest, firstTenant(deposit), notice)
    await removeDeposit(ctx, latest.id)
    await markFeePaid(ctx, contract, false)
  }

  const eraseOf = async (ctx: OwnedCtx, { contract }: Pick<TenantErasure, 'contract'>): Promise<void> => {
    await end(ctx, contract)
    await forgetAccount(ctx, contract)
  }

  return { erase, end, eraseOf }
}

export type DepositErasure = ReturnType<typeof depositErasure>
