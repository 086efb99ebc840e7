import { addDays, daysBetween } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { isTransferOrDeposit, paidToKey, type BooksIndex, type ReadRow, type VoucherLedger } from './rules-lookup'
import { reopen, type ContractLedger } from './rules-ledger'
import { monthMeant, monthsSaid } from './rules-months-said'
import { likelyPayer } from './rules-payer'
import { saysRefunded, saysReturned } from './rules-vocabulary'
import type { BankSuggestion, NewVoucherSuggestion, RentPart, RentSuggestion, VoucherSuggestion } from './rules-world'

/** A voucher's date is at most so many days from its payment. */
const daysOfVoucher = 7
/** A rent is paid back so long after it was due. */
const daysOfRefund = 62

/** The months from which so much went back: the one named, else one of just that sum, else the newest paid. */
function givenBack({ paid }: ContractLedger, { row }: ReadRow): { parts: RentPart[]; exact: boolean } {
  const known = [...paid].filter(([, { sum }]) => sum > 0).toSorted(([one], [other]) => (one < other ? 1 : -1))
  const named = new Set(monthsSaid(row.text, row.date).map((each) => monthMeant(each, row.date)))
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

/** Rent that a bank has taken back, or that the landlord has paid back to the øre. */
function returnedRent(read: ReadRow, index: BooksIndex): RentSuggestion | null {
  const isReturned = read.all.some(saysReturned)
  if (!isReturned && !read.all.some(saysRefunded)) return null
  const payer = likelyPayer(read, index)
  const found = payer.contracts
    .map((contract) => ({ contract, ...givenBack(index.contracts[contract]!, read) }))
    .filter(({ parts, exact }) => parts.length > 0 && (isReturned || exact))
    .toSorted((one, other) => Number(other.exact) - Number(one.exact))
  const [chosen] = found
  if (!chosen) return null
  const ledger = index.contracts[chosen.contract]!
  reopen(ledger, chosen.parts)
  const because = [...payer.because(chosen.contract), ...(chosen.exact ? (['sum'] as const) : [])]
  return { kind: 'rent', contractId: ledger.of.contractId, months: chosen.parts, certainty: 'likely', because }
}

/** The place of the first voucher of that day or later. */
function firstFrom(vouchers: readonly VoucherLedger[], day: string): number {
  let [low, high] = [0, vouchers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (vouchers[middle]!.of.date < day) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether at least half of the words of the supplier's name stand there. */
const isSupplierNamed = ({ supplierWords }: VoucherLedger, words: ReadonlySet<string>): boolean =>
  supplierWords.length > 0 && supplierWords.filter((word) => words.has(word)).length * 2 >= supplierWords.length

/** An expense voucher that is not matched yet, of the same sum and about the same day. */
function existingVoucher({ row, all }: ReadRow, { vouchers }: BooksIndex): VoucherSuggestion | null {
  const ofSum = vouchers.get(0 - row.sum) ?? []
  const words = new Set(all)
  const near: { voucher: VoucherLedger; named: boolean; days: number }[] = []
  for (let at = firstFrom(ofSum, addDays(row.date, -daysOfVoucher)); at < ofSum.length; at += 1) {
    const voucher = ofSum[at]!
    const days = daysBetween(voucher.of.date, row.date)
    if (days < -daysOfVoucher) break
    if (!voucher.taken) near.push({ voucher, named: isSupplierNamed(voucher, words), days: Math.abs(days) })
  }
  const named = near.filter((each) => each.named)
  const [chosen] = near.toSorted(
    (one, other) =>
      Number(other.named) - Number(one.named) ||
      Number(one.voucher.proposed) - Number(other.voucher.proposed) ||
      one.days - other.days ||
      one.voucher.of.id - other.voucher.of.id,
  )
  if (!chosen) return null
  const sure = chosen.named && named.length === 1
  if (sure) chosen.voucher.taken = true
  else chosen.voucher.proposed = true
  return {
    kind: 'bilag',
    bilagId: chosen.voucher.of.id,
    certainty: sure ? 'sure' : 'likely',
    because: [...(chosen.named ? (['name'] as const) : []), 'sum', 'date'],
  }
}

/** A new voucher as the last one of the same counterparty was. */
function newVoucher({ row, words, account }: ReadRow, index: BooksIndex): NewVoucherSuggestion | null {
  const name = paidToKey(words.counterparty) || paidToKey(words.text)
  const last =
    (account === null ? undefined : index.expenseByAccount.get(account)) ??
    (name === '' ? undefined : index.expenseByName.get(name))
  if (!last) return null
  return { kind: 'new-bilag', values: { ...last.values, sum: ore(0 - row.sum), date: row.date } }
}

/** What a payment is that went out (docs/rules.md#suggestions-for-payments); null where nothing says so. */
export function outgoingSuggestion(read: ReadRow, index: BooksIndex): BankSuggestion {
  if (read.row.lumpSum || isTransferOrDeposit(read, index)) return null
  return returnedRent(read, index) ?? existingVoucher(read, index) ?? newVoucher(read, index)
}
