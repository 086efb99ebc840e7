import type { BookSheet, OldFile, BookRow } from '../old-sheet/rules-cells'
import { meaningOf, sideOfText, type Side } from './rules-category-words'
import { orderOfDays, type DayOrder } from './rules-day'
import type { TableContext } from './rules-entries'
import {
  houseBook,
  houseInText,
  houseOfSheetName,
  isHouseValue,
  looseTexts,
  streetInTitle,
  type HouseBook,
} from './rules-houses'
import { findTables, type FoundTable, type NamedColumns } from './rules-tables'
import { cutText, isDitto } from './rules-words'

const withoutEnding = (file: string): string => file.replace(/\.[a-z]{2,5}$/i, '').replaceAll('_', ' ')

/** The only year that a text names. A text that names several years says none. */
function onlyYear(title: string): number | null {
  // A postcode such as 2000 stands before its town.
  const text = title.replaceAll(/[,–-]\s*\d{4}\s+\p{Lu}\p{L}+/gu, ' ')
  const years = new Set([...text.matchAll(/(?<!\d)(199\d|20[0-5]\d)(?!\d)/g)].map(([year]) => Number(year)))
  return years.size === 1 ? [...years][0]! : null
}

function yearOf(table: FoundTable, sheet: BookSheet, loose: readonly string[]): number | null {
  const texts = [...table.above.toReversed(), sheet.title, ...loose, withoutEnding(sheet.file), sheet.name]
  for (const text of texts) {
    const year = onlyYear(text)
    if (year !== null) return year
  }
  return null
}

export interface FoundBooks {
  readonly tables: readonly TableContext[]
  readonly houses: HouseBook
  /** Texts outside of tables, with the sheets that they stand in. */
  readonly notes: readonly { readonly sheet: BookSheet; readonly line: number; readonly text: string }[]
}

const holdsBooks = ({ kind }: FoundTable): boolean => kind !== 'nothing' && kind !== 'suppliers'

function addHouseTable(book: HouseBook, table: FoundTable): void {
  const at = (field: string) => table.columns.find((column) => column.field === field)?.at
  for (const row of table.rows) {
    const text = (field: string) => row.cells[at(field) ?? -1]?.text ?? ''
    const name = text('house')
    if (name === '' || !isHouseValue(name)) continue
    book.add({
      name: cutText(name, 50),
      address: text('address'),
      postcode: text('postcode').padStart(4, '0').slice(0, 4),
      city: text('city'),
      sheet: table.sheet.name,
      line: row.line,
    })
  }
}

function addHouseColumn(book: HouseBook, table: FoundTable): void {
  const column = table.columns.find(({ field }) => field === 'house')
  if (!column) return
  for (const row of table.rows) {
    const text = row.cells[column.at]?.text ?? ''
    if (!isHouseValue(text) || isDitto(text) || !hasAmountBeside(row, column.at)) continue
    book.add({ name: cutText(text, 50), address: '', postcode: '', city: '', sheet: table.sheet.name, line: row.line })
  }
}
const hasAmountBeside = (row: BookRow, at: number): boolean =>
  row.cells.some((cell, place) => place !== at && cell !== undefined && /\d/.test(cell.text))

/** The house that the texts above a sheet's tables tell. */
function houseOfSheet(
  sheet: BookSheet,
  texts: readonly { readonly line: number; readonly text: string }[],
  book: HouseBook,
): number | null {
  for (const { line, text } of texts) {
    const found = houseInText(text, sheet.name, line)
    if (found) return book.add(found)
  }
  for (const { line, text } of texts.slice(0, 5)) {
    const known = book.findIn(text)
    if (known !== null) return known
    const found = streetInTitle(text, sheet.name, line)
    if (found) return book.add(found)
  }
  return null
}

/** The house that a title above a table names. A number behind a word of bookkeeping makes no street. */
function houseOfTitle(text: string, sheet: BookSheet, line: number, book: HouseBook): number | null {
  const known = book.findIn(text)
  if (known !== null) return known
  const found = houseInText(text, sheet.name, line) ?? streetInTitle(text, sheet.name, line)
  return found && houseOfSheetName(found.name) !== null ? book.add(found) : null
}

/** True if a title names neither a house nor costs of several. */
const isPlainTitle = (text: string): boolean =>
  !/felles|begge|alle|common|shared/i.test(text) &&
  (sideOfTitle(text) !== null || (houseOfSheetName(text) === null && meaningOf(text) === null))

/**
 * The houses of the tables of a sheet: by their own titles, else as the table above. Where several titles have an
 * address, any other name is that of a house too. A title that may mean several houses leaves the house open.
 */
function housesOfTables(
  tables: readonly FoundTable[],
  sheet: BookSheet,
  ofSheet: number | null,
  book: HouseBook,
): (number | null)[] {
  const lines = tables.map(({ headerLine }) => headerLine ?? 1)
  const own = tables.map(({ above }, at) =>
    above
      .toReversed()
      .map((text) => houseOfTitle(text, sheet, lines[at]!, book))
      .find((found) => found !== null),
  )
  if (new Set(own.filter((place) => place !== undefined)).size < 2) return own.map((place) => place ?? ofSheet)
  let last = ofSheet
  return tables.map(({ above }, at) => {
    const other = above.find((text) => !isPlainTitle(text))
    const name = other === undefined || !isHouseValue(other) ? null : houseOfSheetName(other)
    if (own[at] !== undefined) last = own[at]
    else if (name !== null)
      last = book.add({
        name: cutText(name, 50),
        address: '',
        postcode: '',
        city: '',
        sheet: sheet.name,
        line: lines[at]!,
      })
    else if (other !== undefined) last = null
    return last
  })
}

/** True if a sheet only explains others: its texts name houses of all of them. */
const isReadMe = (tables: readonly FoundTable[]): boolean => !tables.some(holdsBooks)

function orderOf(table: FoundTable): DayOrder {
  const column =
    table.columns.find(({ field }) => field === 'day') ?? table.columns.find(({ field }) => field === 'start')
  return column ? orderOfDays(table.rows.map(({ cells }) => cells[column.at])) : 'dayFirst'
}

/** Finds the tables of all sheets, and what titles and names of sheets say about them. */
export function findTablesAndHouses(file: OldFile, named: readonly NamedColumns[]): FoundBooks {
  const bySheet = file.sheets.map((sheet) => ({
    sheet,
    tables: findTables(
      sheet,
      named.find((one) => one.sheet === sheet.name),
    ),
  }))
  const houses = houseBook()
  const notes = bySheet.flatMap(({ sheet, tables }) =>
    looseTexts(sheet, tables).map(({ line, text }) => ({ sheet, line, text })),
  )
  for (const { sheet, tables } of bySheet) {
    for (const table of tables) if (table.kind === 'houses') addHouseTable(houses, table)
    if (!isReadMe(tables)) continue
    for (const { line, text } of looseTexts(sheet, tables)) {
      const found = houseInText(text, sheet.name, line)
      if (found) houses.add(found)
    }
  }
  for (const { tables } of bySheet)
    for (const table of tables) if (table.kind !== 'houses' && holdsBooks(table)) addHouseColumn(houses, table)
  const contexts = bySheet.flatMap(({ sheet, tables }) => {
    if (!tables.some(holdsBooks)) return tables.map((table) => contextOf(table, sheet, [], null))
    const loose = looseTexts(sheet, tables)
    const byTitle = houseOfSheet(sheet, loose, houses)
    const name = byTitle === null ? houseOfSheetName(sheet.title) : null
    const ofName =
      name === null
        ? null
        : (houses.findIn(name) ??
          houses.add({ name: cutText(name, 50), address: '', postcode: '', city: '', sheet: sheet.name, line: 1 }))
    const texts = loose.map(({ text }) => text)
    const places = housesOfTables(tables, sheet, byTitle ?? ofName, houses)
    return tables.map((table, at) => contextOf(table, sheet, texts, places[at] ?? null, houses))
  })
  if (houses.houses.length === 0) {
    for (const sheet of file.sheets) {
      const found = streetInTitle(withoutEnding(sheet.file), sheet.name, 1)
      if (found) houses.add(found)
    }
  }
  return { tables: contexts, houses, notes }
}

/** The side of a table by its title. A title that names rents alone is one of income. */
const sideOfTitle = (title: string): Side | null =>
  sideOfText(title) ??
  (/^\s*(?:leie|leier|husleie|leieoversikt|rents?|mieten|hyror)(?:\s+(?:199|20)\d\d)?\s*$/i.test(title) ? 'in' : null)

function contextOf(
  table: FoundTable,
  sheet: BookSheet,
  loose: readonly string[],
  house: number | null,
  houses?: HouseBook,
): TableContext {
  const above = table.above.toReversed()
  return {
    table,
    year: yearOf(table, sheet, loose),
    side: above.map(sideOfTitle).find((side) => side !== null) ?? sideOfTitle(sheet.title),
    house: house === null ? '' : (houses?.houses[house]?.name ?? ''),
    order: orderOf(table),
  }
}
