import { monthAt, type Day, type Instant } from '../../base/kit/day'
import { stepPerItem, type Steps } from '../../base/kit/steps'
import { statementAccount } from '../file/rules-account'
import { contractLedger, type ContractLedger, type MonthLedger } from './rules-ledger'
import { nameIndex, type NamedWords, type NameIndex } from './rules-names'
import { isFillerWord, neverRentWords, neverRentPhrases, purchaseWords } from './rules-vocabulary'
import { normalizedWords, isNumber, withBlanksAround } from './rules-fold'
import type { BankRow, EarlierExpense, KnownBooks, UnmatchedVoucher } from './rules-model'

export interface MonthOfContract {
  readonly contract: number
  readonly month: MonthLedger
}

/** A voucher. Its values change while the payments of a list are handled one by one. */
export interface VoucherLedger {
  readonly of: UnmatchedVoucher
  readonly supplierWords: readonly string[]
  /** True if a sure suggestion uses it. */
  taken: boolean
  /** True if a payment earlier in the list may be for this voucher. */
  proposed: boolean
}

/**
 * An index of the books. It is built once, so that the books are not searched for each payment. A
 * contract is named by its index in `contracts`.
 */
export interface BooksIndex {
  readonly contracts: readonly ContractLedger[]
  readonly names: NameIndex
  readonly ownNames: NameIndex
  readonly ownAccounts: ReadonlySet<string>
  readonly byReference: ReadonlyMap<string, readonly number[]>
  readonly byAccount: ReadonlyMap<string, readonly number[]>
  /** When a payment first showed an account or KID of a contract. The key is `payerIdentifierKey` and the contract's index. */
  readonly since: ReadonlyMap<string, Instant>
  /**
   * For each account or KID (`payerIdentifierKey`): the contracts that the texts of its payments
   * name, each with the ids of those payments.
   */
  readonly contractsByIdentifier: ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<number>>>
  /** Months of contracts by `sumAndMonthKey`: the month's rent, and the calendar month of its due day. */
  readonly bySum: ReadonlyMap<string, readonly MonthOfContract[]>
  /** Vouchers by their sum, ascending by date. */
  readonly vouchers: ReadonlyMap<number, readonly VoucherLedger[]>
  readonly expenseByAccount: ReadonlyMap<string, EarlierExpense>
  readonly expenseByName: ReadonlyMap<string, EarlierExpense>
}

export interface AnalyzedRow {
  readonly row: BankRow
  readonly words: NamedWords
  readonly all: readonly string[]
  readonly account: string | null
  /** Also includes numbers in the payment's text that may be a reference. */
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

export type PayerIdentifier = 'account' | 'reference'
export const payerIdentifierKey = (sign: PayerIdentifier, value: string): string => `${sign} ${value}`

export const normalizedReference = (text: string): string => text.replace(/[^\p{L}\d-]/gu, '').toUpperCase()
const accountOf = (text: string | null): string | null => (text === null ? null : statementAccount(text))

/** The key for months with this rent whose due day is in the same calendar month as `day`. */
export const sumAndMonthKey = (sum: number, day: Day): string => `${sum} ${monthAt(day)}`

/** The first two words of the payee, without words that banks add. Empty if no word remains. */
export const payeeKey = (words: readonly string[]): string =>
  words
    .filter((word) => !isFillerWord(word) && !purchaseWords.has(word) && !isNumber(word) && word.length > 1)
    .slice(0, 2)
    .join(' ')

const nameWords = (name: string): readonly string[] =>
  [...new Set(normalizedWords(name))].filter((word) => word.length > 2 && !isNumber(word))

/** Builds the index. Yields a step for each contract, voucher and expense. */
export function* buildBooksIndex(books: KnownBooks): Steps<BooksIndex> {
  const contracts = yield* stepPerItem(books.contracts, contractLedger)
  const keys = (keysOf: (contract: ContractLedger) => readonly string[]) =>
    groupByKey(contracts.flatMap((each, at) => [...new Set(keysOf(each))].map((key): [string, number] => [key, at])))
  // Many vouchers have the same few suppliers, so each name is normalized only once.
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
    expenseByName.set(payeeKey(normalizedWords(each.paidTo)), each)
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
    byReference: keys(({ of }) => of.references.map(normalizedReference).filter((each) => each !== '')),
    byAccount: keys(({ of }) => of.payers.map(accountOf).filter((each) => each !== null)),
    since: new Map(
      contracts.flatMap(({ of }, at) =>
        [...of.since].flatMap(([value, since]): [string, Instant][] => [
          [`${payerIdentifierKey('account', accountOf(value) ?? '')} ${at}`, since],
          [`${payerIdentifierKey('reference', normalizedReference(value))} ${at}`, since],
        ]),
      ),
    ),
    contractsByIdentifier: new Map(),
    bySum,
    vouchers,
    expenseByAccount,
    expenseByName,
  }
}

export function analyzeRow(row: BankRow): AnalyzedRow {
  const words = { counterparty: normalizedWords(row.counterparty ?? ''), text: normalizedWords(row.text) }
  const numbers = words.text.filter((word) => isNumber(word) && word.length > 3)
  return {
    row,
    words,
    all: [...words.counterparty, ...words.text],
    account: accountOf(row.counterAccount),
    references: row.reference === null ? numbers : [normalizedReference(row.reference), ...numbers],
  }
}

/**
 * True if the payment is a transfer between own accounts or a deposit, by the other account's number or the bank's
 * words.
 */
export const isTransferOrDeposit = ({ account, all }: AnalyzedRow, { ownAccounts }: BooksIndex): boolean =>
  (account !== null && ownAccounts.has(account)) ||
  all.some((word) => neverRentWords.has(word)) ||
  neverRentPhrases.some((phrase) => withBlanksAround(all).includes(` ${phrase} `))
