import { answerWriter } from '../../base/call/answer'
import { yearOf } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { say, type Language } from '../../base/kit/words'
import type { Item } from '../../books/depreciation/model'
import { rowsOf } from '../../books/depreciation/rules'
import type { Expense } from '../../books/expense/model'
import { expenseWords } from '../../books/expense/words'
import type { Income } from '../../books/income/model'
import { taxableOf } from '../../books/income/rules'
import { ExportedExpense, ExportedIncome, ExportedItem, type ExportedFile, type ExportedHouse } from './model'
import type { Cell } from './rules-sheet'
import type { Tally } from './rules-tally'
import type { Book, NamedSheet } from './service-book'
import type { Places } from './service-places'
import type { StoredFile } from './service-read'
import { exportWords, type ExportKey } from './words'

const expenseColumns = [
  'year',
  'date',
  'house',
  'houseId',
  'description',
  'costType',
  'supplier',
  'amount',
  'franchise',
  'deductible',
  'repeat',
  'automatic',
  'archived',
  'isTrashed',
  'isDeleted',
  'files',
  'id',
] as const
const incomeColumns = [
  'year',
  'from',
  'to',
  'house',
  'houseId',
  'title',
  'tenant',
  'birthday',
  'email',
  'phone',
  'amount',
  'taxFree',
  'deposit',
  'other',
  'isTrashed',
  'isDeleted',
  'files',
  'id',
] as const
const itemColumns = [
  'date',
  'house',
  'houseId',
  'name',
  'amount',
  'lifetime',
  'isTrashed',
  'isDeleted',
  'files',
  'id',
] as const
const deductionColumns = [
  'year',
  'house',
  'houseId',
  'name',
  'deduction',
  'residual',
  'isTrashed',
  'isDeleted',
  'id',
] as const

const writeExpense = answerWriter(ExportedExpense, false)
const writeIncome = answerWriter(ExportedIncome, false)
const writeItem = answerWriter(ExportedItem, false)

export interface Desk {
  readonly book: Book
  readonly places: Places
  readonly tally: Tally
  readonly houses: ReadonlyMap<number, ExportedHouse>
  readonly language: Language
}

/** The files of one page's records, by url. */
export type Files = ReadonlyMap<string, StoredFile>
export const filesOf = (documents: readonly string[], files: Files): StoredFile[] =>
  documents.flatMap((url) => files.get(url) ?? [])

/** What all sheets of vouchers say about a voucher's house. */
export function houseCells({ houses, language }: Pick<Desk, 'houses' | 'language'>, houseId: number) {
  const house = houses.get(houseId)
  return {
    house: house?.name ?? '',
    houseId,
    isDeleted: yesNo(language, house?.deleted_at !== null),
  } satisfies Partial<Record<ExportKey, Cell>>
}
export const yesNo = (language: Language, yes: boolean): string => say(exportWords, yes ? 'yes' : 'no', language)
export const names = (files: readonly ExportedFile[]): string => files.map((file) => file.name).join('; ')

/** The formula of a column's sum over everything that is not trashed. */
function sumOf<K extends ExportKey>(sheet: NamedSheet<K>, key: K, trashed: K, language: Language): string {
  const range = (column: K) => `${sheet.column(column)}2:${sheet.column(column)}${sheet.rows()}`
  return `SUMIFS(${range(key)},${range(trashed)},"${yesNo(language, false)}")`
}
const blank = <K extends ExportKey>(columns: readonly K[]) =>
  Object.fromEntries(columns.map((column) => [column, null])) as Record<K, Cell>

/** Expense vouchers as JSON and as a sheet. An archived one counts under the day that lists show it. */
export async function openExpenses({ book, places, tally, houses, language }: Desk) {
  const json = await book.list('data/expenses.json')
  const sheet = await book.sheet('expenses', expenseColumns)
  let [amount, deductible] = [0, 0n]
  return {
    sheet,
    async add(expense: Expense, files: Files): Promise<void> {
      const { sum, franchise, isTrashed, description } = expense
      const which = say(exportWords, 'expenseFolder', language, { id: expense.id })
      const own = places.ofVoucher(
        { houseId: expense.houseId, date: expense.listed_on, description, which, isTrashed },
        filesOf(expense.documents, files),
      )
      await json.add(writeExpense({ ...expense, files: own }))
      const year = yearOf(expense.listed_on)
      const share = sum === null ? null : BigInt(sum) * BigInt(franchise)
      if (!isTrashed && sum !== null) {
        tally.cost(year, expense.houseId, sum, franchise)
        amount += sum
        deductible += share!
      }
      await sheet.add({
        ...houseCells({ houses, language }, expense.houseId),
        year,
        date: { day: expense.date ?? expense.listed_on },
        description,
        costType: expense.cost_type && say(expenseWords, expense.cost_type, language),
        supplier: expense.name,
        amount: sum === null ? null : { kr: sum },
        franchise,
        deductible: share === null ? null : { hundredths: share },
        repeat: say(expenseWords, expense.repeat, language),
        automatic: yesNo(language, expense.isAutoGenerate),
        archived: yesNo(language, expense.archived),
        isTrashed: yesNo(language, isTrashed),
        files: names(own),
        id: expense.id,
      })
    },
    async end(): Promise<void> {
      await json.end()
      if (sheet.rows() > 1) {
        await sheet.add({
          ...blank(expenseColumns),
          description: { head: say(exportWords, 'sumNote', language) },
          amount: { kr: ore(amount), formula: sumOf(sheet, 'amount', 'isTrashed', language), bold: true },
          deductible: {
            hundredths: deductible,
            formula: sumOf(sheet, 'deductible', 'isTrashed', language),
            bold: true,
          },
        })
      }
      await sheet.end()
    },
  }
}

/** Income vouchers as JSON and as a sheet. They count in the year of their start. */
export async function openIncomes({ book, places, tally, houses, language }: Desk) {
  const json = await book.list('data/income.json')
  const sheet = await book.sheet('incomes', incomeColumns)
  let [amount, untaxed] = [0, 0]
  return {
    sheet,
    async add(income: Income, files: Files): Promise<void> {
      const { houseId, sum, isTrashed, start_date } = income
      const tenant = `${income.tenant_first_name} ${income.tenant_last_name}`.trim()
      const which = say(exportWords, 'incomeFolder', language, { id: income.id })
      const own = places.ofVoucher(
        { houseId, date: start_date, description: income.title || tenant, which, isTrashed },
        filesOf(income.documents, files),
      )
      await json.add(writeIncome({ ...income, files: own }))
      const taxable = taxableOf(income)
      const taxFree = ore(sum - taxable)
      if (!isTrashed) {
        tally.income(yearOf(start_date), houseId, sum, taxable)
        amount += sum
        untaxed += taxFree
      }
      await sheet.add({
        ...houseCells({ houses, language }, houseId),
        year: yearOf(start_date),
        from: { day: start_date },
        to: { day: income.end_date },
        title: income.title,
        tenant,
        birthday: { day: income.tenant_birthday },
        email: income.tenant_email,
        phone: income.tenant_phone,
        amount: { kr: sum },
        taxFree: { kr: taxFree },
        deposit: { kr: income.deposit_sum },
        other: income.other,
        isTrashed: yesNo(language, isTrashed),
        files: names(own),
        id: income.id,
      })
    },
    async end(): Promise<void> {
      await json.end()
      if (sheet.rows() > 1) {
        await sheet.add({
          ...blank(incomeColumns),
          title: { head: say(exportWords, 'sumNote', language) },
          amount: { kr: ore(amount), formula: sumOf(sheet, 'amount', 'isTrashed', language), bold: true },
          taxFree: { kr: ore(untaxed), formula: sumOf(sheet, 'taxFree', 'isTrashed', language), bold: true },
        })
      }
      await sheet.end()
    },
  }
}

/** Household items as JSON with their yearly rows, as a sheet, and their yearly rows as another one. */
export async function openItems({ book, places, tally, houses, language }: Desk) {
  const json = await book.list('data/depreciation.json')
  const sheet = await book.sheet('items', itemColumns)
  const years = await book.sheet('deductions', deductionColumns)
  return {
    years,
    async add(item: Item, files: Files): Promise<void> {
      const { houseId, isTrashed, id, name } = item
      const which = say(exportWords, 'itemFolder', language, { id })
      const own = places.ofVoucher(
        { houseId, date: item.date, description: name, which, isTrashed },
        filesOf(item.documents, files),
      )
      const rows = rowsOf(item)
      await json.add(writeItem({ ...item, rows, files: own }))
      const common = { ...houseCells({ houses, language }, houseId), name, isTrashed: yesNo(language, isTrashed), id }
      await sheet.add({
        ...common,
        date: { day: item.date },
        amount: { kr: item.sum },
        lifetime: item.lifetime,
        files: names(own),
      })
      for (const row of rows) {
        if (!isTrashed) tally.cost(row.year, houseId, row.depreciation, 100)
        await years.add({
          ...common,
          year: row.year,
          deduction: { kr: row.depreciation },
          residual: { kr: row.residual },
        })
      }
    },
    async end(): Promise<void> {
      for (const part of [json, sheet, years]) await part.end()
    },
  }
}
