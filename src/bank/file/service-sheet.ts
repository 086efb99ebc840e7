import { zipSync } from 'fflate'
import readSheets from 'read-excel-file/node'
import { ArchiveRefused, openArchive, type ArchiveEntry } from '../../base/file/service-archive'
import { formatDay, type Day } from '../../base/kit/day'
import { scanXmlTags } from './rules-marks'
import type { FileRecord } from './rules-records'
import { StatementRefused, maxRecordLength, type SkippedRow } from './rules-statement'

export const maxUnpackedBytes = 30 * 1024 * 1024
const mostCells = 64
/** The maximum number of files in an archive. A workbook has a few tens. */
const mostEntries = 1000
/** The maximum number of rows of a workbook. Empty rows count too. */
const mostRowsNamed = 30_000
const mostCellsNamed = 600_000
const mostMarks = 4_000_000
/**
 * The maximum number of sheets. Each sheet is named in two places, and the reader compares every name with every other.
 */
const mostSheets = 200
/** The maximum number of characters. If many cells share a text, it counts once for each cell. */
const mostCharacters = 10 * 1024 * 1024

/** The number of a column. A is 1. */
const columnOf = (letters: string): number =>
  Array.from(letters, (letter) => letter.codePointAt(0)! - 64).reduce((column, place) => column * 26 + place, 0)

/**
 * The line number in a place like `12` or `C12`. Throws StatementRefused for any other text, even if JavaScript could
 * read it as a number.
 */
function lineOf(place: string): number {
  const [, letters, line] = /^([A-Z]{0,3})(\d{1,9})$/.exec(place) ?? []
  if (letters === undefined || columnOf(letters) > mostCells) throw new StatementRefused('notABankFile')
  return Number(line)
}

/**
 * Counts rows, cells, sheets and tags before the reader makes cells. Row numbers that a sheet skips
 * count too. Throws StatementRefused if there are too many.
 */
function markCounter(): () => (name: string, mark: string) => void {
  let [rows, cells, sheets, marks] = [0, 0, 0, 0]
  return () => {
    let [isSheet, last] = [false, 0]
    return (name, mark) => {
      marks += 1
      if (name === 'sheetData') isSheet = true
      else if (name === 'sheet' || (name === 'Relationship' && mark.includes('/worksheet'))) sheets += 1
      else if (isSheet && (name === 'row' || name === 'c')) {
        if (name === 'c') cells += 1
        const lines = Array.from(mark.matchAll(/[\s:]r\s*=\s*["']([^"']*)/g), ([, place]) => lineOf(place!))
        const line = Math.max(name === 'row' ? last + 1 : last, ...lines)
        rows += line - last
        last = line
      }
      if (sheets > mostSheets) throw new StatementRefused('notABankFile')
      if (rows > mostRowsNamed || cells > mostCellsNamed || marks > mostMarks) throw new StatementRefused('tooManyRows')
    }
  }
}

const textOfBytes = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

/** Packs a workbook again from its checked files that may contain cells, so that the reader gets only those. */
function boundWorkbook(entries: readonly ArchiveEntry[]): Uint8Array {
  const files = Object.fromEntries(
    entries.flatMap(({ path, read }) => (/^xl\/.*\.xml(?:\.rels)?$/.test(path) ? [[path, read()] as const] : [])),
  )
  const counterOfFile = markCounter()
  for (const file of Object.values(files)) scanXmlTags(textOfBytes(file), counterOfFile())
  return zipSync(files, { level: 0 })
}

/** The text of a cell. A day is written as its number. A number with a fraction is a time (02:00), not a day. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : formatDay(cell.toISOString().slice(0, 10) as Day)
  if (typeof cell === 'number') return Number.isInteger(cell) ? String(cell) : String(Math.round(cell * 1e6) / 1e6)
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : ''
}

/** Runs a library's function. Any error of the library means that the file is not a workbook. */
async function sound<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isTooLarge = error instanceof ArchiveRefused && error.fault === 'tooLarge'
    throw error instanceof StatementRefused ? error : new StatementRefused(isTooLarge ? 'tooLarge' : 'notABankFile')
  }
}

/**
 * Returns the records of the rows that aren't empty. All are as wide as the last cell with a text. Rows of more than 64
 * KiB are skipped. Throws StatementRefused if there are too many characters.
 */
function recordsOf(rows: readonly (readonly unknown[])[]): SheetRecords {
  const [records, skipped]: [FileRecord[], SkippedRow[]] = [[], []]
  let [total, width] = [0, 0]
  for (const [at, row] of rows.entries()) {
    const texts = row.map(textOf)
    const length = texts.reduce((sum, text) => sum + text.length, 0)
    if (length > maxRecordLength) {
      skipped.push({ line: at + 1, reason: 'tooLong' })
      continue
    }
    total += length
    if (total > mostCharacters) throw new StatementRefused('tooLarge')
    const last = texts.findLastIndex((text) => text.trim() !== '')
    if (last >= 0) records.push({ line: at + 1, cells: texts })
    width = Math.max(width, last + 1)
  }
  if (width > mostCells) throw new StatementRefused('notABankFile')
  return { records: records.map(({ line, cells }) => ({ line, cells: cells.slice(0, width) })), skipped }
}

interface SheetRecords {
  readonly records: readonly FileRecord[]
  readonly skipped: readonly SkippedRow[]
}

/**
 * Reads the first sheet that has records. All its records have the same width. `line` is the row's number. Throws
 * StatementRefused if the file is not a workbook, or is too large for a bank's list.
 */
export async function readSheet(bytes: Uint8Array): Promise<SheetRecords> {
  const entries = await sound(() => openArchive(bytes, { entries: mostEntries, unpacked: maxUnpackedBytes }))
  if (!entries.some(({ path }) => path.startsWith('xl/'))) throw new StatementRefused('zipFile')
  const bound = await sound(() => boundWorkbook(entries))
  // Without `trim: false` the reader would trim a shared text again in each cell that has it.
  const sheets = await sound(() => readSheets(Buffer.from(bound), { trim: false }))
  for (const { data } of sheets) {
    const found = recordsOf(data)
    if (found.records.length + found.skipped.length > 0) return found
  }
  return { records: [], skipped: [] }
}
