import { Unzip, UnzipInflate, unzipSync } from 'fflate'
import readSheets from 'read-excel-file/node'
import { formatDay, type Day } from '../../base/kit/day'
import type { FileRecord } from './rules-records'
import { FileRefused } from './rules-statement'

/** Bytes that a workbook may come to when it is unpacked. */
export const mostUnpacked = 30 * 1024 * 1024
const mostCells = 64
/** Files in the archive: a workbook has some tens. */
const mostEntries = 1000
/** Bytes of an archive that are unpacked at once: some of it comes to a thousand times as many. */
const pieceOfArchive = 4 * 1024

/** Rows that the sheets of a workbook may name, also empty ones, and cells in them. */
const mostRowsNamed = 30_000
const mostCellsNamed = 600_000
/** Elements and other marks of all files of a workbook. */
const mostMarks = 4_000_000

/** What the archive says of itself: what it comes to, and whether it is a workbook at all. */
function saidOf(bytes: Uint8Array): { readonly size: number; readonly isWorkbook: boolean } {
  let [size, entries, isWorkbook] = [0, 0, false]
  unzipSync(bytes, {
    filter: ({ originalSize, name }) => {
      size += originalSize
      entries += 1
      if (name.startsWith('xl/')) isWorkbook = true
      if (entries > mostEntries) throw new FileRefused('notABankFile')
      return false
    },
  })
  return { size, isWorkbook }
}

/** The column of a cell's letters, 1 of A. */
const columnOf = (letters: string): number =>
  Array.from(letters, (letter) => letter.codePointAt(0)! - 64).reduce((column, place) => column * 26 + place, 0)

/** Counts what sheets name while a workbook is unpacked, before anything makes cells of it. Throws FileRefused for too many rows or columns. */
function markCounter() {
  let [rows, cells, marks] = [0, 0, 0]
  const count = (text: string) => {
    for (const [, name, attributes] of text.matchAll(/<(?:\w+:)?(\w*)([^<]*)/g)) {
      marks += 1
      if (name === 'row') rows += 1
      else if (name === 'c') cells += 1
      else continue
      const [, letters = '', line = '0'] = /\sr\s*=\s*["']([A-Z]{0,3})(\d{1,9})["']/.exec(attributes!) ?? []
      if (Number(line) > mostRowsNamed) throw new FileRefused('tooManyRows')
      if (columnOf(letters) > mostCells) throw new FileRefused('notABankFile')
      if (rows > mostRowsNamed || cells > mostCellsNamed) throw new FileRefused('tooManyRows')
    }
    if (marks > mostMarks) throw new FileRefused('tooManyRows')
  }
  return () => {
    let rest = ''
    return (piece: Uint8Array, isLast: boolean) => {
      const text = rest + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1')
      // A mark may go on in the next piece.
      const end = isLast ? text.length : Math.max(text.lastIndexOf('<'), 0)
      rest = text.slice(end)
      count(text.slice(0, end))
    }
  }
}

/** Unpacks an archive up to what it says that it comes to. Throws FileRefused where it is more, or names too much. */
function boundWorkbook(bytes: Uint8Array, most: number): void {
  let total = 0
  const counterOfFile = markCounter()
  const unzip = new Unzip((file) => {
    const count = counterOfFile()
    file.ondata = (error, piece, isLast) => {
      if (error) throw error
      total += piece.length
      if (total > most) throw new FileRefused('notABankFile')
      count(piece, isLast)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += pieceOfArchive)
    unzip.push(bytes.subarray(at, at + pieceOfArchive), at + pieceOfArchive >= bytes.length)
}

/** A cell as a bank's text file would have it. Days are written by their number, whose fraction is a time (02:00) and no day. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : formatDay(cell.toISOString().slice(0, 10) as Day)
  if (typeof cell === 'number') return Number.isInteger(cell) ? String(cell) : String(Math.round(cell * 1e6) / 1e6)
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : ''
}

/** What a library finds wrong with a workbook is that it is none. */
async function sound<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('notABankFile')
  }
}

/**
 * Records of the first sheet that has any, as wide as each other; `line` is the number of the row. Throws FileRefused for what
 * is no workbook, and for one that is too large to be a list of a bank.
 */
export async function readSheet(bytes: Uint8Array): Promise<FileRecord[]> {
  const { size, isWorkbook } = await sound(() => saidOf(bytes))
  if (!isWorkbook) throw new FileRefused('zipFile')
  if (size > mostUnpacked) throw new FileRefused('tooLarge')
  await sound(() => boundWorkbook(bytes, size))
  const sheets = await sound(() => readSheets(Buffer.from(bytes)))
  const rows = sheets.map(({ data }) => data).find((data) => data.length > 0) ?? []
  if (rows.some((row) => row.length > mostCells)) throw new FileRefused('notABankFile')
  return rows
    .map((row, at) => ({ line: at + 1, cells: row.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}
