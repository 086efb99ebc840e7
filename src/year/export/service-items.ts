import type { z } from 'zod'
import { answerWriter } from '../../base/call/answer'
import type { Ids } from '../../base/call/context'
import type { TempFile } from '../../base/call/upload'
import type { Instant } from '../../base/kit/day'
import { hundredths } from '../../base/kit/money'
import type { Fields } from '../../base/kit/record'
import type { Language } from '../../base/kit/words'
import { itemRecord, type Item } from '../../books/depreciation/model'
import { depreciationRows } from '../../books/depreciation/rules'
import { depreciationWords } from '../../books/depreciation/words'
import { ExportedItem, type ExportedFile, type ExportedHouse } from './model'
import { fieldCell, sheetColumns, type RecordColumns } from './rules-columns'
import type { SheetCell } from './rules-sheet'
import type { Tally } from './rules-tally'
import type { Places, StoredFile } from './service-places'
import { exportFiles, openWorkbook, type NamedSheet, type SheetKey, type ZipEntry } from './service-workbook'
import type { ExportKey, ExportWord } from './words'

/** The temporary files of an export before it is sent: its workbook, lists of records and files. */
export function openBook(directory: string, ids: Ids, language: Language) {
  const files = exportFiles(directory, ids)
  const workbook = openWorkbook(files, language)
  const texts: { path: string; tempFile: TempFile }[] = []
  const drawn: { path: string; from: number; size: number }[] = []
  let drawnFile: TempFile | undefined
  let drawnBytes = 0
  const newText = async (path: string): Promise<TempFile> => {
    const tempFile = await files.create()
    texts.push({ path, tempFile })
    return tempFile
  }

  return {
    sheet: workbook.sheet,

    /** A list of records as a JSON array. Records are written one by one, as the API answers them. */
    async list<S extends z.ZodType>(path: string, answer: S) {
      const write = answerWriter(answer, false)
      const tempFile = await newText(path)
      let before = '[\n'
      return {
        async add(record: z.output<S>): Promise<void> {
          await tempFile.write(`${before}${write(record)}`)
          before = ',\n'
        },
        end: () => tempFile.write(before === '[\n' ? '[]\n' : '\n]\n'),
      }
    },

    text: async (path: string, text: string): Promise<void> => await (await newText(path)).write(text),

    /** A file that is made for the export. All such files share one temporary file. */
    async file(path: string, bytes: Uint8Array): Promise<void> {
      drawnFile ??= await files.create()
      drawn.push({ path, from: drawnBytes, size: bytes.length })
      drawnBytes += bytes.length
      await drawnFile.write(bytes)
    },

    /** The workbook, the lists and the files as entries of a zip. All sheets must have ended. */
    async entries(at: Instant): Promise<ZipEntry[]> {
      const written = [
        await workbook.entry(at),
        ...(await Promise.all(texts.map(({ path, tempFile }) => files.entryOf(path, tempFile)))),
      ]
      await drawnFile?.end()
      return [...written, ...drawn.map(({ path, ...piece }) => files.pieceOf(path, drawnFile!, piece))]
    },

    read: (source: string) => files.read(source),
    close: () => files.close(),
  }
}

export type Book = ReturnType<typeof openBook>

/** What the parts of one export share. */
export interface ExportContext {
  readonly book: Book
  readonly places: Places
  readonly tally: Tally
  readonly houses: ReadonlyMap<number, ExportedHouse>
  readonly language: Language
  readonly word: ExportWord
}

/** The files of one page's records, by url. */
export type Files = ReadonlyMap<string, StoredFile>
export const filesOf = (documents: readonly string[], files: Files): StoredFile[] =>
  documents.flatMap((url) => files.get(url) ?? [])

/** The cells about a record's house, the same on every sheet. */
export function houseCells({ houses, word }: Pick<ExportContext, 'houses' | 'word'>, houseId: number) {
  const house = houses.get(houseId)
  return {
    house: house?.name ?? '',
    houseId,
    isDeleted: yesNoText(word, house?.deleted_at !== null),
  } satisfies Partial<Record<ExportKey, SheetCell>>
}

export const yesNoText = (word: ExportWord, yes: boolean): string => word(yes ? 'yes' : 'no')
/** Names of files in one cell. Files that are not in the zip are marked. */
export const fileNames = (files: readonly ExportedFile[], word: ExportWord): string =>
  files.map(({ name, missing }) => (missing === null ? name : word('notInZip', { name }))).join('; ')

/** The cell with a column's sum over everything outside the trash folder. */
export function sumCell<K extends string>(
  sum:
    | Pick<Extract<SheetCell, { kr: unknown }>, 'kr'>
    | Pick<Extract<SheetCell, { hundredths: unknown }>, 'hundredths'>,
  sheet: NamedSheet<K | 'isTrashed'>,
  key: K,
  word: ExportWord,
): SheetCell {
  const range = (column: K | 'isTrashed') => `${sheet.column(column)}2:${sheet.column(column)}${sheet.rows()}`
  return { ...sum, formula: `SUMIFS(${range(key)},${range('isTrashed')},"${yesNoText(word, false)}")`, bold: true }
}

/** A sheet of records. Fields that their kind can show need no cell. */
export interface RecordSheet<Fs extends Fields, K extends string, Own extends K> extends NamedSheet<K> {
  /** Writes a record. `own` has the cells that are no field, or that show a field in their own way. */
  addRecord(values: { readonly [N in keyof Fs]: unknown }, own: Readonly<Record<Own, SheetCell>>): Promise<void>
}

/** Opens a sheet whose columns follow a record. */
export async function openRecordSheet<Fs extends Fields, const K extends string, const F extends K, const O extends K>(
  { book, language, word }: Pick<ExportContext, 'book' | 'language' | 'word'>,
  key: SheetKey,
  of: RecordColumns<Fs, K, F, O>,
): Promise<RecordSheet<Fs, K, O | Exclude<K, F | (keyof Fs & string)>>> {
  const { record, words } = of
  const columns = sheetColumns(of, language)
  const heads = new Map(columns.map(({ name, head }) => [name, head]))
  const sheet = await book.sheet<string>(key, [...heads.keys()], (name) => heads.get(name)!)
  return {
    ...sheet,
    addRecord: (values, own) => {
      const { unreadable = [] } = values as { readonly unreadable?: readonly string[] }
      const cell = (field: keyof Fs & string) =>
        unreadable.includes(field)
          ? word('unreadable')
          : fieldCell(record.fields[field]!, values[field], words, language)
      const shown = columns.flatMap(({ name, field }) => (field === null ? [] : [[name, cell(field)]]))
      return sheet.add({ ...own, ...Object.fromEntries(shown) } as Record<string, SheetCell>)
    },
  }
}

const columns = {
  record: itemRecord,
  words: depreciationWords,
  columns: ['date', 'house', 'houseId', 'name', 'amount', 'lifetime', 'isTrashed', 'isDeleted', 'files', 'id'],
  fields: { amount: 'sum' },
  own: { files: ['documents'] },
} as const

const deductionColumns = [
  'year',
  'house',
  'houseId',
  'name',
  'deduction',
  'residual',
  'isTrashed',
  'isDeleted',
  'id',
] as const

/** Household items as JSON with their yearly rows, as a sheet, and their yearly rows as another sheet. */
export async function openItems(context: ExportContext) {
  const { book, places, tally, word } = context
  const json = await book.list('data/depreciation.json', ExportedItem)
  const sheet = await openRecordSheet(context, 'items', columns)
  const years = await book.sheet('deductions', deductionColumns, word)
  return {
    years,
    async add(item: Item, files: Files): Promise<void> {
      const { houseId, isTrashed, id, name } = item
      const which = word('itemFolder', { id })
      const own = places.ofVoucher(
        { houseId, date: item.date, description: name, which, isTrashed },
        filesOf(item.documents, files),
      )
      const rows = depreciationRows(item)
      await json.add({ ...item, rows, files: own })
      const common = { ...houseCells(context, houseId), name, isTrashed: yesNoText(word, isTrashed), id }
      await sheet.addRecord(item, { ...common, files: fileNames(own, word) })
      for (const row of rows) {
        if (!isTrashed) tally.cost(row.year, houseId, hundredths(row.depreciation))
        await years.add({
          ...common,
          year: row.year,
          deduction: { kr: row.depreciation },
          residual: { kr: row.residual },
        })
      }
    },
    async end(): Promise<void> {
      for (const part of [json, sheet, years]) await part.end()
    },
  }
}
