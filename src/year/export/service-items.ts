import { answerWriter } from '../../base/call/answer'
import { hundredths } from '../../base/kit/money'
import { translate } from '../../base/kit/words'
import { itemRecord, type Item } from '../../books/depreciation/model'
import { rowsOf } from '../../books/depreciation/rules'
import { depreciationWords } from '../../books/depreciation/words'
import { ExportedItem } from './model'
import { filesOf, houseCells, names, yesNo, type ExportContext, type Files } from './service-context'
import { openRecordSheet } from './service-record-sheet'
import { exportWords } from './words'

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

const write = answerWriter(ExportedItem, false)

/** Household items as JSON with their yearly rows, as a sheet, and their yearly rows as another one. */
export async function openItems({ book, places, tally, houses, language }: ExportContext) {
  const json = await book.list('data/depreciation.json')
  const sheet = await openRecordSheet({ book, language }, 'items', columns)
  const years = await book.sheet('deductions', deductionColumns)
  return {
    years,
    async add(item: Item, files: Files): Promise<void> {
      const { houseId, isTrashed, id, name } = item
      const which = translate(exportWords, 'itemFolder', language, { id })
      const own = places.ofVoucher(
        { houseId, date: item.date, description: name, which, isTrashed },
        filesOf(item.documents, files),
      )
      const rows = rowsOf(item)
      await json.add(write({ ...item, rows, files: own }))
      const common = { ...houseCells({ houses, language }, houseId), name, isTrashed: yesNo(language, isTrashed), id }
      await sheet.addRecord(item, { ...common, files: names(own, language) })
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
