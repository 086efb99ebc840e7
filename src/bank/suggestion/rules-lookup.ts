import { monthAt, type Day, type Instant } from '../../base/kit/day'
import { stepPerItem, type Steps } from '../../base/kit/steps'
import { statementAccount } from '../file/rules-account'
import { contractLedger, type ContractLedger, type MonthLedger } from './rules-ledger'
import { nameIndex, type NamedWords, type NameIndex } from './rules-names'
import { isFillerWord, neverRentWords, neverRentPhrases, purchaseWords } from './rules-vocabulary'
import { foldedWords, isNumber, withBlanksAround } from './rules-fold'
import type { BankRow, EarlierExpense, KnownBooks, UnmatchedVoucher } from './rules-model'

export interface MonthOfContract {
  readonly contract: number
  readonly month: MonthLedger
}

/** A voucher while the payments of a list are gone through. */
export interface VoucherLedger {
  readonly of: UnmatchedVoucher
  readonly supplierWords: readonly string[]
  /** True if a sure suggestion uses it. */
  taken: boolean
  /** True if an earlier payment may be the payment of this voucher. */
  proposed: boolean
}

/** Built once, so that the books are not read again for each payment. A contract is named by its index in the list. */
export interface BooksIndex {
  readonly contracts: readonly ContractLedger[]
  readonly names: NameIndex
  readonly ownNames: NameIndex
  readonly ownAccounts: ReadonlySet<string>
  readonly byReference: ReadonlyMap<string, readonly number[]>
  readonly byAccount: ReadonlyMap<string, readonly number[]>
  /**
   * The moment at which a payment first showed an account or KID of a contract, by `signKey` and the contract's index.
   */
  readonly since: ReadonlyMap<string, Instant>
  /**
   * Contracts that the texts of payments name, and the ids of those payments, by the payments' account or KID
   * (`signKey`).
   */
  readonly taught: ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<number>>>
  /** Months of contracts by `sumAndMonthKey`: a month's rent and the month in which it is due. */
  readonly bySum: ReadonlyMap<string, readonly MonthOfContract[]>
  /** Vouchers by their sum, ascending by date. */
  readonly vouchers: ReadonlyMap<number, readonly VoucherLedger[]>
  readonly expenseByAccount: ReadonlyMap<string, EarlierExpense>
  readonly expenseByName: ReadonlyMap<string, EarlierExpense>
}

export interface ReadRow {
  readonly row: BankRow
  readonly words: NamedWords
  readonly all: readonly string[]
  readonly account: string | null
  /** Includes numbers of the payment's text that may be a reference. */
  readonly references: readonly string[]
}

const add = <K, V>(groups: Map<K, V[]>, key: K, value: V): void => {
  const found = groups.get(key)
  if (found) found.push(value)
  else groups.set(key, [value])
}

export const groupByKey = <K, V>(entries: readonly (readonly [K, V])[]): Map<K, V[]> => {
  const groups = new Map<K, V[]>()
  for (const [key, value] of entries) add(groups, key, value)
  return groups
}

export type PayerSign = 'account' | 'reference'
export const signKey = (sign: PayerSign, value: string): string => `${sign} ${value}`

export const foldedReference = (text: string): string => text.replace(/[^\p{L}\d-]/gu, '').toUpperCase()
const accountOf = (text: string | null): string | null => (text === null ? null : statementAccount(text))

/** The key of all months with that rent that are due in the same month as that day. */
export const sumAndMonthKey = (sum: number, day: Day): string => `${sum} ${monthAt(day)}`

/** The first two words of the payee, without words that banks add. Empty where no word is left. */
export const payeeKey = (words: readonly string[]): string =>
  words
    .filter((word) => !isFillerWord(word) && !purchaseWords.has(word) && !isNumber(word) && word.length > 1)
    .slice(0, 2)
    .join(' ')

const nameWords = (name: string): readonly string[] =>
  [...new Set(foldedWords(name))].filter((word) => word.length > 2 && !isNumber(word))

/** Builds the index. Yields a step for each contract, voucher and expense. */
export function* buildBooksIndex(books: KnownBooks): Steps<BooksIndex> {
  const contracts = yield* stepPerItem(books.contracts, contractLedger)
  const keys = (keysOf: (contract: ContractLedger) => readonly string[]) =>
    groupByKey(contracts.flatMap((each, at) => [...new Set(keysOf(each))].map((key): [string, number] => [key, at])))
  // Many vouchers have few suppliers, so each name is read once.
  const suppliers = new Map(
    [...new Set(books.vouchers.map(({ supplier }) => supplier))].map((name) => [name, nameWords(name)]),
  )
  const dated = yield* stepPerItem(books.vouchers, (of) => ({ of, date: of.date }))
  const vouchers = new Map<number, VoucherLedger[]>()
  for (const { of } of dated.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))) {
    add(vouchers, of.sum, { of, supplierWords: suppliers.get(of.supplier)!, taken: false, proposed: false })
    yield null
  }
  const bySum = new Map<string, MonthOfContract[]>()
  for (const [contract, { months }] of contracts.entries()) {
    for (const month of months) add(bySum, sumAndMonthKey(month.sum, month.dueOn), { contract, month })
    yield null
  }
  const expenseByAccount = new Map<string, EarlierExpense>()
  const expenseByName = new Map<string, EarlierExpense>()
  for (const each of books.expenses) {
    const account = accountOf(each.counterAccount)
    if (account !== null) expenseByAccount.set(account, each)
    expenseByName.set(payeeKey(foldedWords(each.paidTo)), each)
    yield null
  }
  return {
    contracts,
    names: nameIndex(
      books.contracts.map(({ tenants }) => tenants ?? []),
      books.houseNames,
    ),
    ownNames: nameIndex([books.ownNames], []),
    ownAccounts: new Set(books.ownAccounts.map(accountOf).filter((each) => each !== null)),
    byReference: keys(({ of }) => of.references.map(foldedReference).filter((each) => each !== '')),
    byAccount: keys(({ of }) => of.payers.map(accountOf).filter((each) => each !== null)),
    since: new Map(
      contracts.flatMap(({ of }, at) =>
        [...of.since].flatMap(([value, since]): [string, Instant][] => [
          [`${signKey('account', accountOf(value) ?? '')} ${at}`, since],
          [`${signKey('reference', foldedReference(value))} ${at}`, since],
        ]),
      ),
    ),
    taught: new Map(),
    bySum,
    vouchers,
    expenseByAccount,
    expenseByName,
  }
}

export function readRow(row: BankRow): ReadRow {
  const words = { counterparty: foldedWords(row.counterparty ?? ''), text: foldedWords(row.text) }
  const numbers = words.text.filter((word) => isNumber(word) && word.length > 3)
  return {
    row,
    words,
    all: [...words.counterparty, ...words.text],
    account: accountOf(row.counterAccount),
    references: row.reference === null ? numbers : [foldedReference(row.reference), ...numbers],
  }
}

/** True if the other account's number or the bank's words show a transfer between own accounts, or a deposit. */
export const isTransferOrDeposit = ({ account, all }: ReadRow, { ownAccounts }: BooksIndex): boolean =>
  (account !== null && ownAccounts.has(account)) ||
  all.some((word) => neverRentWords.has(word)) ||
  neverRentPhrases.some((phrase) => withBlanksAround(all).includes(` ${phrase} `))
