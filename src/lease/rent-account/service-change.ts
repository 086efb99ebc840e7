import { sql } from 'kysely'
import { refuseOverCap, type AccountCap } from '../../base/call/account-cap'
import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import type { ContractRow } from '../contract/service-select'
import { followedFromWithPayment } from './rules'
import type { PaidPart } from './rules-allocate'
import { paymentErrors } from './rules-months'

export interface PaymentColumns {
  readonly date: Day
  readonly sum: Ore
  readonly note: string
  readonly months: readonly PaidPart[] | null
  readonly transactionId: number | null
  readonly payer_id: number | null
  readonly reference_id: number | null
}

/**
 * Stores the first followed month. `isSet`: the landlord has set it. The caller has locked user account and contract.
 */
export async function storeFollowedFrom(
  ctx: OwnedCtx,
  contract: number,
  follows_from: Day | null,
  isSet = follows_from !== null,
): Promise<void> {
  const columns = { follows_from, is_set: isSet, updated_at: ctx.now }
  await ctx.db
    .insertInto('rent_account')
    .values({ account_id: ctx.owner, contract_id: contract, created_at: ctx.now, ...columns })
    .onConflict((conflict) => conflict.columns(['account_id', 'contract_id']).doUpdateSet(columns))
    .execute()
}

/** Moves the followed month back if the payment's month is earlier, or sets it if none is set. */
async function followPayment(ctx: OwnedCtx, contract: number, payment: PaymentColumns): Promise<void> {
  const known = await ctx.db
    .selectFrom('rent_account')
    .select(['follows_from', 'is_set'])
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    .executeTakeFirst()
  const now = { from: known?.follows_from ?? null, isSet: known?.is_set ?? false }
  const from = followedFromWithPayment(now, payment)
  if (from !== now.from) await storeFollowedFrom(ctx, contract, from, now.from !== null && now.isSet)
}

const paymentCap: AccountCap = { table: 'rent_payment', most: 20_000, reason: 'paymentLimit' }

/**
 * Stores a payment and returns its id. The caller has locked the user account, then the contract. Refuses with 422 a
 * day too far away, and a month in which no rent was owed yet.
 */
export async function storePayment(ctx: OwnedCtx, row: ContractRow, payment: PaymentColumns): Promise<number> {
  const errors = paymentErrors(payment, row, ctx.today)
  if (errors) throw new Refusal('invalid', errors)
  await refuseOverCap(ctx, paymentCap)
  const { months, ...columns } = payment
  const { id } = await ctx.db
    .insertInto('rent_payment')
    .values({ ...columns, account_id: ctx.owner, contract_id: row.id, created_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (months && months.length > 0)
    await ctx.db
      .insertInto('rent_payment_month')
      .values(months.map(({ month, sum }) => ({ account_id: ctx.owner, payment_id: id, month, sum })))
      .execute()
  if (payment.sum > 0) await followPayment(ctx, row.id, payment)
  return id
}

/**
 * Deletes the bank accounts and KIDs of the contract by which no remaining payment was recognized. KIDs that the
 * landlord has named stay.
 */
export async function forgetUnusedReferences(ctx: OwnedCtx, contract: number): Promise<void> {
  await ctx.db
    .deleteFrom('rent_payer as payer')
    .where('payer.account_id', '=', ctx.owner)
    .where('payer.contract_id', '=', contract)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('rent_payment as payment')
            .select('payment.id')
            .whereRef('payment.account_id', '=', 'payer.account_id')
            .whereRef('payment.payer_id', '=', 'payer.id'),
        ),
      ),
    )
    .execute()
  await ctx.db
    .deleteFrom('rent_reference as known')
    .where('known.account_id', '=', ctx.owner)
    .where('known.contract_id', '=', contract)
    .where('known.is_named', '=', false)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('rent_payment as payment')
            .select('payment.id')
            .whereRef('payment.account_id', '=', 'known.account_id')
            .whereRef('payment.reference_id', '=', 'known.id'),
        ),
      ),
    )
    .execute()
}

/** Stores each KID once, and returns the ids of all. A KID that the landlord has named stays named. */
export async function storeReferences(
  ctx: OwnedCtx,
  contract: number,
  references: readonly string[],
  is_named: boolean,
): Promise<readonly number[]> {
  if (references.length === 0) return []
  const rows = await ctx.db
    .insertInto('rent_reference')
    .values(
      references.map((reference) => ({
        account_id: ctx.owner,
        contract_id: contract,
        reference,
        is_named,
        created_at: ctx.now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'contract_id', 'reference'])
        .doUpdateSet({ is_named: sql<boolean>`rent_reference.is_named or excluded.is_named` }),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Replaces only the KIDs that the landlord has named. KIDs by which payments were recognized stay. */
export async function replaceNamedReferences(
  ctx: OwnedCtx,
  contract: number,
  references: readonly string[],
): Promise<void> {
  await ctx.db
    .updateTable('rent_reference')
    .set({ is_named: false })
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    .execute()
  await storeReferences(ctx, contract, references, true)
  await forgetUnusedReferences(ctx, contract)
}
