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
/** Bytes of an archive that are unpacked at once. */
const pieceOfArchive = 64 * 1024

/** What the archive says of itself that it comes to. */
function sizeSaid(bytes: Uint8Array): number {
  let [total, entries] = [0, 0]
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize
      entries += 1
      if (entries > mostEntries) throw new FileRefused('notABankFile')
      return false
    },
  })
  return total
}

/** Whether it comes to more than that, which is found by unpacking it up to there. */
function isLarger(bytes: Uint8Array, most: number): boolean {
  let total = 0
  const unzip = new Unzip((file) => {
    file.ondata = (_error, piece) => {
      total += piece?.length ?? 0
      if (total > most) throw new FileRefused('notABankFile')
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += pieceOfArchive)
      unzip.push(bytes.subarray(at, at + pieceOfArchive), at + pieceOfArchive >= bytes.length)
    return false
  } catch (error) {
    return error instanceof FileRefused
  }
}

/** A cell as a bank's text file would have it. Days are written by their number, whose fraction is a time (02:00) and no day. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : formatDay(cell.toISOString().slice(0, 10) as Day)
  if (typeof cell === 'number') return Number.isInteger(cell) ? String(cell) : String(Math.round(cell * 1e6) / 1e6)
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : ''
}

/** Records of the first sheet that has any; `line` is the number of the row. Throws FileRefused for what is no workbook. */
export async function readSheet(bytes: Uint8Array): Promise<FileRecord[]> {
  let size: number
  try {
    size = sizeSaid(bytes)
  } catch {
    throw new FileRefused('notABankFile')
  }
  if (size > mostUnpacked) throw new FileRefused('tooLarge')
  if (isLarger(bytes, size)) throw new FileRefused('notABankFile')
  let sheets: Awaited<ReturnType<typeof readSheets>>
  try {
    sheets = await readSheets(Buffer.from(bytes))
  } catch {
    throw new FileRefused('notABankFile')
  }
  const rows = sheets.map(({ data }) => data).find((data) => data.length > 0) ?? []
  if (rows.some((row) => row.length > mostCells)) throw new FileRefused('notABankFile')
  return rows
    .map((row, at) => ({ line: at + 1, cells: row.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}
