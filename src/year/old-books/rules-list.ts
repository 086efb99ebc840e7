import { isForeignCurrencyColumn, isKronerName } from '../../bank/file/rules-records'
import { addDays } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { BookCell, BookRow } from '../old-sheet/rules-cells'
import { isNoAmount, kronerOfCell, percentOfCell, signOfColumn, type ReadKroner } from './rules-amount'
import { isTotalText, meaningOf, sideOfText, type Side } from './rules-category-words'
import { dayOfCell } from './rules-day'
import type { BookEntry, ReadEntries, Skipped, TableContext } from './rules-entries'
import type { ColumnField } from './rules-header-words'
import { dayOfRow } from './rules-list-day'
import { cellsFor, sumFields, textFor, wordsOf, type Reader } from './rules-list-reader'
import { foldText, monthOfWord, yearInText } from './rules-words'

/** Takes over a year or a month that a row names alone. True if it does. */
function takePeriod({ carried }: Reader, cell: BookCell, text: string): boolean {
  const read = dayOfCell(cell, 'dayFirst')
  if (read?.kind === 'year') carried.year = read.year
  else if (read?.kind === 'month') [carried.year, carried.month] = [read.year, read.month]
  else if (read?.kind === 'noYear' && read.date === null) carried.month = read.month
  if (read !== null) {
    ;[carried.day, carried.precision] = [null, 'day']
    return true
  }
  const month = monthOfWord(foldText(text).split(' ')[0] ?? '')
  if (month === null || text.length >= 20) return false
  carried.month = month
  carried.year = yearInText(text) ?? carried.year
  return true
}

/** Takes over what a row without an amount says: a year, a month, a side, a house or a category. */
function takeSection(reader: Reader, row: BookRow): void {
  const { carried } = reader
  const texts = row.cells.flatMap((cell) => (cell && cell.text !== '' ? [cell] : []))
  const [first] = texts
  if (!first || texts.length > 2) return
  const text = first.text.replace(/^\d+(?:\.\d+)*[.)]?\s+/, '')
  if (takePeriod(reader, first, text)) return
  const side = sideOfText(text)
  // A total below sums up its own section alone.
  if (side !== null && side !== carried.side) reader.open.splice(0)
  carried.side = side ?? carried.side
  carried.section = side === null || meaningOf(text) !== null ? text : ''
  carried.year = yearInText(text) ?? carried.year
}

interface RowSum extends ReadKroner {
  readonly column: number
  readonly field: (typeof sumFields)[number]
}

/** True if an amount is of another currency, by its header or the row's column of currencies. */
const isForeign = (reader: Reader, row: BookRow, column: number): boolean =>
  reader.foreign.has(column) || cellsFor(row, reader.at.get('currency')).some(({ text }) => !isKronerName(text))

/** The amounts of a row, and the columns that have something else than an amount of kroner. */
function sumsOf(
  reader: Reader,
  row: BookRow,
): { readonly sums: readonly RowSum[]; readonly others: readonly number[] } {
  const [sums, others]: [RowSum[], number[]] = [[], []]
  for (const field of sumFields)
    for (const column of reader.at.get(field) ?? []) {
      const read = kronerOfCell(row.cells[column], reader.signs.get(column))
      if (read && !isForeign(reader, row, column)) sums.push({ column, field, ...read })
      else if (read || isNoAmount(row.cells[column])) others.push(column)
    }
  return { sums, others }
}

const isSumFormula = (formula: string | null): boolean =>
  formula !== null && /^(?:of:)?=?\s*(?:SUM|SUBTOTAL|SUMMER|SUMIF)/i.test(formula)

/** A total has a word for it, or it is reckoned from the rows above it, or it repeats their sum without a text. */
function isTotalRow(reader: Reader, row: BookRow, sums: readonly RowSum[]): boolean {
  const words = wordsOf(row)
  if (words.some(isTotalText)) {
    const [date] = cellsFor(row, reader.at.get('day'))
    const text = cellsFor(row, reader.at.get('text'))[0]?.text ?? ''
    return (
      date === undefined || dayOfCell(date, 'dayFirst') === null || isTotalText(text) || isTotalText(words[0] ?? '')
    )
  }
  const hasDay = cellsFor(row, reader.at.get('day')).length > 0 || cellsFor(row, reader.at.get('month')).length > 0
  if (hasDay) return false
  if (sums.length > 0 && sums.every(({ cell }) => isSumFormula(cell.formula))) return true
  return (
    words.length === 0 &&
    sums.every(({ column, signed }) => {
      const above = reader.open.filter((one) => one.column === column)
      return above.length > 1 && above.reduce((total, one) => total + one.signed, 0) === signed
    })
  )
}

function takeTotals(reader: Reader, row: BookRow, sums: readonly RowSum[]): void {
  const sheet = reader.context.table.sheet.name
  const text = wordsOf(row)[0] ?? ''
  for (const { column, signed } of sums) {
    const place = { sheet, line: row.line, column }
    const of = reader.open.filter((one) => one.column === column)
    const found = ore(of.reduce((total, one) => total + one.signed, 0))
    reader.skipped.push({ place, reason: 'total', sum: signed, text })
    // A result or a balance is no sum of the column above it.
    if (of.length > 0 && !/^(?:resultat|netto|net|saldo|balan)/i.test(text))
      reader.totals.push({ place, text, stated: signed, of: of.map((one) => one.place), found })
  }
}

/** The first and the last day of a stay, which platforms tell. */
function stayOf(reader: Reader, row: BookRow): BookEntry['period'] {
  const [start, end] = (['start', 'end'] as const).map((field) => {
    const [cell] = cellsFor(row, reader.at.get(field))
    const read = cell ? dayOfCell(cell, reader.context.order) : null
    return read?.kind === 'day' ? read.day : null
  })
  if (!start || !end) return null
  return end < start ? null : { start, end: end > start && reader.at.has('gross') ? addDays(end, -1) : end }
}

const isPayout = (reader: Reader, row: BookRow): boolean =>
  reader.at.has('gross') &&
  ['kind', 'category'].some((field) =>
    cellsFor(row, reader.at.get(field as ColumnField)).some(({ text }) =>
      /payout|utbetaling|auszahlung|utbetalning/i.test(text),
    ),
  )

/** The side that a column of kinds says: income or expense. */
function sideOfKind(kind: string): Side | null {
  if (/^(?:inn|inntekt|income|in|einnahme|inflow)$/.test(kind)) return 'in'
  return /^(?:ut|utgift|expense|out|cost|ausgabe)$/.test(kind) ? 'out' : null
}

/** The side that the column of an amount says. Null for a column of both. */
function sideOfField(field: RowSum['field']): Side | null {
  if (field === 'amount') return null
  return field === 'out' || field === 'fee' ? 'out' : 'in'
}

/** The share that may be deducted, as typed. */
function shareOf(reader: Reader, row: BookRow): Pick<BookEntry, 'share' | 'percent' | 'isPrivateShare'> {
  const [share] = cellsFor(row, reader.at.get('share'))
  const [own] = cellsFor(row, reader.at.get('private_share'))
  const cell = share ?? own
  return { share: cell?.text ?? null, percent: percentOfCell(cell), isPrivateShare: !share && own !== undefined }
}

/** The values that all amounts of a row have in common. */
function commonOf(reader: Reader, row: BookRow) {
  const { day, precision, doubt: dayDoubt, period = null } = dayOfRow(reader, row)
  return {
    from: 'list' as const,
    day,
    precision,
    dayDoubt,
    period: stayOf(reader, row) ?? period,
    text: textFor(reader, row, 'text'),
    category: textFor(reader, row, 'category'),
    section: reader.carried.section,
    who: textFor(reader, row, 'who'),
    tenant: textFor(reader, row, 'tenant'),
    house: houseOfRow(reader, row),
    ...shareOf(reader, row),
    receipt: textFor(reader, row, 'receipt'),
    number: cellsFor(row, reader.at.get('number'))[0]?.text ?? '',
    isHidden: row.isHidden,
    isPlatform: reader.at.has('gross'),
    group: foldText(textFor(reader, row, 'kind')),
  }
}

function addRow(reader: Reader, row: BookRow, sums: readonly RowSum[]): void {
  const { context, carried } = reader
  // A payout repeats the stays that it pays.
  if (isPayout(reader, row)) {
    for (const { column, signed } of sums) skip(reader, row, column, 'total', signed, '')
    return
  }
  const common = commonOf(reader, row)
  const rowSide = sideOfKind(common.group) ?? carried.side ?? context.side
  for (const { column, field, cell, signed, doubt } of sums) {
    // With gross and fee known, the amount that was paid is their difference.
    if ((signed === 0 && doubt === null) || (common.isPlatform && field === 'amount')) continue
    const place = { sheet: context.table.sheet.name, line: row.line, column }
    reader.open.push({ column, place, signed })
    reader.entries.push({
      ...common,
      place,
      signed: field === 'fee' ? ore(Math.abs(signed)) : signed,
      side: sideOfField(field) ?? rowSide,
      doubt,
      note: cell.note ?? '',
      formula: cell.formula ?? '',
      fill: cell.fill,
      isPlatformFee: field === 'fee',
    })
  }
}

/** A house is written once where the rows below it belong to it too: as a section, or with the mark for "as above". */
const houseOfRow = (reader: Reader, row: BookRow): string => {
  const own = textFor(reader, row, 'house')
  return own === '' ? reader.carried.house : own
}

function skip(
  reader: Reader,
  row: BookRow,
  column: number,
  reason: Skipped['reason'],
  sum: Ore | null,
  text: string,
): void {
  reader.skipped.push({ place: { sheet: reader.context.table.sheet.name, line: row.line, column }, reason, sum, text })
}

/** True if a day is written once for several rows. */
function writesDaysOnce(rows: readonly BookRow[], at: ReadonlyMap<ColumnField, readonly number[]>): boolean {
  const data = rows.filter(
    (row) => sumFields.some((field) => cellsFor(row, at.get(field)).length > 0) && !wordsOf(row).some(isTotalText),
  )
  const blank = data.filter((row) => cellsFor(row, at.get('day')).length === 0)
  return blank.length > 0 && (blank.length >= data.length * 0.15 || blank.length >= 3) && blank.length < data.length
}

function readerOf(context: TableContext): Reader {
  const { columns, rows } = context.table
  const at = new Map<ColumnField, number[]>()
  for (const { field, at: place } of columns) if (field !== null) at.set(field, [...(at.get(field) ?? []), place])
  const sums = sumFields.flatMap((field) => at.get(field) ?? [])
  return {
    context,
    at,
    carried: {
      day: null,
      precision: 'day',
      year: null,
      month: null,
      side: null,
      section: '',
      house: context.house,
      values: new Map(),
    },
    hasBlankDays: writesDaysOnce(rows, at),
    isByPeriod: columns.some(({ field, name }) => field === 'day' && /period/i.test(name)),
    signs: new Map(sums.map((place) => [place, signOfColumn(rows.map(({ cells }) => cells[place]))])),
    foreign: new Set(columns.flatMap(({ name, at: place }) => (isForeignCurrencyColumn(name) ? [place] : []))),
    entries: [],
    skipped: [],
    totals: [],
    open: [],
  }
}

/** Reads the rows of a list. */
export function readList(context: TableContext): ReadEntries {
  const reader = readerOf(context)
  for (const row of context.table.rows) {
    const { sums, others } = sumsOf(reader, row)
    if (sums.length === 0 && isPayout(reader, row)) {
      skip(reader, row, 0, 'total', null, wordsOf(row)[0] ?? '')
      continue
    }
    if (sums.length > 0 || cellsFor(row, reader.at.get('day')).length > 0)
      for (const column of others)
        skip(reader, row, column, 'not_a_sum', null, `${wordsOf(row)[0] ?? ''} ${row.cells[column]!.text}`.trim())
    if (sums.length > 0 && isTotalRow(reader, row, sums)) {
      takeTotals(reader, row, sums)
      if (wordsOf(row).length > 0) reader.open.splice(0)
    } else if (sums.length > 0) addRow(reader, row, sums)
    else if (others.length === 0 || cellsFor(row, reader.at.get('day')).length === 0) takeSection(reader, row)
  }
  return { entries: reader.entries, skipped: reader.skipped, totals: reader.totals }
}
