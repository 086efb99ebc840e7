import type { Ids } from '../../base/call/context'
import type { Instant } from '../../base/kit/day'
import { translate, type Language } from '../../base/kit/words'
import { columnName, sheetPath, workbookParts, type Cell } from './rules-sheet'
import { openSheet, type Sheet } from './service-sheet'
import { openTempFile, type TempFile } from '../../base/call/temp-file'
import { zip, type ZipEntry } from './service-zip'
import { exportWords, type ExportKey } from './words'

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

const wide: Partial<Record<ExportKey, number>> = {
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
export interface NamedSheet<K extends ExportKey> {
  /** `further` are the cells of the further columns. */
  add(cells: Readonly<Record<K, Cell>>, further?: readonly Cell[]): Promise<void>
  /** Letter of a column, for formulas. */
  column(key: K): string
  rows(): number
  end(): Promise<void>
}

/** A list of records as a JSON array, written one by one. */
export interface JsonList {
  /** `json` is one record as text. */
  add(json: string): Promise<void>
  end(): Promise<void>
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** Where an export is written to before it is sent: nothing of it is held in memory. */
export function openBook(directory: string, ids: Ids, language: Language) {
  const tempFiles: TempFile[] = []
  const sheets = new Map<SheetKey, TempFile>()
  const lists: { path: string; tempFile: TempFile }[] = []
  const newTempFile = async (): Promise<TempFile> => {
    const tempFile = await openTempFile(directory, `export-${ids.code(128)}`)
    tempFiles.push(tempFile)
    return tempFile
  }
  const closeOne = async (tempFile: TempFile) => {
    tempFiles.splice(tempFiles.indexOf(tempFile), 1)
    await tempFile.close()
  }
  const files: { path: string; from: number; size: number }[] = []
  let made: TempFile | undefined
  let madeBytes = 0
  const sources = new Map<string, () => AsyncIterable<Uint8Array>>()
  const entryOf = async (path: string, tempFile: TempFile): Promise<ZipEntry> => {
    sources.set(path, () => tempFile.read())
    return { path, size: await tempFile.end(), source: path }
  }

  async function workbook(at: Instant): Promise<ZipEntry> {
    const parts = workbookParts(sheetKeys.map((key) => translate(exportWords, key, language)))
    const whole = await newTempFile()
    const { bytes } = zip(
      [
        ...Object.keys(parts).map((path): ZipEntry => ({ path, source: path })),
        ...(await Promise.all(sheetKeys.map((key, index) => entryOf(sheetPath(index), sheets.get(key)!)))),
      ],
      async (source) => (parts[source] === undefined ? sources.get(source)!() : once(parts[source])),
      at,
      { compress: true },
    )
    for await (const chunk of bytes) await whole.write(chunk as Uint8Array)
    for (const tempFile of sheets.values()) await closeOne(tempFile)
    return await entryOf('husbok.xlsx', whole)
  }

  return {
    /** A new sheet; further columns stand behind one of the named ones, or behind all. */
    async sheet<const K extends ExportKey>(
      key: SheetKey,
      columns: readonly K[],
      further: { readonly headings: readonly string[]; readonly after?: K | undefined } = { headings: [] },
    ): Promise<NamedSheet<K>> {
      const tempFile = await newTempFile()
      sheets.set(key, tempFile)
      const split = further.after === undefined ? columns.length : columns.indexOf(further.after) + 1
      const inserted = <T>(named: readonly T[], others: readonly T[]) => named.toSpliced(split, 0, ...others)
      const sheet: Sheet = await openSheet(
        tempFile,
        inserted(
          columns.map((column) => ({ head: translate(exportWords, column, language), width: wide[column] ?? usual })),
          further.headings.map((head) => ({ head, width: usual })),
        ),
      )
      return {
        add: (cells, others = further.headings.map(() => null)) =>
          sheet.add(
            inserted(
              columns.map((column) => cells[column]),
              others,
            ),
          ),
        column: (column) => {
          const index = columns.indexOf(column)
          return columnName(index < split ? index : index + further.headings.length)
        },
        rows: () => sheet.rows(),
        end: () => sheet.end(),
      }
    },

    async list(path: string): Promise<JsonList> {
      const tempFile = await newTempFile()
      lists.push({ path, tempFile })
      let before = '[\n'
      return {
        async add(json) {
          await tempFile.write(`${before}${json}`)
          before = ',\n'
        },
        end: () => tempFile.write(before === '[\n' ? '[]\n' : '\n]\n'),
      }
    },

    async text(path: string, text: string): Promise<void> {
      const tempFile = await newTempFile()
      lists.push({ path, tempFile })
      await tempFile.write(text)
    },

    /** A file that is made for the export. However many there are, they lie in one temporary file. */
    async file(path: string, bytes: Uint8Array): Promise<void> {
      made ??= await newTempFile()
      files.push({ path, from: madeBytes, size: bytes.length })
      madeBytes += bytes.length
      await made.write(bytes)
    },

    /** The workbook, the lists and the files as entries of a zip; the sheets are ended. */
    async entries(at: Instant): Promise<ZipEntry[]> {
      const written = [
        await workbook(at),
        ...(await Promise.all(lists.map(({ path, tempFile }) => entryOf(path, tempFile)))),
      ]
      await made?.end()
      return [
        ...written,
        ...files.map(({ path, from, size }) => {
          sources.set(path, () => made!.read(from, from + size))
          return { path, size, source: path }
        }),
      ]
    },

    /** The bytes of one of these entries; undefined for any other source. */
    read: (source: string) => sources.get(source)?.(),

    async close(): Promise<void> {
      await Promise.all(tempFiles.splice(0).map((tempFile) => tempFile.close()))
    },
  }
}

export type Book = ReturnType<typeof openBook>
