import type { Instant } from '../../base/kit/day'
import { translate, type Language } from '../../base/kit/words'
import type { TempFile } from '../../base/call/temp-file'
import { columnName, rowXml, sheetEnd, sheetStart, type SheetCell } from './rules-sheet'
import { sheetPath, workbookParts } from './rules-workbook'
import type { ExportFiles } from './service-temp'
import { zip, type ZipEntry } from './service-zip'
import { exportWords } from './words'

/** Sheets of the workbook, in their order. */
const sheetKeys = [
  'summary',
  'expenses',
  'incomes',
  'items',
  'deductions',
  'personal',
  'contracts',
  'houses',
  'suppliers',
  'profile',
] as const
export type SheetKey = (typeof sheetKeys)[number]

/** Widths of columns, in characters. */
const wide: Readonly<Record<string, number>> = {
  description: 44,
  other: 44,
  name: 30,
  title: 30,
  house: 26,
  supplier: 26,
  tenant: 26,
  email: 28,
  address: 30,
  files: 44,
  value: 44,
}
const usual = 14

/** A sheet whose rows are written by the names of its columns, so that none can stand under the wrong heading. */
export interface NamedSheet<K extends string> {
  add(this: void, cells: Readonly<Record<K, SheetCell>>): Promise<void>
  /** A row of sums, in a few of the columns. */
  addSums(this: void, cells: Readonly<Partial<Record<K, SheetCell>>>): Promise<void>
  /** Letter of a column, for formulas. */
  column(this: void, key: K): string
  /** Number of the last row that was written; the headings are row 1. */
  rows(this: void): number
  end(this: void): Promise<void>
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** The workbook of one export. A sheet is written row by row, so that its size is no question of memory. */
export function openWorkbook(files: ExportFiles, language: Language) {
  const sheets = new Map<SheetKey, TempFile>()
  /** A new sheet, its columns headed by `headOf`. */
  async function sheet<const K extends string>(
    key: SheetKey,
    columns: readonly K[],
    headOf: (column: K) => string,
  ): Promise<NamedSheet<K>> {
    const tempFile = await files.create()
    sheets.set(key, tempFile)
    let rows = 0
    const addSums = async (cells: Readonly<Partial<Record<K, SheetCell>>>) => {
      rows += 1
      await tempFile.write(
        rowXml(
          rows,
          columns.map((column) => cells[column] ?? null),
        ),
      )
    }
    await tempFile.write(sheetStart(columns.map((column) => wide[column] ?? usual)))
    await addSums(
      Object.fromEntries(columns.map((column) => [column, { head: headOf(column) }])) as Record<K, SheetCell>,
    )
    return {
      add: addSums,
      addSums,
      column: (column) => columnName(columns.indexOf(column)),
      rows: () => rows,
      end: () => tempFile.write(sheetEnd),
    }
  }

  return {
    sheet,

    /** The whole workbook as a file; the sheets are ended. */
    async entry(at: Instant): Promise<ZipEntry> {
      const parts = workbookParts(sheetKeys.map((key) => translate(exportWords, key, language)))
      const whole = await files.create()
      const { bytes } = zip(
        [
          ...Object.keys(parts).map((path): ZipEntry => ({ path, source: path })),
          ...(await Promise.all(sheetKeys.map((key, index) => files.entryOf(sheetPath(index), sheets.get(key)!)))),
        ],
        async (source) => (parts[source] === undefined ? files.read(source)! : once(parts[source])),
        at,
        { compress: true },
      )
      for await (const chunk of bytes) await whole.write(chunk as Uint8Array)
      for (const tempFile of sheets.values()) await files.closeOne(tempFile)
      return await files.entryOf('husbok.xlsx', whole)
    },
  }
}
