import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addDays } from '../../base/kit/day'
import { sumOre } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import type { Expense, PaidExpenseForm } from '../../books/expense/model'
import { createExpense } from '../../books/expense/service'
import { selectExpenses } from '../../books/expense/service-select'
import { markAsTouched } from '../../books/expense/service-series'
import { selectIncomes } from '../../books/income/service-select'
import type { BankPayments } from '../../lease/rent-account/service-bank'
import { daysOfInvoice } from '../suggestion/rules-out'
import type { BankTransaction, Match } from '../transaction/model'
import { copiesOf } from '../transaction/service-copies'
import { lockTransactions, setTransaction, shownTransaction, type DecryptedTransaction } from '../transaction/service'
import type { MatchForm } from './model'
import { rentMatch } from './rules'
import { suggestionsFor } from './service-books'
import { matchedVouchers, transactionsOfRecord } from './service-matched'

/**
 * Unmatched vouchers with the supplier and sum of a new voucher, at most sixty days from the payment. The nearest comes
 * first (docs/rules/bank.md#matching-payments). A new supplier is compared by name.
 */
async function sameUnmatched(
  ctx: OwnedCtx,
  row: Pick<DecryptedTransaction, 'date'>,
  { supplierId, name, sum }: Pick<PaidExpenseForm, 'supplierId' | 'name' | 'sum'>,
): Promise<number[]> {
  if (sum === null || supplierId === null) return []
  const vouchers = await selectExpenses(ctx)
    .where('bilag.isTrashed', '=', false)
    .where('bilag.sum', '=', sum)
    .where('bilag.date', '>=', addDays(row.date, -daysOfInvoice))
    .where('bilag.date', '<=', addDays(row.date, daysOfInvoice))
    .where(
      supplierId === 0
        ? sql<boolean>`lower(trim(supplier.name)) = lower(trim(${name}))`
        : sql<boolean>`bilag."supplierId" = ${supplierId}`,
    )
    .orderBy(sql`abs(bilag.date - ${row.date}::date)`)
    .orderBy('bilag.id')
    .execute()
  if (vouchers.length === 0) return []
  const matched = await matchedVouchers(ctx)
  return vouchers.flatMap(({ id }) => (matched.has(id) ? [] : [id]))
}

export interface MatchingDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly payments: BankPayments
}

type Rent = NonNullable<MatchForm['rent']>

const sumsDiffer = (field: string) => new Refusal('sumsDiffer', { [field]: 'sumsDiffer' })

/** Returns the transaction if it is not matched. Refuses with 409 alreadyMatched. */
function unmatchedOnly(row: DecryptedTransaction): DecryptedTransaction {
  if (row.state === 'matched') throw new Refusal('alreadyMatched')
  return row
}

/** The reason why these vouchers can't be matched with the transaction. Null if they can. */
export function vouchersRefusal(
  { sum }: Pick<DecryptedTransaction, 'sum'>,
  vouchers: readonly Pick<Expense, 'isTrashed' | 'sum'>[],
): Refusal | null {
  if (vouchers.some(({ isTrashed }) => isTrashed)) return new Refusal('isTrashed')
  const sums = vouchers.flatMap((voucher) => voucher.sum ?? [])
  const fits = sum !== 0 && sums.length === vouchers.length && sum + sumOre(sums) === 0
  return fits ? null : sumsDiffer('bilagIds')
}

/**
 * Matches vouchers that add up to the transaction's sum. The caller holds the locks. Refuses with 404, 409 isTrashed,
 * alreadyMatched, 422 sumsDiffer.
 */
async function matchVouchers(ctx: OwnedCtx, row: DecryptedTransaction, ids: number[]): Promise<void> {
  const vouchers = await selectExpenses(ctx).where('bilag.id', 'in', ids).execute()
  if (vouchers.length < ids.length) throw new Refusal('notFound')
  if ((await transactionsOfRecord(ctx, { bilagIds: ids })).length > 0) throw new Refusal('alreadyMatched')
  const refusal = vouchersRefusal(row, vouchers)
  if (refusal) throw refusal
  await markAsTouched(ctx, ids)
  await setTransaction(ctx, row.id, { state: 'matched', match: { bilagIds: ids } })
}

/** Matches separate income. Income of a contract is rent, so it is matched with the contract. */
async function matchIncome(ctx: OwnedCtx, row: DecryptedTransaction, incomeId: number): Promise<void> {
  const income = await selectIncomes(ctx).where('incomebilag.id', '=', incomeId).executeTakeFirst()
  if (!income) throw new Refusal('notFound')
  if (income.isTrashed) throw new Refusal('isTrashed')
  if (income.contractId !== null) throw new Refusal('incomeOfContract')
  if ((await transactionsOfRecord(ctx, { incomeId })).length > 0) throw new Refusal('alreadyMatched')
  if (row.sum <= 0 || income.sum !== row.sum) throw sumsDiffer('incomeId')
  await setTransaction(ctx, row.id, { state: 'matched', match: { incomeId } })
}

function inRent(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.fields === undefined) return error
  const fields = Object.entries(error.fields).map(([name, key]) => [`rent.${name}`, key] as const)
  return new Refusal(error.reason, Object.fromEntries(fields))
}

/**
 * Books rent. The caller has locked the account and the transaction. Refuses as `bookBankPayment` does, and with 409
 * lumpSum.
 */
export async function matchRent(
  ctx: OwnedCtx,
  row: DecryptedTransaction,
  { contractId, months = null }: Rent,
  payments: Pick<BankPayments, 'bookBankPayment'>,
): Promise<Match> {
  if (row.lump_sum) throw new Refusal('lumpSum')
  const parts = months !== null && months.length > 0 ? months : null
  await payments.bookBankPayment(ctx, {
    contractId,
    date: row.date,
    sum: row.sum,
    months: parts,
    transactionId: row.id,
    payer: row.counter_account,
    reference: row.reference,
  })
  return rentMatch(contractId, parts)
}

/** Matches a payment that the landlord had written down. Refuses as `linkBankPayment` does, and with 409 lumpSum. */
export async function matchPayment(
  ctx: OwnedCtx,
  row: DecryptedTransaction,
  paymentId: number,
  payments: Pick<BankPayments, 'linkBankPayment'>,
): Promise<Match> {
  if (row.lump_sum) throw new Refusal('lumpSum')
  const { contractId, months } = await payments.linkBankPayment(ctx, {
    paymentId,
    sum: row.sum,
    transactionId: row.id,
    payer: row.counter_account,
    reference: row.reference,
  })
  return { ...rentMatch(contractId, months), paymentId }
}

/** Matches transactions with the books (docs/rules/bank.md#matching-payments). */
export function matchingService({ encryption, payments }: MatchingDeps) {
  /** Locks the account, and then the transaction. Refuses with 404. */
  async function lockRow(ctx: OwnedCtx, id: number): Promise<DecryptedTransaction> {
    await lockAccount(ctx)
    const [row] = await lockTransactions(ctx, [id], encryption)
    if (!row) throw new Refusal('notFound')
    return row
  }

  async function shown(ctx: OwnedCtx, id: number): Promise<BankTransaction> {
    const [row] = await lockTransactions(ctx, [id], encryption)
    if (row!.state !== 'open') return shownTransaction(row!)
    const suggestions = await suggestionsFor(ctx, { encryption, payments })
    return shownTransaction(row!, suggestions.get(id), (await copiesOf(ctx)).get(id))
  }

  const undo = async (ctx: OwnedCtx, id: number, match: Match) => {
    if (!('rent' in match)) return
    const { rent, paymentId } = match
    // A payment that the landlord had written down is only unlinked and not deleted.
    if (paymentId !== undefined) await payments.unlinkBankPayment(ctx, { paymentId, contractId: rent.contractId })
    else await payments.removeBankPayment(ctx, id)
  }

  return {
    /**
     * Matches a transaction, even an ignored one. Refuses with 404, 409 alreadyMatched, and with the refusals (409,
     * 422) of the matched record.
     */
    async match(
      ctx: OwnedCtx,
      id: number,
      { rent, paymentId, bilagIds, incomeId }: MatchForm,
    ): Promise<BankTransaction> {
      const row = unmatchedOnly(await lockRow(ctx, id))
      if (rent) {
        const match = await matchRent(ctx, row, rent, payments).catch((error: unknown) => {
          throw inRent(error)
        })
        await setTransaction(ctx, id, { state: 'matched', match })
      } else if (paymentId !== undefined) {
        const match = await matchPayment(ctx, row, paymentId, payments)
        await setTransaction(ctx, id, { state: 'matched', match })
      } else if (bilagIds) await matchVouchers(ctx, row, bilagIds)
      else await matchIncome(ctx, row, incomeId!)
      return await shown(ctx, id)
    },

    /**
     * Records a voucher for outgoing money, or a credit note for incoming money, and matches it. Refuses with 404, 409
     * alreadyMatched, 422 sumsDiffer at `sum`, and as `createExpense` does. Refuses with 409 sameUnmatched if an unmatched
     * voucher has the same supplier and sum, unless `anyway` is set.
     */
    async voucher(ctx: OwnedCtx, id: number, { anyway = false, ...form }: PaidExpenseForm): Promise<Expense> {
      const row = unmatchedOnly(await lockRow(ctx, id))
      if (form.sum === null || row.sum + form.sum !== 0) throw sumsDiffer('sum')
      const bilagIds = anyway ? [] : await sameUnmatched(ctx, row, form)
      if (bilagIds.length > 0) throw new Refusal('sameUnmatched', undefined, undefined, { bilagIds })
      const made = await createExpense(ctx, form)
      await setTransaction(ctx, id, { state: 'matched', match: { bilagIds: [made.id] } })
      return made
    },

    /** Ignores a transaction. Ignoring it again changes nothing. Refuses with 404 and 409 alreadyMatched. */
    async ignore(ctx: OwnedCtx, id: number): Promise<BankTransaction> {
      const { state } = unmatchedOnly(await lockRow(ctx, id))
      if (state !== 'ignored') await setTransaction(ctx, id, { state: 'ignored' })
      return await shown(ctx, id)
    },

    /**
     * Opens a transaction again. Deletes the payment that was booked for it, but not a voucher or a written-down
     * payment. Refuses with 404.
     */
    async open(ctx: OwnedCtx, id: number): Promise<BankTransaction> {
      const { state, match } = await lockRow(ctx, id)
      if (match !== null) await undo(ctx, id, match)
      if (state !== 'open') await setTransaction(ctx, id, { state: 'open' })
      return await shown(ctx, id)
    },
  }
}

export type MatchingService = ReturnType<typeof matchingService>
