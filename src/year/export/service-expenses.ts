import { yearOf } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { translate } from '../../base/kit/words'
import { expenseRecord, type Expense } from '../../books/expense/model'
import { deductibleHundredths, lineOfExpense } from '../../books/expense/rules'
import { expenseWords } from '../../books/expense/words'
import { taxLineWords } from '../../books/tax-line/words'
import { ExportedExpense } from './model'
import { fileNames, filesOf, houseCells, sumCell, yesNoText, type ExportContext, type Files } from './service-context'
import { openRecordSheet } from './service-record-sheet'

const columns = {
  record: expenseRecord,
  words: expenseWords,
  columns: [
    'year',
    'date',
    'house',
    'houseId',
    'description',
    'supplier',
    'amount',
    'deductible',
    'taxLine',
    'repeat',
    'automatic',
    'archived',
    'isTrashed',
    'isDeleted',
    'files',
    'id',
  ],
  fields: { amount: 'sum' },
  furtherAfter: 'amount',
  own: { date: ['date'], supplier: ['supplierId'], taxLine: ['cost_line'], files: ['documents'] },
} as const

/** Expense vouchers as JSON and as a sheet. An archived one counts under the day that lists show it. */
export async function openExpenses(context: ExportContext) {
  const { book, places, tally, language, word } = context
  const json = await book.list('data/expenses.json', ExportedExpense)
  const sheet = await openRecordSheet(context, 'expenses', columns)
  let [amount, deductible] = [0, 0n]
  return {
    sheet,
    async add(expense: Expense, files: Files): Promise<void> {
      const { sum, isTrashed, description } = expense
      const which = word('expenseFolder', { id: expense.id })
      const own = places.ofVoucher(
        { houseId: expense.houseId, date: expense.listed_on, description, which, isTrashed },
        filesOf(expense.documents, files),
      )
      await json.add({ ...expense, files: own })
      const year = yearOf(expense.listed_on)
      const line = lineOfExpense(expense)
      const share = sum === null ? null : deductibleHundredths(expense)
      if (!isTrashed && sum !== null) {
        tally.cost(year, expense.houseId, share!)
        amount += sum
        deductible += share!
      }
      await sheet.addRecord(expense, {
        ...houseCells(context, expense.houseId),
        year,
        date: { day: expense.date ?? expense.listed_on },
        supplier: expense.name,
        deductible: share === null ? null : { hundredths: share },
        taxLine: line && translate(taxLineWords, line, language),
        automatic: yesNoText(word, expense.isAutoGenerate),
        isTrashed: yesNoText(word, isTrashed),
        files: fileNames(own, word),
        id: expense.id,
      })
    },
    async end(): Promise<void> {
      await json.end()
      if (sheet.rows() > 1) {
        await sheet.addSums({
          description: { head: word('sumNote') },
          amount: sumCell({ kr: ore(amount) }, sheet, 'amount', word),
          deductible: sumCell({ hundredths: deductible }, sheet, 'deductible', word),
        })
      }
      await sheet.end()
    },
  }
}
