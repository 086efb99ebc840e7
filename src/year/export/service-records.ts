import { hundredths, sumOre } from '../../base/kit/money'
import type { Personal } from '../../books/depreciation/model'
import { Supplier, supplierRecord } from '../../books/supplier/model'
import { supplierWords } from '../../books/supplier/words'
import { houseRecord } from '../../landlord/house/model'
import { houseNumberLabels, houseWords } from '../../landlord/house/words'
import { ExportedHouse, ExportedPersonal } from './model'
import { houseCells, yesNoText, type ExportContext } from './service-context'
import { openRecordSheet } from './service-record-sheet'
import type { NamedSheet } from './service-workbook'

/** The numbers of the land register in the order of their labels, behind what says what and where the house is. */
const houseNumberColumns = Object.keys(houseNumberLabels) as (keyof typeof houseNumberLabels)[]
const firstNumber = houseRecord.names.findIndex((name) => name in houseNumberLabels)
const houseColumns = {
  record: houseRecord,
  words: houseWords,
  columns: ['id', ...houseRecord.names.slice(0, firstNumber), ...houseNumberColumns, 'isDeleted'],
  fields: {},
  own: {},
} as const
const supplierColumns = {
  record: supplierRecord,
  words: supplierWords,
  columns: ['id', ...supplierRecord.names, 'archived'],
  fields: {},
  own: {},
} as const
const personalColumns = ['year', 'house', 'houseId', 'grossRent', 'deduction', 'isDeleted'] as const

/** Houses, deleted ones too. */
export async function writeHouses(context: Omit<ExportContext, 'places' | 'tally'>): Promise<void> {
  const { book, houses, word } = context
  const json = await book.list('data/houses.json', ExportedHouse)
  const sheet = await openRecordSheet(context, 'houses', houseColumns)
  for (const house of houses.values()) {
    await json.add(house)
    await sheet.addRecord(house, { id: house.id, isDeleted: yesNoText(word, house.deleted_at !== null) })
  }
  await json.end()
  await sheet.end()
}

/** Suppliers page by page, archived ones too. */
export async function writeSuppliers(
  context: Pick<ExportContext, 'book' | 'language' | 'word'>,
  pages: AsyncIterable<readonly Supplier[]>,
): Promise<void> {
  const { book, word } = context
  const json = await book.list('data/suppliers.json', Supplier)
  const sheet = await openRecordSheet(context, 'suppliers', supplierColumns)
  for await (const page of pages) {
    for (const supplier of page) {
      await json.add(supplier)
      await sheet.addRecord(supplier, { id: supplier.id, archived: yesNoText(word, supplier.archived) })
    }
  }
  await json.end()
  await sheet.end()
}

/** Deductions for personal use of household items. */
export async function writePersonalUse(
  context: Omit<ExportContext, 'places'>,
  personal: readonly Personal[],
): Promise<NamedSheet<(typeof personalColumns)[number]>> {
  const { book, tally, word } = context
  const json = await book.list('data/personal-use.json', ExportedPersonal)
  const sheet = await book.sheet('personal', personalColumns, word)
  for (const use of personal) {
    await json.add(use)
    tally.cost(use.year, use.houseId, hundredths(use.sum))
    await sheet.add({
      ...houseCells(context, use.houseId),
      year: use.year,
      grossRent: { kr: use.totalSum },
      deduction: { kr: use.sum },
    })
  }
  if (personal.length > 0) {
    await sheet.addSums({
      house: { head: word('sum') },
      deduction: { kr: sumOre(personal.map((use) => use.sum)), formula: `SUM(E2:E${sheet.rows()})`, bold: true },
    })
  }
  await json.end()
  await sheet.end()
  return sheet
}
