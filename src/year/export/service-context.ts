import type { Language } from '../../base/kit/words'
import type { ExportedFile, ExportedHouse } from './model'
import type { SheetCell } from './rules-sheet'
import type { Tally } from './rules-tally'
import type { ExportTemp } from './service-book'
import type { ExportFolders, StoredFile } from './service-places'
import type { NamedSheet } from './service-workbook'
import type { ExportKey, ExportWord } from './words'

export interface ExportContext {
  readonly book: ExportTemp
  readonly places: ExportFolders
  readonly tally: Tally
  readonly houses: ReadonlyMap<number, ExportedHouse>
  readonly language: Language
  readonly word: ExportWord
}

export type ExportedFiles = ReadonlyMap<string, StoredFile>

export const filesOfDocuments = (documents: readonly string[], files: ExportedFiles): StoredFile[] =>
  documents.flatMap((url) => files.get(url) ?? [])

/** The cells that describe a house. They are the same on every sheet. */
export function houseCells({ houses, word }: Pick<ExportContext, 'houses' | 'word'>, houseId: number) {
  const house = houses.get(houseId)
  return {
    house: house?.name ?? '',
    houseId,
    isDeleted: yesNoText(word, house?.deleted_at !== null),
  } satisfies Partial<Record<ExportKey, SheetCell>>
}

export const yesNoText = (word: ExportWord, yes: boolean): string => word(yes ? 'yes' : 'no')

/** The names of files for one cell. A file that isn't in the zip is marked. */
export const fileNames = (files: readonly ExportedFile[], word: ExportWord): string =>
  files.map(({ name, missing }) => (missing === null ? name : word('notInZip', { name }))).join('; ')

/** A formula that adds up a column, without the rows in the trash folder. */
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
