import { formatDay, type Day } from '../../base/kit/day'
import type { Field } from '../../base/kit/field'
import { recordsText } from '../../base/kit/field-records'
import type { Ore } from '../../base/kit/money'
import { percentText } from '../../base/kit/percent'
import type { Fields, RecordModel } from '../../base/kit/record'
import { translate, type Language, type Words } from '../../base/kit/words'
import type { Cell } from './rules-sheet'
import { exportWords, type ExportKey } from './words'

/** How a sheet shows a record: its columns in their order. A field that none of them shows has a further column. */
export interface RecordColumns<Fs extends Fields, K extends ExportKey, F extends K, O extends K> {
  readonly record: RecordModel<Fs>
  /** Words of the fields: headings of further columns, and names of choices. */
  readonly words: Words<keyof Fs & string>
  /** A column named as a field shows it by its kind, unless `own` has it. */
  readonly columns: readonly K[]
  /** Columns that show a field of another name by its kind. */
  readonly fields: Readonly<Record<F, keyof Fs & string>>
  /** Columns that show fields in a way of their own. */
  readonly own: Readonly<Record<O, readonly (keyof Fs & string)[]>>
  /** Where further columns stand; left out: behind all others. */
  readonly furtherAfter?: K
}

/** The record's fields that no column shows, in their order. */
export function furtherFields<Fs extends Fields, K extends ExportKey, F extends K, O extends K>({
  record,
  columns,
  fields,
  own,
}: RecordColumns<Fs, K, F, O>): (keyof Fs & string)[] {
  const shown = new Set<string>([
    ...columns,
    ...Object.values<string>(fields),
    ...Object.values<readonly string[]>(own).flat(),
  ])
  return record.names.filter((name) => !shown.has(name))
}

/** The heading of a further column: the field's label, with the unit of a share. */
export const furtherHeading = ({ kind }: Field, label: string): string => (kind === 'percent' ? `${label} (%)` : label)

const recordText = ({ kind }: Field, held: unknown): string => {
  if (kind === 'day') return formatDay(held as Day)
  return kind === 'decimalPercent' ? percentText(held as number) : String(held)
}

/** The cell of a stored value, by its field's kind. */
export function fieldCell(of: Field, value: unknown, words: Words, language: Language): Cell {
  if (value === null || value === undefined) return null
  switch (of.kind) {
    case 'money':
      return { kr: value as Ore }
    case 'day':
      return { day: value as Day }
    case 'yesNo':
      return translate(exportWords, value === true ? 'yes' : 'no', language)
    case 'choice':
      return translate(words, value as string, language)
    case 'choices':
      return (value as readonly string[]).map((one) => translate(words, one, language)).join('; ')
    case 'records':
      return recordsText(of, value, recordText)
    case 'files':
      return (value as readonly string[]).join('; ')
    default:
      // Every other kind holds a text or a number.
      return value as string | number
  }
}
