import { monthAt, type Day, type Instant } from '../../base/kit/day'
import { eachStep, type Steps } from '../../base/kit/steps'
import { statementAccount } from '../file/rules-account'
import { contractLedger, type ContractLedger, type MonthLedger } from './rules-ledger'
import { nameIndex, type NamedWords, type NameIndex } from './rules-names'
import { foldedWords, isAround, isNumber, never, neverPhrases, purchaseWords, spaced } from './rules-vocabulary'
import type { BankRow, EarlierExpense, KnownBooks, UnmatchedVoucher } from './rules-world'

/** A month that is open, and whose it is. */
export interface MonthOfContract {
  readonly contract: number
  readonly month: MonthLedger
}

/** A voucher while a list of payments is walked. */
export interface VoucherLedger {
  readonly of: UnmatchedVoucher
  readonly supplierWords: readonly string[]
  /** A sure suggestion has it. */
  taken: boolean
  /** An earlier payment may be it. */
  proposed: boolean
}

/** What is known, ready to be asked for each of many payments without being read through. Contracts are named by their places. */
export interface BooksIndex {
  readonly contracts: readonly ContractLedger[]
  readonly names: NameIndex
  readonly ownNames: NameIndex
  readonly ownAccounts: ReadonlySet<string>
  readonly byReference: ReadonlyMap<string, readonly number[]>
  readonly byAccount: ReadonlyMap<string, readonly number[]>
  /** When a payment first told that an account or KID means a contract, by `signKey` and its place. */
  readonly since: ReadonlyMap<string, Instant>
  /** To which contracts accounts and KIDs lead by the texts of payments that have them, and which those are; by `signKey` (./rules.ts). */
  readonly taught: ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<number>>>
  /** By the rent of a month, and the month in which it is due. */
  readonly bySum: ReadonlyMap<string, readonly MonthOfContract[]>
  /** By their sum; ascending by date. */
  readonly vouchers: ReadonlyMap<number, readonly VoucherLedger[]>
  readonly expenseByAccount: ReadonlyMap<string, EarlierExpense>
  readonly expenseByName: ReadonlyMap<string, EarlierExpense>
}

/** A payment, read once. */
export interface ReadRow {
  readonly row: BankRow
  readonly words: NamedWords
  readonly all: readonly string[]
  readonly account: string | null
  /** Its reference, and numbers of its text that may be one. */
  readonly references: readonly string[]
}

const add = <K, V>(groups: Map<K, V[]>, key: K, value: V): void => {
  const found = groups.get(key)
  if (found) found.push(value)
  else groups.set(key, [value])
}

export const group = <K, V>(entries: readonly (readonly [K, V])[]): Map<K, V[]> => {
  const groups = new Map<K, V[]>()
  for (const [key, value] of entries) add(groups, key, value)
  return groups
}

/** An account or a KID as it is looked up. */
export type Sign = 'account' | 'reference'
export const signKey = (sign: Sign, value: string): string => `${sign} ${value}`

export const referenceOf = (text: string): string => text.replace(/[^\p{L}\d-]/gu, '').toUpperCase()
const accountOf = (text: string | null): string | null => (text === null ? null : statementAccount(text))

/** Under which months of that rent are found that are due in the month of that day. */
export const sumKey = (sum: number, day: Day): string => `${sum} ${monthAt(day)}`

/** The first two words of whom is paid, without what banks write around them; empty where nothing is left. */
export const paidToKey = (words: readonly string[]): string =>
  words
    .filter((word) => !isAround(word) && !purchaseWords.has(word) && !isNumber(word) && word.length > 1)
    .slice(0, 2)
    .join(' ')

const nameWords = (name: string): readonly string[] =>
  [...new Set(foldedWords(name))].filter((word) => word.length > 2 && !isNumber(word))

/** Reads what is known once, so that each payment costs the same however many there are; a step for each contract, voucher and expense. */
export function* indexOf(books: KnownBooks): Steps<BooksIndex> {
  const contracts = yield* eachStep(books.contracts, contractLedger)
  const keys = (keysOf: (contract: ContractLedger) => readonly string[]) =>
    group(contracts.flatMap((each, at) => [...new Set(keysOf(each))].map((key): [string, number] => [key, at])))
  // Many vouchers are of few suppliers.
  const suppliers = new Map(
    [...new Set(books.vouchers.map(({ supplier }) => supplier))].map((name) => [name, nameWords(name)]),
  )
  const dated = yield* eachStep(books.vouchers, (of) => ({ of, date: of.date }))
  const vouchers = new Map<number, VoucherLedger[]>()
  for (const { of } of dated.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))) {
    add(vouchers, of.sum, { of, supplierWords: suppliers.get(of.supplier)!, taken: false, proposed: false })
    yield null
  }
  const bySum = new Map<string, MonthOfContract[]>()
  for (const [contract, { months }] of contracts.entries()) {
    for (const month of months) add(bySum, sumKey(month.sum, month.dueOn), { contract, month })
    yield null
  }
  const expenseByAccount = new Map<string, EarlierExpense>()
  const expenseByName = new Map<string, EarlierExpense>()
  for (const each of books.expenses) {
    const account = accountOf(each.counterAccount)
    if (account !== null) expenseByAccount.set(account, each)
    expenseByName.set(paidToKey(foldedWords(each.paidTo)), each)
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
    byReference: keys(({ of }) => of.references.map(referenceOf).filter((each) => each !== '')),
    byAccount: keys(({ of }) => of.payers.map(accountOf).filter((each) => each !== null)),
    since: new Map(
      contracts.flatMap(({ of }, at) =>
        [...of.since].flatMap(([value, since]): [string, Instant][] => [
          [`${signKey('account', accountOf(value) ?? '')} ${at}`, since],
          [`${signKey('reference', referenceOf(value))} ${at}`, since],
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

/** The words, account and references of a payment. */
export function readRow(row: BankRow): ReadRow {
  const words = { counterparty: foldedWords(row.counterparty ?? ''), text: foldedWords(row.text) }
  const numbers = words.text.filter((word) => isNumber(word) && word.length > 3)
  return {
    row,
    words,
    all: [...words.counterparty, ...words.text],
    account: accountOf(row.counterAccount),
    references: row.reference === null ? numbers : [referenceOf(row.reference), ...numbers],
  }
}

/** A deposit, or money between own accounts, by the number of the other one or by what the bank writes. */
export const isTransferOrDeposit = ({ account, all }: ReadRow, { ownAccounts }: BooksIndex): boolean =>
  (account !== null && ownAccounts.has(account)) ||
  all.some((word) => never.has(word)) ||
  neverPhrases.some((phrase) => spaced(all).includes(` ${phrase} `))
