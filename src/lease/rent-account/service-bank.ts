import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Day } from '../../base/kit/day'
import { isKid } from '../../base/kit/control-digit'
import type { Ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { lockAccount } from '../../base/call/account'
import type { PaymentAnswer } from './model'
import type { PaidPart } from './rules-allocate'
import { toPayment } from './rules-answer'
import { bankPartsError } from './rules-bank'
import { lockSigned } from './service'
import type { RentCandidate } from './rules-candidates'
import { rentCandidates } from './service-candidates'
import { forgetUnused, storePayment, storeReferences } from './service-change'
import { rememberPayer } from './service-payer'
import { accountIn, namedMonths, rentFacts, selectPayments } from './service-select'

// What the bank's rows do to rent accounts: asked by a later layer, which owns those rows.

/** A row of the bank that is rent of a contract; below zero it is money that went back. */
export interface BankPayment {
  readonly contractId: number
  readonly date: Day
  readonly sum: Ore
  /** What it is for, by first days of months and with the sign of the sum; null: the oldest that are unpaid. */
  readonly months: readonly PaidPart[] | null
  readonly transactionId: number
  /** The account that it came from; null where the bank doesn't say. */
  readonly payer: string | null
  /** The KID that was on it; any other text is not remembered, because two tenants may write the same. */
  readonly reference: string | null
}

/** A payment that a row of the bank is, as it was booked. */
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

/** Payments of rent that the bank knows of. */
export function bankPayments({ encryption }: BankPaymentDeps) {
  return {
    /**
     * Books a row of the bank as a payment of a contract, and remembers account and KID for it. It locks the account first,
     * then the contract. Refuses with 404, 409 contractNotSigned, 422 months that are more than the sum or of the other
     * sign, a day that is far away and a month before the first one.
     */
    async bookBankPayment(ctx: OwnedCtx, payment: BankPayment): Promise<PaymentAnswer> {
      const { contractId, date, sum, months, transactionId, payer, reference } = payment
      const error = bankPartsError(payment)
      if (error) throw new Refusal('invalid', error)
      const row = await lockSigned(ctx, contractId)
      // Nothing says again who rented, once that is erased.
      const isErased = row.tenant_erased_at !== null
      const account = isErased ? '' : (payer?.trim() ?? '')
      const kid = isErased ? '' : (reference?.trim() ?? '')
      const payer_id = account === '' ? null : await rememberPayer(ctx, encryption, contractId, account)
      const [reference_id = null] = isKid(kid) ? await storeReferences(ctx, contractId, [kid], false) : []
      const id = await storePayment(ctx, row, {
        date,
        sum,
        note: '',
        months,
        transactionId,
        payer_id,
        reference_id,
      })
      const facts = await rentFacts(ctx, contractId)
      const booked = accountIn(facts, row, ctx.today).payments.find((each) => each.id === id)!
      return toPayment(booked, { id, note: '', transactionId })
    },

    /**
     * Takes back the payment that a row of the bank is, and forgets what no other payment was known by. False when there is
     * none. It locks the account.
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
      await forgetUnused(ctx, removed.contract_id)
      return true
    },

    /** The payments that these rows of the bank are, by row; a row that is none is left out. */
    async paymentsOfTransactions(ctx: OwnedCtx, ids: readonly number[]): Promise<ReadonlyMap<number, BookedPayment>> {
      if (ids.length === 0) return new Map()
      const rows = await selectPayments(ctx)
        .where(sql<boolean>`${sql.ref('payment.transactionId')} = any(${ids}::bigint[])`)
        .execute()
      if (rows.length === 0) return new Map()
      const named = await namedMonths(ctx)
      return new Map(
        rows.map(({ id, contract_id: contractId, date, sum, transactionId }) => [
          transactionId!,
          { id, contractId, transactionId: transactionId!, date, sum, months: named.get(id) ?? null },
        ]),
      )
    },

    /** Every signed contract of the caller, and by what a payment for it can be told (./service-candidates.ts). */
    rentCandidates: (ctx: OwnedCtx): Promise<RentCandidate[]> => rentCandidates(ctx, encryption),
  }
}

export type BankPayments = ReturnType<typeof bankPayments>
