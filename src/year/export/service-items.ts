import { hundredths } from '../../base/kit/money'
import { itemRecord, type Item } from '../../books/depreciation/model'
import { depreciationRows } from '../../books/depreciation/rules'
import { depreciationWords } from '../../books/depreciation/words'
import { ExportedItem } from './model'
import {
  fileNames,
  filesOfDocuments,
  houseCells,
  yesNoText,
  type ExportContext,
  type ExportedFiles,
} from './service-context'
import { openRecordSheet } from './service-record-sheet'

const columns = {
  record: itemRecord,
  words: depreciationWords,
  columns: ['date', 'house', 'houseId', 'name', 'amount', 'lifetime', 'isTrashed', 'isDeleted', 'files', 'id'],
  fields: { amount: 'sum' },
  own: { files: ['documents'] },
} as const

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

/**
 * Opens a JSON file, a sheet for items, and another sheet for their yearly rows. The JSON file has the yearly rows too.
 */
export async function openItemExport(context: ExportContext) {
  const { book, places, tally, word } = context
  const json = await book.list('data/depreciation.json', ExportedItem)
  const sheet = await openRecordSheet(context, 'items', columns)
  const years = await book.sheet('deductions', deductionColumns, word)
  return {
    years,
    async add(item: Item, files: ExportedFiles): Promise<void> {
      const { houseId, isTrashed, id, name } = item
      const which = word('itemFolder', { id })
      const own = places.ofVoucher(
        { houseId, date: item.date, description: name, which, isTrashed },
        filesOfDocuments(item.documents, files),
      )
      const rows = depreciationRows(item)
      await json.add({ ...item, rows, files: own })
      const common = { ...houseCells(context, houseId), name, isTrashed: yesNoText(word, isTrashed), id }
      await sheet.addRecord(item, { ...common, files: fileNames(own, word) })
      for (const row of rows) {
        if (!isTrashed) tally.cost(row.year, houseId, hundredths(row.depreciation))
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
