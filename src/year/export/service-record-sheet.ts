import type { Fields } from '../../base/kit/record'
import { fieldCell, sheetColumns, type RecordColumns } from './rules-columns'
import type { SheetCell } from './rules-sheet'
import { type ExportContext } from './service-context'
import type { SheetKey } from './service-book'
import type { NamedSheet } from './service-workbook'

/**
 * A sheet of records. The cell of a field has the format of the field's kind, unless the caller
 * passes another cell.
 */
export interface RecordSheet<Fs extends Fields, K extends string, Own extends K> extends NamedSheet<K> {
  /** Adds a record. `own` has the cells of the columns with a format of their own. */
  addRecord(values: { readonly [N in keyof Fs]: unknown }, own: Readonly<Record<Own, SheetCell>>): Promise<void>
}

export async function openRecordSheet<Fs extends Fields, const K extends string, const F extends K, const O extends K>(
  { book, language }: Pick<ExportContext, 'book' | 'language'>,
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
      const cell = (field: keyof Fs & string) => fieldCell(record.fields[field]!, values[field], words, language)
      const shown = columns.flatMap(({ name, field }) => (field === null ? [] : [[name, cell(field)]]))
      return sheet.add({ ...own, ...Object.fromEntries(shown) } as Record<string, SheetCell>)
    },
  }
}
