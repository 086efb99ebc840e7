import { isKronerName } from '../../bank/file/rules-records'
import { formatDay, isDay } from '../../base/kit/day'
import {
  makeCell,
  OldFileRefused,
  rowCollector,
  sheetLimits,
  spreadMerges,
  type MergedCells,
  type BookCell,
} from './rules-cells'
import { foreignCurrencyIn } from './rules-serial'
import { marksOf, scanXml } from './rules-xml'
import type { ReadSheet } from './service-xlsx'

interface OpenCell {
  readonly marks: Readonly<Record<string, string>>
  text: string
  note: string
}

function cellOf({ marks, text, note }: OpenCell, span: number): BookCell | undefined {
  const kind = marks['value-type']
  const more = { note: note.trim() === '' ? null : note.trim().slice(0, 1000), formula: marks['formula'] ?? null, span }
  const value = marks['value'] === undefined ? null : Number(marks['value'])
  if (kind === 'date') {
    const day = (marks['date-value'] ?? '').slice(0, 10)
    return isDay(day) ? makeCell({ ...more, text: formatDay(day), day }) : textCell(text, more)
  }
  if (value !== null && Number.isFinite(value)) {
    const isPercent = kind === 'percentage'
    const written = marks['currency'] ?? text.replaceAll(/[\d\s.,-]/g, '')
    const currency = kind === 'currency' && !isKronerName(written) ? written : foreignCurrencyIn(text)
    const shown = String(Math.round(value * (isPercent ? 100 : 1) * 1e6) / 1e6)
    return makeCell({ ...more, text: isPercent ? `${shown} %` : shown, value, isPercent, currency })
  }
  return textCell(marks['string-value'] ?? text, more)
}

const textCell = (text: string, more: Partial<BookCell>): BookCell | undefined =>
  text.trim() === '' && more.formula === null ? undefined : makeCell({ ...more, text })

/** The number of times that a row or a cell is repeated. An empty one is never unfolded. */
const repeats = (marks: Readonly<Record<string, string>>, name: string): number => {
  const count = Number(marks[name] ?? 1)
  if (!Number.isSafeInteger(count) || count < 1) throw new OldFileRefused('unreadable')
  return count
}

function sheetReader(title: string, isHidden: boolean) {
  const collected = rowCollector()
  const merges: MergedCells[] = []
  let [line, column, cells, isRowHidden, rowRepeats] = [1, 0, [] as (BookCell | undefined)[], false, 1]
  return {
    openRow(marks: Readonly<Record<string, string>>): void {
      ;[column, cells, isRowHidden] = [0, [], marks['visibility'] === 'collapse' || marks['visibility'] === 'filter']
      rowRepeats = repeats(marks, 'number-rows-repeated')
    },
    closeRow(): void {
      if (cells.some((cell) => cell !== undefined)) {
        if (rowRepeats > sheetLimits.rows) throw new OldFileRefused('tooManyRows')
        for (let more = 0; more < rowRepeats; more += 1) collected.add(line + more, isRowHidden, cells)
      }
      line += rowRepeats
    },
    closeCell(open: OpenCell): void {
      const { marks } = open
      const [wide, high] = [Number(marks['number-columns-spanned'] ?? 1), Number(marks['number-rows-spanned'] ?? 1)]
      const cell = cellOf(open, Math.min(wide, sheetLimits.columns))
      const count = repeats(marks, 'number-columns-repeated')
      if (cell) {
        if (column + count > sheetLimits.columns) throw new OldFileRefused('tooManyColumns')
        for (let more = 0; more < count; more += 1) cells[column + more] = cell
        if (wide > 1 || high > 1)
          merges.push({ top: line, left: column, bottom: line + high - 1, right: column + wide - 1 })
      }
      column += count
    },
    done: (): ReadSheet => ({ title, isHidden, rows: spreadMerges(collected.rows, merges) }),
  }
}

const isCellName = (name: string): boolean => name === 'table-cell' || name === 'covered-table-cell'
const isTextName = (name: string): boolean => name === 'p' || name === 'h'
const isBlankName = (name: string): boolean => name === 's' || name === 'tab' || name === 'line-break'

/** Reads the texts of cells, and of the comments on them. */
function cellReader() {
  let [cell, isNote, isText] = [null as OpenCell | null, false, false]
  return {
    open(name: string, marks: string): void {
      if (isCellName(name)) cell = { marks: marksOf(marks), text: '', note: '' }
      else if (name === 'annotation') isNote = true
      else if (isTextName(name)) {
        isText = true
        if (cell && !isNote && cell.text !== '') cell.text += '\n'
      } else if (cell && isText && isBlankName(name)) cell.text += ' '
    },
    /** Returns the cell that ends. */
    close(name: string): OpenCell | null {
      if (name === 'annotation') isNote = false
      else if (isTextName(name)) isText = false
      if (!isCellName(name)) return null
      const ended = cell
      cell = null
      return ended
    },
    text(text: string): void {
      if (!cell || !isText) return
      if (isNote) cell.note += text
      else if (cell.text.length <= sheetLimits.characters) cell.text += text
    },
  }
}

/** Reads all sheets of an OpenDocument spreadsheet from its content. */
export function readOds(content: string): ReadSheet[] {
  const sheets: ReadSheet[] = []
  const hiddenStyles = new Set<string>()
  const cells = cellReader()
  let [style, sheet, depth] = ['', null as ReturnType<typeof sheetReader> | null, 0]
  const openTable = (marks: Readonly<Record<string, string>>) => {
    depth += 1
    if (depth > 1) return
    if (sheets.length >= sheetLimits.sheets) throw new OldFileRefused('tooManySheets')
    sheet = sheetReader(marks['name'] ?? '', hiddenStyles.has(marks['style-name'] ?? ''))
  }
  const closeTable = () => {
    depth -= 1
    if (depth > 0) return
    if (sheet) sheets.push(sheet.done())
    sheet = null
  }
  scanXml(content, {
    open(name, text) {
      if (name === 'style') style = marksOf(text)['name'] ?? ''
      else if (name === 'table-properties' && marksOf(text)['display'] === 'false') hiddenStyles.add(style)
      else if (name === 'table') openTable(marksOf(text))
      else if (name === 'table-row') sheet?.openRow(marksOf(text))
      else cells.open(name, text)
    },
    close(name) {
      if (name === 'table') closeTable()
      else if (name === 'table-row') sheet?.closeRow()
      const ended = cells.close(name)
      if (ended) sheet?.closeCell(ended)
    },
    text: (text) => cells.text(text),
  })
  return sheets
}
