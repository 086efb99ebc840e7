import { yearOf } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { incomeRecord, type Income } from '../../books/income/model'
import { incomeName, taxableOf } from '../../books/income/rules'
import { tenantName } from '../../books/income/rules-tenant'
import { incomeWords } from '../../books/income/words'
import { ExportedIncome } from './model'
import {
  fileNames,
  filesOfDocuments,
  houseCells,
  sumCell,
  yesNoText,
  type ExportContext,
  type ExportedFiles,
} from './service-context'
import { openRecordSheet } from './service-record-sheet'

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
    'kind',
    'tenant',
    'tenant_birthday',
    'email',
    'tenant_phone',
    'amount',
    'taxFree',
    'deposit_sum',
    'other',
    'isTrashed',
    'isDeleted',
    'files',
    'id',
  ],
  fields: { from: 'start_date', to: 'end_date', email: 'tenant_email', amount: 'sum' },
  own: {
    tenant: ['tenant_first_name', 'tenant_last_name'],
    taxFree: ['separatedTaxable'],
    files: ['documents'],
  },
} as const

/** Opens a JSON file and a sheet for income. Income counts in the year of its start. */
export async function openIncomeExport(context: ExportContext) {
  const { book, places, tally, word } = context
  const json = await book.list('data/income.json', ExportedIncome)
  const sheet = await openRecordSheet(context, 'incomes', columns)
  let [amount, untaxed] = [0, 0]
  return {
    sheet,
    async add(income: Income, files: ExportedFiles): Promise<void> {
      const { houseId, sum, isTrashed, start_date } = income
      const tenant = tenantName(income)
      const which = word('incomeFolder', { id: income.id })
      const own = places.ofVoucher(
        { houseId, date: start_date, description: incomeName(income), which, isTrashed },
        filesOfDocuments(income.documents, files),
      )
      await json.add({ ...income, files: own })
      const taxable = taxableOf(income)
      const taxFree = ore(sum - taxable)
      if (!isTrashed) {
        tally.income(yearOf(start_date), houseId, sum, taxable)
        amount += sum
        untaxed += taxFree
      }
      await sheet.addRecord(income, {
        ...houseCells(context, houseId),
        year: yearOf(start_date),
        tenant,
        taxFree: { kr: taxFree },
        isTrashed: yesNoText(word, isTrashed),
        files: fileNames(own, word),
        id: income.id,
      })
    },
    async end(): Promise<void> {
      await json.end()
      if (sheet.rows() > 1) {
        await sheet.addSums({
          title: { head: word('sumNote') },
          amount: sumCell({ kr: ore(amount) }, sheet, 'amount', word),
          taxFree: sumCell({ kr: ore(untaxed) }, sheet, 'taxFree', word),
        })
      }
      await sheet.end()
    },
  }
}
