import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { isKid } from '../../base/kit/control-digit'
import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import type { ContractRow } from '../contract/service-select'
import type { PaidPart } from './rules-allocate'
import { bankPartsError } from './rules-bank'
import type { RentCandidate } from './rules-candidates'
import { lockSignedContract } from './service'
import { rentCandidates, type BankRowIds } from './service-candidates'
import { rememberPayer } from './service-payer'
import { forgetUnusedReferences, storePayment, storeReferences, type PaymentColumns } from './service-change'
import { monthsNamedByPayments, selectPayments } from './service-select'

// A later module owns the bank transactions and calls these functions.

/** A transaction that is rent. The sum is below zero for money that went back. */
export interface BankPayment {
  readonly contractId: number
  readonly date: Day
  readonly sum: Ore
  /** The parts of the months, by their first days and with the sign of the sum. Null: the oldest unpaid months. */
  readonly months: readonly PaidPart[] | null
  readonly transactionId: number
  /** The bank account that the money came from. Null when the bank doesn't say. */
  readonly payer: string | null
  /** The KID. Any other text is not remembered, because two tenants may write the same text. */
  readonly reference: string | null
}

export interface BookedPayment {
  readonly id: number
  readonly contractId: number
  readonly transactionId: number
  readonly date: Day
  readonly sum: Ore
  readonly months: readonly PaidPart[] | null
}

export interface BankPaymentDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
}

/** A link between a transaction and the payment that the landlord wrote down for the same money. */
export interface BankLink extends Pick<BankPayment, 'sum' | 'transactionId' | 'payer' | 'reference'> {
  readonly paymentId: number
}

export type LinkedPayment = Pick<BankPayment, 'contractId' | 'months'>

interface Unlinked {
  readonly paymentId: number
  readonly contractId: number
}

/** Stores the transaction of a payment, and the bank account and KID by which it was recognized. */
const setBankOf = async (
  ctx: OwnedCtx,
  payment: number,
  columns: Pick<PaymentColumns, 'transactionId' | 'payer_id' | 'reference_id'>,
): Promise<void> => {
  await ctx.db
    .updateTable('rent_payment')
    .set(columns)
    .where('account_id', '=', ctx.owner)
    .where('id', '=', payment)
    .execute()
}

/**
 * Remembers the bank account and the KID of a payment, and returns their row ids. The caller has locked user account
 * and contract.
 */
async function knownBy(
  encryption: BankPaymentDeps['encryption'],
  ctx: OwnedCtx,
  row: ContractRow,
  { payer, reference }: Pick<BankPayment, 'payer' | 'reference'>,
) {
  // Once the tenants are erased, nothing that identifies them may be stored again.
  const isErased = row.tenant_erased_at !== null
  const account = isErased ? '' : (payer?.trim() ?? '')
  const kid = isErased ? '' : (reference?.trim() ?? '')
  const payer_id = account === '' ? null : await rememberPayer(ctx, encryption, row.id, account)
  const [reference_id = null] = isKid(kid) ? await storeReferences(ctx, row.id, [kid], false) : []
  return { payer_id, reference_id }
}

/** The contract and the day of payments, by their ids. */
export async function paymentsById(
  ctx: OwnedCtx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pick<BookedPayment, 'contractId' | 'date'>>> {
  if (ids.length === 0) return new Map()
  const rows = await selectPayments(ctx).where('payment.id', 'in', ids).execute()
  return new Map(rows.map(({ id, contract_id: contractId, date }) => [id, { contractId, date }]))
}

export function bankPayments({ encryption }: BankPaymentDeps) {
  return {
    /**
     * Stores a transaction as a payment, and remembers its bank account and KID. Locks the user account, then the
     * contract. Returns the payment's id. Refuses with 404, 409 contractNotSigned, and 422 for months that exceed the
     * sum or have the other sign, a day too far away, and a month before the first one.
     */
    async bookBankPayment(ctx: OwnedCtx, payment: BankPayment): Promise<number> {
      const { contractId, date, sum, months, transactionId, payer, reference } = payment
      const error = bankPartsError(payment)
      if (error) throw new Refusal('invalid', error)
      const row = await lockSignedContract(ctx, contractId)
      const known = await knownBy(encryption, ctx, row, { payer, reference })
      return await storePayment(ctx, row, {
        date,
        sum,
        note: '',
        months,
        transactionId,
        ...known,
      })
    },

    /**
     * Links a transaction with the payment that was written down for the same money, and remembers its bank account and
     * KID. Locks the user account, then the contract. Refuses with 404, 409 alreadyLinked, and 422 sumsDiffer at
     * `paymentId`.
     */
    async linkBankPayment(ctx: OwnedCtx, link: BankLink): Promise<LinkedPayment> {
      await lockAccount(ctx)
      const found = await selectPayments(ctx).where('payment.id', '=', link.paymentId).executeTakeFirst()
      if (!found) throw new Refusal('notFound')
      if (found.transactionId !== null) throw new Refusal('alreadyLinked')
      if (found.sum !== link.sum) throw new Refusal('sumsDiffer', { paymentId: 'sumsDiffer' })
      const row = await lockSignedContract(ctx, found.contract_id)
      const known = await knownBy(encryption, ctx, row, link)
      await setBankOf(ctx, found.id, { transactionId: link.transactionId, ...known })
      return { contractId: row.id, months: (await monthsNamedByPayments(ctx, row.id)).get(found.id) ?? null }
    },

    /** Removes the link of a written-down payment, which itself stays. The caller has locked the account. */
    async unlinkBankPayment(ctx: OwnedCtx, { paymentId, contractId }: Unlinked): Promise<void> {
      await setBankOf(ctx, paymentId, { transactionId: null, payer_id: null, reference_id: null })
      await forgetUnusedReferences(ctx, contractId)
    },

    /**
     * Removes the payment of a transaction. Also forgets its bank account and its KID, each only if no other payment
     * was recognized by it. False when the transaction isn't a payment. Locks the user account.
     */
    async removeBankPayment(ctx: OwnedCtx, transactionId: number): Promise<boolean> {
      await lockAccount(ctx)
      const removed = await ctx.db
        .deleteFrom('rent_payment')
        .where('account_id', '=', ctx.owner)
        .where('transactionId', '=', transactionId)
        .returning('contract_id')
        .executeTakeFirst()
      if (!removed) return false
      await forgetUnusedReferences(ctx, removed.contract_id)
      return true
    },

    /** The payments by their transaction's id. A transaction that isn't a payment is left out. */
    async paymentsOfTransactions(ctx: OwnedCtx, ids: readonly number[]): Promise<ReadonlyMap<number, BookedPayment>> {
      if (ids.length === 0) return new Map()
      const rows = await selectPayments(ctx)
        .where(sql<boolean>`${sql.ref('payment.transactionId')} = any(${ids}::bigint[])`)
        .execute()
      if (rows.length === 0) return new Map()
      const named = await monthsNamedByPayments(ctx)
      return new Map(
        rows.map(({ id, contract_id: contractId, date, sum, transactionId }) => [
          transactionId!,
          { id, contractId, transactionId: transactionId!, date, sum, months: named.get(id) ?? null },
        ]),
      )
    },

    rentCandidates: (ctx: OwnedCtx, ofRows: BankRowIds): Promise<RentCandidate[]> =>
      rentCandidates(ctx, encryption, ofRows),
  }
}

export type BankPayments = ReturnType<typeof bankPayments>
