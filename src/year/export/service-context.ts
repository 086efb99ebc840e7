import { translate, type Language } from '../../base/kit/words'
import type { ExportedFile, ExportedHouse } from './model'
import type { Cell } from './rules-sheet'
import type { Tally } from './rules-tally'
import type { Book, NamedSheet } from './service-book'
import type { Places } from './service-places'
import type { StoredFile } from './service-read'
import { exportWords, type ExportKey } from './words'

/** What the parts of one export share. */
export interface ExportContext {
  readonly book: Book
  readonly places: Places
  readonly tally: Tally
  readonly houses: ReadonlyMap<number, ExportedHouse>
  readonly language: Language
}

/** The files of one page's records, by url. */
export type Files = ReadonlyMap<string, StoredFile>
export const filesOf = (documents: readonly string[], files: Files): StoredFile[] =>
  documents.flatMap((url) => files.get(url) ?? [])

/** The cells of a record's house, the same on every sheet. */
export function houseCells({ houses, language }: Pick<ExportContext, 'houses' | 'language'>, houseId: number) {
  const house = houses.get(houseId)
  return {
    house: house?.name ?? '',
    houseId,
    isDeleted: yesNo(language, house?.deleted_at !== null),
  } satisfies Partial<Record<ExportKey, Cell>>
}

export const yesNo = (language: Language, yes: boolean): string => translate(exportWords, yes ? 'yes' : 'no', language)
/** Names of files in one cell; those that are not in the zip say so. */
export const names = (files: readonly ExportedFile[], language: Language): string =>
  files
    .map(({ name, missing }) => (missing === null ? name : translate(exportWords, 'notInZip', language, { name })))
    .join('; ')

/** The formula of a column's sum over everything that is not trashed. */
export function sumOf<K extends ExportKey>(sheet: NamedSheet<K>, key: K, trashed: K, language: Language): string {
  const range = (column: K) => `${sheet.column(column)}2:${sheet.column(column)}${sheet.rows()}`
  return `SUMIFS(${range(key)},${range(trashed)},"${yesNo(language, false)}")`
}
/** Empty cells for all columns: a row of sums fills in a few. */
export const blank = <K extends ExportKey>(columns: readonly K[]) =>
  Object.fromEntries(columns.map((column) => [column, null])) as Record<K, Cell>
