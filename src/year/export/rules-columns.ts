import { formatDay, type Day } from '../../base/kit/day'
import type { Field } from '../../base/kit/field'
import { nestedRecordText, recordsText } from '../../base/kit/field-records'
import { formatKr, type Ore } from '../../base/kit/money'
import { percentText } from '../../base/kit/percent'
import type { Fields, RecordModel } from '../../base/kit/record'
import { translate, type Language, type Words } from '../../base/kit/words'
import type { SheetCell } from './rules-sheet'
import { exportWords, type ExportKey } from './words'

/** The columns of a sheet in order. Fields without a column get further columns of their own. */
export interface RecordColumns<Fs extends Fields, K extends string, F extends K, O extends K> {
  readonly record: RecordModel<Fs>
  /** The names of choices, and the headings that the export's words don't contain. */
  readonly words: Words<keyof Fs & string>
  /**
   * The columns. A column with the name of a field shows that field in the format of its kind,
   * unless `own` contains the column.
   */
  readonly columns: readonly K[]
  /** Columns that have another name than the field that they show. */
  readonly fields: Readonly<Record<F, keyof Fs & string>>
  /** Columns with a format of their own. Each lists the fields that it shows. */
  readonly own: Readonly<Record<O, readonly (keyof Fs & string)[]>>
  /** The further columns come after this one. If missing, they come last. */
  readonly furtherAfter?: K
}

interface RecordColumn {
  readonly name: string
  readonly head: string
  /**
   * The field that the column shows in the format of its kind. Null for a column with a format of
   * its own.
   */
  readonly field: string | null
}

/** All columns of a sheet, including the further ones. The heading of a share contains its unit. */
export function sheetColumns<Fs extends Fields, K extends string, F extends K, O extends K>(
  { record, words, columns, fields, own, furtherAfter }: RecordColumns<Fs, K, F, O>,
  language: Language,
): RecordColumn[] {
  const named = fields as Readonly<Partial<Record<string, string>>>
  const fieldOf = (name: K): string | null => {
    const field = named[name] ?? name
    return !(name in own) && field in record.fields ? field : null
  }
  const headOf = (name: string): string =>
    name in exportWords.texts ? translate(exportWords, name as ExportKey, language) : translate(words, name, language)
  const shown = new Set<string>(
    [...columns.map(fieldOf), ...Object.values<readonly string[]>(own).flat()].flatMap((name) => name ?? []),
  )
  const further = record.names
    .filter((name) => !shown.has(name))
    .map((name) => {
      const label = translate(words, name, language)
      return { name, field: name, head: record.fields[name]!.kind === 'percent' ? `${label} (%)` : label }
    })
  const at = furtherAfter === undefined ? columns.length : columns.indexOf(furtherAfter) + 1
  return columns
    .map((name): RecordColumn => ({ name, field: fieldOf(name), head: headOf(name) }))
    .toSpliced(at, 0, ...further)
}

const recordText = ({ kind }: Field, held: unknown): string => {
  if (kind === 'day') return formatDay(held as Day)
  return kind === 'decimalPercent' ? percentText(held as number) : String(held)
}

export function fieldCell(of: Field, value: unknown, words: Words, language: Language): SheetCell {
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
    case 'record':
      return nestedRecordText(of, value, (each, held, name) => {
        if (held === null) return ''
        // The key contains the field's name, because a field of the outer record may have a choice of the same name.
        if (each.kind === 'choice') return translate(words, `${name}_${held as string}`, language)
        return each.kind === 'money' ? formatKr(held as Ore, 'needed') : recordText(each, held)
      })
    case 'files':
      return (value as readonly string[]).join('; ')
    default:
      // The value of every other kind is a text or a number.
      return value as string | number
  }
}
