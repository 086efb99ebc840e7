import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addMonths, monthAt, type Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { isKid } from '../../base/kit/kid'
import { ore, type Ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { lockAccount } from '../../base/call/account'
import { tenantsOf } from '../party/rules'
import { withTenants } from '../party/service'
import type { PaymentAnswer } from './model'
import type { PaidPart, RentMonth } from './rules-allocate'
import { toPayment } from './rules-answer'
import { bankPartsError } from './rules-bank'
import { monthsToCome } from './rules-months'
import { lockSigned } from './service'
import { forgetUnused, storePayment, storeReferences } from './service-change'
import { accountIn, encryptedPayer, rentFacts, selectPayments, selectSigned, namedMonths } from './service-select'

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

/** A month that is not paid in full. */
export interface OpenMonth extends RentMonth {
  /** What of it is unpaid. */
  readonly open: Ore
}

/** A contract that a payment may be for, and by what it can be told. */
export interface RentCandidate {
  readonly contractId: number
  readonly houseId: number
  /** Those who rent, by name; null where they are erased or one of them can't be read: nothing is told by a name then. */
  readonly tenants: readonly string[] | null
  /** The earliest first; the next two that are not booked yet too. Of a contract that isn't followed, all its months. */
  readonly months: readonly OpenMonth[]
  readonly references: readonly string[]
  readonly payers: readonly string[]
  readonly followsFrom: Day | null
  /** A row of the bank was rent of this contract before. */
  readonly wasMatched: boolean
}

/** So many months after this one are offered to a payment that comes early. */
const monthsAhead = 2

export interface BankPaymentDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
}

/** Payments of rent that the bank knows of. */
export function bankPayments({ encryption }: BankPaymentDeps) {
  const readPayer = (row: { readonly id: number; readonly encrypted_account: string }) =>
    encryptedPayer.open(row, encryption).values.encrypted_account

  /** Remembers an account for the contract, once; its id. No two of them are encrypted alike, so that they are read. */
  async function rememberPayer(ctx: OwnedCtx, contract: number, payer: string): Promise<number> {
    const known = await ctx.db
      .selectFrom('rent_payer')
      .select(['id', 'encrypted_account'])
      .where('account_id', '=', ctx.owner)
      .where('contract_id', '=', contract)
      .execute()
    const same = known.find((row) => readPayer(row) === payer)
    if (same) return same.id
    const { id } = await ctx.db
      .insertInto('rent_payer')
      .values({ account_id: ctx.owner, contract_id: contract, encrypted_account: '', created_at: ctx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    // The value is bound to the row's id, which the insert has only now given.
    await ctx.db
      .updateTable('rent_payer')
      .set(encryptedPayer.columnsFor({ encrypted_account: payer }, { id, nothing: '', unreadable: [] }, encryption))
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .execute()
    return id
  }

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
      const account = payer?.trim() ?? ''
      const kid = reference?.trim() ?? ''
      const payer_id = account === '' ? null : await rememberPayer(ctx, contractId, account)
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
      const rows = await selectPayments(ctx).where('payment.transactionId', 'in', ids).execute()
      if (rows.length === 0) return new Map()
      const named = await namedMonths(ctx)
      return new Map(
        rows.map(({ id, contract_id: contractId, date, sum, transactionId }) => [
          transactionId!,
          { id, contractId, transactionId: transactionId!, date, sum, months: named.get(id) ?? null },
        ]),
      )
    },

    /** Every signed contract of the caller, and by what a payment for it can be told: one query for each table. */
    async rentCandidates(ctx: OwnedCtx): Promise<RentCandidate[]> {
      const [rows, facts, references, payers] = await Promise.all([
        selectSigned(ctx).orderBy('contract.id').execute(),
        rentFacts(ctx),
        ctx.db
          .selectFrom('rent_reference')
          .select(['contract_id', 'reference'])
          .where('account_id', '=', ctx.owner)
          .orderBy('id')
          .execute(),
        ctx.db
          .selectFrom('rent_payer')
          .select(['contract_id', 'id', 'encrypted_account'])
          .where('account_id', '=', ctx.owner)
          .orderBy('id')
          .execute(),
      ])
      const until = addMonths(monthAt(ctx.today), monthsAhead)
      return rows.map((row) => {
        const tenants = tenantsOf(withTenants(row, encryption))
        const names = 'unreadable' in tenants ? [] : tenants.map(fullName).filter((name) => name !== '')
        const followsFrom = facts.followed.get(row.id) ?? null
        // Nothing is followed yet: whatever month the first payment is for, it may be that one.
        const from = followsFrom ?? monthAt(row.start_date)
        const { months } = accountIn(facts, row, ctx.today, { from, ahead: monthsToCome(row, until) })
        return {
          contractId: row.id,
          houseId: row.houseId,
          tenants: names.length > 0 ? names : null,
          months: months.flatMap(({ month, dueOn, sum, paid }) =>
            paid < sum ? [{ month, dueOn, sum, open: ore(sum - paid) }] : [],
          ),
          references: references.flatMap((each) => (each.contract_id === row.id ? [each.reference] : [])),
          payers: payers.flatMap((each) => (each.contract_id === row.id ? (readPayer(each) ?? []) : [])),
          followsFrom,
          wasMatched: (facts.payments.get(row.id) ?? []).some(({ transactionId }) => transactionId !== null),
        }
      })
    },
  }
}

export type BankPayments = ReturnType<typeof bankPayments>
