import type { FileRecord } from './rules-records'
import { StatementRefused, maxStatementRows } from './rules-statement'

// Some banks export an HTML page with a table under the name of a workbook (.xls).

export const isHtmlPage = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE\s+html|<(?:html|head|body|meta|style|div|table)\b)/i.test(text)

const namedSigns: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  minus: '−',
  ndash: '–',
  aelig: 'æ',
  oslash: 'ø',
  aring: 'å',
  AElig: 'Æ',
  Oslash: 'Ø',
  Aring: 'Å',
}

/** The character with this code point. Empty if there is no such character. */
const signOf = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''

const textOf = (cell: string): string =>
  cell
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return signOf(Number.parseInt(hex, 16))
      if (decimal !== undefined) return signOf(Number(decimal))
      return namedSigns[name ?? ''] ?? all
    })

const [mostCells, mostMarks] = [200, 2_000_000]

/**
 * Returns a function that takes a position and returns the index after the next `>`. Without a
 * further `>` it returns the length of the text. Call it with ascending positions, because it
 * remembers its last result: many tags before the same `>` need only one search.
 */
function markEnds(text: string): (at: number) => number {
  let end = 0
  return (at) => {
    if (end <= at) end = text.indexOf('>', at) + 1 || text.length
    return end
  }
}

/**
 * Returns the rows of all tables. `line` counts the rows. Throws StatementRefused if there are more rows than a file
 * may have.
 */
export function recordsOfPage(text: string): FileRecord[] {
  const records: FileRecord[] = []
  const endOfMark = markEnds(text)
  let [cells, cellFrom, line, marks]: [string[] | null, number, number, number] = [null, -1, 0, 0]
  const endCell = (at: number) => {
    if (cells !== null && cellFrom >= 0 && cells.length < mostCells) cells.push(textOf(text.slice(cellFrom, at)))
    cellFrom = -1
  }
  const endRow = (at: number) => {
    endCell(at)
    if (cells?.some((cell) => cell.trim() !== '')) records.push({ line, cells })
    if (records.length > maxStatementRows + 1) throw new StatementRefused('tooManyRows')
    cells = null
  }
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    marks += 1
    if (marks > mostMarks) throw new StatementRefused('tooManyRows')
    const mark = /^<(\/?)(tr|td|th|table)\b/i.exec(text.slice(at, at + 8))
    if (!mark) continue
    const [, closes, name] = mark
    if (/^t[dh]$/i.test(name!)) {
      endCell(at)
      if (closes === '') cellFrom = endOfMark(at)
    } else {
      endRow(at)
      if (closes === '' && /^tr$/i.test(name!)) {
        line += 1
        cells = []
      }
    }
  }
  endRow(text.length)
  return records
}
