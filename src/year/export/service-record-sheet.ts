import type { Fields } from '../../base/kit/record'
import { translate } from '../../base/kit/words'
import { fieldCell, furtherFields, furtherHeading, type RecordColumns } from './rules-columns'
import type { Cell } from './rules-sheet'
import type { NamedSheet, SheetKey } from './service-book'
import type { ExportContext } from './service-context'
import { exportWords, type ExportKey } from './words'

/** A sheet of records: what a field's kind says how to show needs no cell. */
export interface RecordSheet<Fs extends Fields, K extends ExportKey, Own extends K> extends NamedSheet<K> {
  /** Writes a record, with the cells that are no field of it or show one in a way of their own. */
  addRecord(values: { readonly [N in keyof Fs]: unknown }, own: Readonly<Record<Own, Cell>>): Promise<void>
}

/** Opens a sheet whose columns follow a record. */
export async function openRecordSheet<
  Fs extends Fields,
  const K extends ExportKey,
  const F extends K,
  const O extends K,
>(
  { book, language }: Pick<ExportContext, 'book' | 'language'>,
  key: SheetKey,
  columns: RecordColumns<Fs, K, F, O>,
): Promise<RecordSheet<Fs, K, O | Exclude<K, F | (keyof Fs & string)>>> {
  const { record, words } = columns
  const further = furtherFields(columns)
  const shown: [K, keyof Fs & string][] = columns.columns.flatMap((column) => {
    if (column in columns.own) return []
    const field = (columns.fields as Partial<Record<K, keyof Fs & string>>)[column] ?? column
    return field in record.fields ? [[column, field]] : []
  })
  const sheet = await book.sheet(key, columns.columns, {
    headings: further.map((field) => furtherHeading(record.fields[field]!, translate(words, field, language))),
    after: columns.furtherAfter,
  })
  return {
    ...sheet,
    addRecord: (values, own) => {
      const { unreadable = [] } = values as { readonly unreadable?: readonly string[] }
      const cell = (field: keyof Fs & string) =>
        unreadable.includes(field)
          ? translate(exportWords, 'unreadable', language)
          : fieldCell(record.fields[field]!, values[field], words, language)
      return sheet.add(
        { ...own, ...Object.fromEntries(shown.map(([column, field]) => [column, cell(field)])) } as Record<K, Cell>,
        further.map(cell),
      )
    },
  }
}
