import type { Ids } from '../../base/call/context'
import { openTempFile, type TempFile } from '../../base/call/temp-file'
import type { Instant } from '../../base/kit/day'
import { columnName, rowXml, sheetEnd, sheetStart, type SheetCell } from './rules-sheet'
import { sheetPath, workbookParts } from './rules-workbook'
import { zip, type ZipEntry } from './service-zip'

/** Temporary files for an export, so that the whole export is never in memory. */
export function exportFiles(directory: string, ids: Ids) {
  const tempFiles: TempFile[] = []
  const sources = new Map<string, () => AsyncIterable<Uint8Array>>()
  return {
    async create(): Promise<TempFile> {
      const tempFile = await openTempFile(directory, `export-${ids.code(128)}`)
      tempFiles.push(tempFile)
      return tempFile
    },

    async entryOf(path: string, tempFile: TempFile): Promise<ZipEntry> {
      sources.set(path, () => tempFile.read())
      return { path, size: await tempFile.end(), source: path }
    },

    /** The entry for a part of a temporary file. Call it after the file has ended. */
    pieceOf(
      path: string,
      tempFile: TempFile,
      { from, size }: { readonly from: number; readonly size: number },
    ): ZipEntry {
      sources.set(path, () => tempFile.read(from, from + size))
      return { path, size, source: path }
    },

    /** The bytes of a source. Undefined if none of these files has that source. */
    read: (source: string) => sources.get(source)?.(),

    async closeOne(tempFile: TempFile): Promise<void> {
      tempFiles.splice(tempFiles.indexOf(tempFile), 1)
      await tempFile.close()
    },

    async close(): Promise<void> {
      await Promise.all(tempFiles.splice(0).map((tempFile) => tempFile.close()))
    },
  }
}

export type ExportFiles = ReturnType<typeof exportFiles>

/** The widths of wide columns, in characters. */
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

/** A sheet whose cells are written by column name. So no value gets under the wrong heading. */
export interface NamedSheet<K extends string> {
  add(this: void, cells: Readonly<Record<K, SheetCell>>): Promise<void>
  addSums(this: void, cells: Readonly<Partial<Record<K, SheetCell>>>): Promise<void>
  column(this: void, key: K): string
  /** The number of the last written row. The headings are row 1. */
  rows(this: void): number
  end(this: void): Promise<void>
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

export interface WorkbookSettings<S extends string> {
  /** The sheets in order. */
  readonly keys: readonly S[]
  readonly nameOf: (key: S) => string
  /** The path of the workbook in the zip. */
  readonly path: string
}

/** Opens a workbook. Its sheets are written row by row, so large ones need no more memory than small ones. */
export function openWorkbook<const S extends string>(files: ExportFiles, { keys, nameOf, path }: WorkbookSettings<S>) {
  const sheets = new Map<S, TempFile>()
  async function sheet<const K extends string>(
    key: S,
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

    /** The workbook as an entry of the zip. Call it after all sheets have ended. */
    async entry(at: Instant): Promise<ZipEntry> {
      const parts = workbookParts(keys.map(nameOf))
      const whole = await files.create()
      const { bytes } = zip(
        [
          ...Object.keys(parts).map((path): ZipEntry => ({ path, source: path })),
          ...(await Promise.all(keys.map((key, index) => files.entryOf(sheetPath(index), sheets.get(key)!)))),
        ],
        async (source) => (parts[source] === undefined ? files.read(source)! : once(parts[source])),
        at,
        { compress: true },
      )
      for await (const chunk of bytes) await whole.write(chunk as Uint8Array)
      for (const tempFile of sheets.values()) await files.closeOne(tempFile)
      return await files.entryOf(path, whole)
    },
  }
}
