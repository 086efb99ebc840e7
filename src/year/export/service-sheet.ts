import type { Cell } from './rules-sheet'
import { rowXml, sheetEnd, sheetStart } from './rules-sheet'
import type { TempFile } from '../../base/call/temp-file'

/** A column's heading and its width in characters. */
export interface Column {
  readonly head: string
  readonly width: number
}

export interface Sheet {
  /** Writes the next row, below the headings. */
  add(cells: readonly Cell[]): Promise<void>
  /** Number of the last row that was written; the headings are row 1. */
  rows(): number
  end(): Promise<void>
}

/** A sheet that is written row by row, so that its size is no question of memory. */
export async function openSheet(tempFile: TempFile, columns: readonly Column[]): Promise<Sheet> {
  let rows = 0
  const add = async (cells: readonly Cell[]) => {
    rows += 1
    await tempFile.write(rowXml(rows, cells))
  }
  await tempFile.write(sheetStart(columns.map((column) => column.width)))
  await add(columns.map(({ head }) => ({ head })))
  return { add, rows: () => rows, end: () => tempFile.write(sheetEnd) }
}
