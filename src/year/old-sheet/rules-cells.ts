import type { Day } from '../../base/kit/day'

/** A cell with something in it. A number has a value, a day has a day, everything has its text. */
export interface BookCell {
  readonly text: string
  readonly value: number | null
  readonly day: Day | null
  /** True if the workbook counts its days from 1904. */
  readonly is1904: boolean
  readonly isPercent: boolean
  /** The code or sign of a currency other than kroner. Null for kroner, and where the cell says none. */
  readonly currency: string | null
  readonly formula: string | null
  /** The comment on the cell. */
  readonly note: string | null
  readonly fill: string | null
  /** The number of columns that a merged cell covers. */
  readonly span: number
}

export interface BookRow {
  /** Counted from 1. */
  readonly line: number
  readonly isHidden: boolean
  /** By column, from 0. An empty cell is missing. */
  readonly cells: readonly (BookCell | undefined)[]
}

export interface BookSheet {
  /** The name by which a record says where it comes from: of a sheet, of a text file, within an archive with its path. */
  readonly name: string
  /** The name of the sheet alone. Empty for a text file. */
  readonly title: string
  /** The name of the file, without its folders. */
  readonly file: string
  readonly isHidden: boolean
  /** Rows without a cell are missing. */
  readonly rows: readonly BookRow[]
  /** The lines of a text file that can't be read. */
  readonly unread: readonly number[]
}

/** A file in an archive that is no sheet. */
export interface PackedFile {
  readonly path: string
  readonly isReceipt: boolean
}

export interface OldFile {
  readonly sheets: readonly BookSheet[]
  readonly files: readonly PackedFile[]
}

/** The reasons why a whole file is refused. */
export type OldFileFault =
  | 'noBooks'
  | 'unreadable'
  | 'tooLarge'
  | 'oldExcel'
  | 'numbersFile'
  | 'lockedFile'
  | 'documentType'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooManySheets'
  | 'tooManyFiles'

export class OldFileRefused extends Error {
  constructor(readonly fault: OldFileFault) {
    super(fault)
  }
}

export const sheetLimits = {
  /** Bytes of the uploaded file. */
  upload: 20 * 1024 * 1024,
  /** Bytes of a workbook or a text file. */
  sheet: 10 * 1024 * 1024,
  /** Bytes of everything that is unpacked. */
  unpacked: 100 * 1024 * 1024,
  /** Bytes of the parts of one workbook, unpacked. */
  parts: 60 * 1024 * 1024,
  entries: 1000,
  sheets: 40,
  rows: 20_000,
  columns: 200,
  characters: 4096,
} as const

const emptyCell: BookCell = {
  text: '',
  value: null,
  day: null,
  is1904: false,
  isPercent: false,
  currency: null,
  formula: null,
  note: null,
  fill: null,
  span: 1,
}

/** Control characters, marks of direction and signs of no width, which nobody sees. */
// oxlint-disable-next-line no-control-regex, no-misleading-character-class
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g

export const makeCell = (parts: Partial<BookCell> & Pick<BookCell, 'text'>): BookCell => ({
  ...emptyCell,
  ...parts,
  text: parts.text.slice(0, sheetLimits.characters).normalize('NFC').replace(unseen, '').trim(),
})

export interface MergedCells {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Collects the rows of a sheet and refuses too many of them. */
export function rowCollector(limits = sheetLimits) {
  const rows: { line: number; isHidden: boolean; cells: (BookCell | undefined)[] }[] = []
  return {
    rows,
    add(line: number, isHidden: boolean, cells: (BookCell | undefined)[]): void {
      if (!cells.some((cell) => cell !== undefined)) return
      if (rows.length >= limits.rows) throw new OldFileRefused('tooManyRows')
      if (cells.length > limits.columns) throw new OldFileRefused('tooManyColumns')
      rows.push({ line, isHidden, cells })
    },
  }
}

/**
 * A merged cell has its text at the top left alone. To the right its width is kept. Below it the text and the day are
 * repeated, and an amount is not.
 */
export function spreadMerges(rows: readonly BookRow[], merges: readonly MergedCells[]): BookRow[] {
  if (merges.length === 0) return [...rows]
  const byLine = new Map(rows.map((row) => [row.line, { ...row, cells: [...row.cells] }]))
  for (const { top, left, bottom, right } of merges.slice(0, 5000)) {
    const cell = byLine.get(top)?.cells[left]
    if (!cell) continue
    const wide = { ...cell, span: Math.min(right - left + 1, sheetLimits.columns) }
    byLine.get(top)!.cells[left] = wide
    if (cell.value !== null && cell.day === null) continue
    for (let line = top + 1; line <= Math.min(bottom, top + 1000); line += 1) {
      const row = byLine.get(line)
      if (row && row.cells[left] === undefined) row.cells[left] = wide
    }
  }
  return [...byLine.values()]
}
