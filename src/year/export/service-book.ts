import type { Ids } from '../../base/call/context'
import type { Instant } from '../../base/kit/day'
import { say, type Language } from '../../base/kit/words'
import { sheetPath, workbookParts, type Cell } from './rules-sheet'
import { openSheet, type Sheet } from './service-sheet'
import { openSpool, type Spool } from './service-spool'
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
  add(cells: Readonly<Record<K, Cell>>): Promise<void>
  /** Letter of a column, for formulas. */
  column(key: K): string
  rows(): number
  end(): Promise<void>
}

/** A list of records as a JSON array, written one by one. */
export interface JsonList {
  /** `json` is one record, written already. */
  add(json: string): Promise<void>
  end(): Promise<void>
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** Where an export is written to before it is sent: nothing of it is held in memory. */
export function openBook(directory: string, ids: Ids, language: Language) {
  const spools: Spool[] = []
  const sheets = new Map<SheetKey, Spool>()
  const lists: { path: string; spool: Spool }[] = []
  const newSpool = async (): Promise<Spool> => {
    const spool = await openSpool(directory, `export-${ids.code(128)}`)
    spools.push(spool)
    return spool
  }
  const closeOne = async (spool: Spool) => {
    spools.splice(spools.indexOf(spool), 1)
    await spool.close()
  }
  const files: { path: string; from: number; size: number }[] = []
  let made: Spool | undefined
  let madeBytes = 0
  const sources = new Map<string, () => AsyncIterable<Uint8Array>>()
  const entryOf = async (path: string, spool: Spool): Promise<ZipEntry> => {
    sources.set(path, () => spool.read())
    return { path, size: await spool.end(), source: path }
  }

  async function workbook(at: Instant): Promise<ZipEntry> {
    const parts = workbookParts(sheetKeys.map((key) => say(exportWords, key, language)))
    const whole = await newSpool()
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
    for (const spool of sheets.values()) await closeOne(spool)
    return await entryOf('husbok.xlsx', whole)
  }

  return {
    async sheet<const K extends ExportKey>(key: SheetKey, columns: readonly K[]): Promise<NamedSheet<K>> {
      const spool = await newSpool()
      sheets.set(key, spool)
      const sheet: Sheet = await openSheet(
        spool,
        columns.map((column) => ({ head: say(exportWords, column, language), width: wide[column] ?? usual })),
      )
      return {
        add: (cells) => sheet.add(columns.map((column) => cells[column])),
        column: (column) => String.fromCharCode(65 + columns.indexOf(column)),
        rows: () => sheet.rows(),
        end: () => sheet.end(),
      }
    },

    async list(path: string): Promise<JsonList> {
      const spool = await newSpool()
      lists.push({ path, spool })
      let before = '[\n'
      return {
        async add(json) {
          await spool.write(`${before}${json}`)
          before = ',\n'
        },
        end: () => spool.write(before === '[\n' ? '[]\n' : '\n]\n'),
      }
    },

    async text(path: string, text: string): Promise<void> {
      const spool = await newSpool()
      lists.push({ path, spool })
      await spool.write(text)
    },

    /** A file that is made for the export. However many there are, they lie in one temporary file. */
    async file(path: string, bytes: Uint8Array): Promise<void> {
      made ??= await newSpool()
      files.push({ path, from: madeBytes, size: bytes.length })
      madeBytes += bytes.length
      await made.write(bytes)
    },

    /** The workbook, the lists and the files as entries of a zip; the sheets are ended. */
    async entries(at: Instant): Promise<ZipEntry[]> {
      const written = [await workbook(at), ...(await Promise.all(lists.map(({ path, spool }) => entryOf(path, spool))))]
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
      await Promise.all(spools.splice(0).map((spool) => spool.close()))
    },
  }
}

export type Book = ReturnType<typeof openBook>
