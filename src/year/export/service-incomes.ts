import { answerWriter } from '../../base/call/answer'
import { yearOf } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { translate } from '../../base/kit/words'
import { incomeRecord, type Income } from '../../books/income/model'
import { incomeName, taxableOf } from '../../books/income/rules'
import { tenantName } from '../../books/income/rules-tenant'
import { incomeWords } from '../../books/income/words'
import { ExportedIncome } from './model'
import { blank, filesOf, houseCells, names, sumOf, yesNo, type ExportContext, type Files } from './service-context'
import { openRecordSheet } from './service-record-sheet'
import { exportWords } from './words'

const columns = {
  record: incomeRecord,
  words: incomeWords,
  columns: [
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
  ],
  fields: {
    from: 'start_date',
    to: 'end_date',
    birthday: 'tenant_birthday',
    email: 'tenant_email',
    phone: 'tenant_phone',
    amount: 'sum',
    deposit: 'deposit_sum',
  },
  own: {
    tenant: ['tenant_first_name', 'tenant_last_name'],
    taxFree: ['separatedTaxable'],
    files: ['documents'],
  },
} as const

const write = answerWriter(ExportedIncome, false)

/** Income vouchers as JSON and as a sheet. They count in the year of their start. */
export async function openIncomes({ book, places, tally, houses, language }: ExportContext) {
  const json = await book.list('data/income.json')
  const sheet = await openRecordSheet({ book, language }, 'incomes', columns)
  let [amount, untaxed] = [0, 0]
  return {
    sheet,
    async add(income: Income, files: Files): Promise<void> {
      const { houseId, sum, isTrashed, start_date } = income
      const tenant = tenantName(income)
      const which = translate(exportWords, 'incomeFolder', language, { id: income.id })
      const own = places.ofVoucher(
        { houseId, date: start_date, description: incomeName(income), which, isTrashed },
        filesOf(income.documents, files),
      )
      await json.add(write({ ...income, files: own }))
      const taxable = taxableOf(income)
      const taxFree = ore(sum - taxable)
      if (!isTrashed) {
        tally.income(yearOf(start_date), houseId, sum, taxable)
        amount += sum
        untaxed += taxFree
      }
      await sheet.addRecord(income, {
        ...houseCells({ houses, language }, houseId),
        year: yearOf(start_date),
        tenant,
        taxFree: { kr: taxFree },
        isTrashed: yesNo(language, isTrashed),
        files: names(own, language),
        id: income.id,
      })
    },
    async end(): Promise<void> {
      await json.end()
      if (sheet.rows() > 1) {
        await sheet.add({
          ...blank(columns.columns),
          title: { head: translate(exportWords, 'sumNote', language) },
          amount: { kr: ore(amount), formula: sumOf(sheet, 'amount', 'isTrashed', language), bold: true },
          taxFree: { kr: ore(untaxed), formula: sumOf(sheet, 'taxFree', 'isTrashed', language), bold: true },
        })
      }
      await sheet.end()
    },
  }
}
