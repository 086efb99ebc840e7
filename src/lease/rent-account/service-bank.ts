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
import { lockSigned } from './service'
import { rememberPayer, rentCandidates, type OfRows } from './service-candidates'
import { forgetUnused, storePayment, storeReferences, type PaymentColumns } from './service-change'
import { namedMonths, selectPayments } from './service-select'

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

/** A row of the bank, and the payment that was written down for the same money. */
export interface BankLink extends Pick<BankPayment, 'sum' | 'transactionId' | 'payer' | 'reference'> {
  readonly paymentId: number
}

/** What a linked payment is of, and the months that it was said to be for. */
export type LinkedPayment = Pick<BankPayment, 'contractId' | 'months'>

interface Unlinked {
  readonly paymentId: number
  readonly contractId: number
}

/** Sets the row of the bank that a payment is, and by what it was known. */
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

/** Remembers account and KID for the contract; the rows that know them. The caller holds account and contract. */
async function knownBy(
  encryption: BankPaymentDeps['encryption'],
  ctx: OwnedCtx,
  row: ContractRow,
  { payer, reference }: Pick<BankPayment, 'payer' | 'reference'>,
) {
  // Nothing says again who rented, once that is erased.
  const isErased = row.tenant_erased_at !== null
  const account = isErased ? '' : (payer?.trim() ?? '')
  const kid = isErased ? '' : (reference?.trim() ?? '')
  const payer_id = account === '' ? null : await rememberPayer(ctx, encryption, row.id, account)
  const [reference_id = null] = isKid(kid) ? await storeReferences(ctx, row.id, [kid], false) : []
  return { payer_id, reference_id }
}

/** Payments of rent that the bank knows of. */
export function bankPayments({ encryption }: BankPaymentDeps) {
  return {
    /**
     * Books a row of the bank as a payment of a contract, and remembers account and KID for it. It locks the account first,
     * then the contract; the id of the payment. Refuses with 404, 409 contractNotSigned, 422 months that are more than the
     * sum or of the other sign, a day that is far away and a month before the first one.
     */
    async bookBankPayment(ctx: OwnedCtx, payment: BankPayment): Promise<number> {
      const { contractId, date, sum, months, transactionId, payer, reference } = payment
      const error = bankPartsError(payment)
      if (error) throw new Refusal('invalid', error)
      const row = await lockSigned(ctx, contractId)
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
     * Links a payment that was written down with the row of the bank that is the same money, and remembers account and KID
     * for its contract. It locks the account first, then the contract. Refuses with 404, 409 alreadyLinked, 422 sumsDiffer at
     * `paymentId`.
     */
    async linkBankPayment(ctx: OwnedCtx, link: BankLink): Promise<LinkedPayment> {
      await lockAccount(ctx)
      const found = await selectPayments(ctx).where('payment.id', '=', link.paymentId).executeTakeFirst()
      if (!found) throw new Refusal('notFound')
      if (found.transactionId !== null) throw new Refusal('alreadyLinked')
      if (found.sum !== link.sum) throw new Refusal('sumsDiffer', { paymentId: 'sumsDiffer' })
      const row = await lockSigned(ctx, found.contract_id)
      const known = await knownBy(encryption, ctx, row, link)
      await setBankOf(ctx, found.id, { transactionId: link.transactionId, ...known })
      return { contractId: row.id, months: (await namedMonths(ctx, row.id)).get(found.id) ?? null }
    },

    /** Takes a payment that was written down off its row of the bank: it stays. The caller holds the account. */
    async unlinkBankPayment(ctx: OwnedCtx, { paymentId, contractId }: Unlinked): Promise<void> {
      await setBankOf(ctx, paymentId, { transactionId: null, payer_id: null, reference_id: null })
      await forgetUnused(ctx, contractId)
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
    rentCandidates: (ctx: OwnedCtx, ofRows: OfRows): Promise<RentCandidate[]> =>
      rentCandidates(ctx, encryption, ofRows),
  }
}

export type BankPayments = ReturnType<typeof bankPayments>
