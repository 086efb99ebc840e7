import { addDays, daysBetween } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { describedPayment, shownOtherSide } from '../file/rules-other-side'
import { normalizedWords } from './rules-fold'
import { countMonthsAsReturned, type ContractLedger } from './rules-ledger'
import { isTransferOrDeposit, payeeKey, type BooksIndex, type AnalyzedRow, type VoucherLedger } from './rules-lookup'
import { likelyPayer } from './rules-payer'
import { dayOfNamedMonth, monthsNamedIn } from './rules-rent'
import { isRefundWord, isReturnWord } from './rules-vocabulary'
import type { BankSuggestion, NewVoucherSuggestion, RentPart, RentSuggestion, VoucherSuggestion } from './rules-model'

/** The maximum number of days between a voucher's date and its payment. */
const daysOfVoucher = 7
/** The maximum number of days for a voucher of the paid supplier. It is longer because an invoice has a due day. */
export const daysOfInvoice = 60
/** The maximum number of days from a month's due day to the return of the rent. */
const daysOfRefund = 62

/**
 * Returns the months of which the rent is returned. It is a month that the text names, if enough
 * was paid for it. Otherwise it is a recent month with exactly that sum, otherwise the newest paid
 * months.
 */
function givenBack({ paid }: ContractLedger, { row }: AnalyzedRow): { parts: RentPart[]; exact: boolean } {
  const known = [...paid].filter(([, { sum }]) => sum > 0).toSorted(([one], [other]) => (one < other ? 1 : -1))
  const named = new Set(monthsNamedIn(row.text, row.date).map((each) => dayOfNamedMonth(each, row.date)))
  const back = 0 - row.sum
  const recent = known.filter(([, { dueOn }]) => daysBetween(dueOn, row.date) <= daysOfRefund)
  const first =
    known.find(([month, { sum }]) => named.has(month) && sum >= back) ?? recent.find(([, { sum }]) => sum === back)
  const parts: RentPart[] = []
  let left = back
  for (const [month, { sum }] of first ? [first] : known) {
    if (left <= 0) break
    const part = Math.min(left, sum)
    parts.push({ month, sum: ore(-part) })
    left -= part
  }
  return { parts, exact: first !== undefined && first[1].sum === back }
}

/**
 * Finds rent that goes back to the tenant. Either a bank took the payment back, or the landlord
 * returned exactly its sum.
 */
function returnedRent(read: AnalyzedRow, index: BooksIndex): RentSuggestion | null {
  const isReturned = read.all.some(isReturnWord)
  if (!isReturned && !read.all.some(isRefundWord)) return null
  const payer = likelyPayer(read, index)
  const found = payer.contracts
    .map((contract) => ({ contract, ...givenBack(index.contracts[contract]!, read) }))
    .filter(({ parts, exact }) => parts.length > 0 && (isReturned || exact))
    .toSorted((one, other) => Number(other.exact) - Number(one.exact))
  const [chosen] = found
  if (!chosen) return null
  const ledger = index.contracts[chosen.contract]!
  countMonthsAsReturned(ledger, chosen.parts)
  const because = [...payer.because(chosen.contract), ...(chosen.exact ? (['sum'] as const) : [])]
  return { kind: 'rent', contractId: ledger.of.contractId, months: chosen.parts, certainty: 'likely', because }
}

function firstFrom(vouchers: readonly VoucherLedger[], day: string): number {
  let [low, high] = [0, vouchers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (vouchers[middle]!.of.date < day) low = middle + 1
    else high = middle
  }
  return low
}

/** True if the words contain at least half of the words of the supplier's name. */
const isSupplierNamed = ({ supplierWords }: VoucherLedger, words: ReadonlySet<string>): boolean =>
  supplierWords.length > 0 && supplierWords.filter((word) => words.has(word)).length * 2 >= supplierWords.length

function lastExpense({ row, words, account }: AnalyzedRow, { expenseByAccount, expenseByName }: BooksIndex) {
  const name = payeeKey(normalizedWords(shownOtherSide(row))) || payeeKey(words.text)
  return (
    (account === null ? undefined : expenseByAccount.get(account)) ??
    (name === '' ? undefined : expenseByName.get(name))
  )
}

interface NearVoucher {
  readonly voucher: VoucherLedger
  readonly by: 'name' | 'account' | null
  /** Days from the voucher's date to the payment. Below zero if the voucher is later. */
  readonly days: number
}

const isClose = ({ days }: NearVoucher): boolean => Math.abs(days) <= daysOfVoucher

/** Free vouchers with the payment's sum. A voucher of the supplier may be sixty days away, any other voucher a week. */
function nearVouchers(read: AnalyzedRow, index: BooksIndex): NearVoucher[] {
  const { row, all } = read
  const ofSum = index.vouchers.get(0 - row.sum) ?? []
  const words = new Set(all)
  const supplierId = lastExpense(read, index)?.values.supplierId ?? null
  const near: NearVoucher[] = []
  for (let at = firstFrom(ofSum, addDays(row.date, -daysOfInvoice)); at < ofSum.length; at += 1) {
    const voucher = ofSum[at]!
    const days = daysBetween(voucher.of.date, row.date)
    if (days < -daysOfInvoice) break
    const isKnown = supplierId !== null && voucher.of.supplierId === supplierId
    const by = isSupplierNamed(voucher, words) ? 'name' : isKnown ? 'account' : null
    const found = { voucher, by, days } as const
    if (!voucher.taken && (by !== null || isClose(found))) near.push(found)
  }
  return near
}

/**
 * Orders vouchers by these questions in turn: Is it of the supplier? Is it not suggested yet? Is it dated at most a
 * week after the payment (an invoice is written before it is paid)? Is it nearer?
 */
const likeliest = (one: NearVoucher, other: NearVoucher): number =>
  Number(other.by !== null) - Number(one.by !== null) ||
  Number(one.voucher.proposed) - Number(other.voucher.proposed) ||
  Number(one.days < -daysOfVoucher) - Number(other.days < -daysOfVoucher) ||
  Math.abs(one.days) - Math.abs(other.days) ||
  one.voucher.of.id - other.voucher.of.id

/** Finds an existing voucher with the same sum. It is of the same supplier, or is dated near the payment. */
function existingVoucher(read: AnalyzedRow, index: BooksIndex): VoucherSuggestion | null {
  const near = nearVouchers(read, index)
  const [chosen] = near.toSorted(likeliest)
  if (!chosen) return null
  // A voucher more than a week away may be for another month of the same supplier.
  const sure =
    chosen.by !== null && isClose(chosen) && near.filter((each) => each.by !== null && isClose(each)).length === 1
  if (sure) chosen.voucher.taken = true
  else chosen.voucher.proposed = true
  return {
    kind: 'bilag',
    bilagId: chosen.voucher.of.id,
    houseId: chosen.voucher.of.houseId,
    certainty: sure ? 'sure' : 'likely',
    because: [...(chosen.by ? [chosen.by] : []), 'sum', ...(isClose(chosen) ? (['date'] as const) : [])],
  }
}

/** Suggests a new voucher with the values of the last voucher of the same counterparty. */
function newVoucher(read: AnalyzedRow, index: BooksIndex): NewVoucherSuggestion | null {
  const last = lastExpense(read, index)
  if (!last) return null
  const description = last.values.description || describedPayment(read.row)
  return { kind: 'new-bilag', values: { ...last.values, description, sum: ore(0 - read.row.sum), date: read.row.date } }
}

/** Finds an existing credit note for money that comes back from a supplier. */
export const creditNote = (read: AnalyzedRow, index: BooksIndex): VoucherSuggestion | null =>
  read.row.lumpSum || isTransferOrDeposit(read, index) ? null : existingVoucher(read, index)

/** docs/rules/bank.md#suggestions-for-payments. Null if nothing is known about the payment. */
export function outgoingSuggestion(read: AnalyzedRow, index: BooksIndex): BankSuggestion {
  if (read.row.lumpSum || isTransferOrDeposit(read, index)) return null
  return returnedRent(read, index) ?? existingVoucher(read, index) ?? newVoucher(read, index)
}
