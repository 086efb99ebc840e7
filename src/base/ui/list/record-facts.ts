import type { Field } from '../../kit/field'
import { nestedRecordText, recordsText } from '../../kit/field-records'
import { formatAccountNumber } from '../../kit/account-number-format'
import { formatKr, type Ore } from '../../kit/money'
import { percentText } from '../../kit/percent'
import type { Fields, RecordModel } from '../../kit/record'
import { dmy } from '../words/format'
import type { Translate } from '../words/use-words'
import type { uiWords } from '../words/words'
import type { Description } from './description-list'

export interface RecordFactsSettings<N extends string> {
  readonly first?: readonly N[]
  /** Another text for a field. Null leaves the field out. */
  readonly special?: Partial<Record<N, Description | null>>
  readonly decimals?: 'always' | 'needed'
}

/** The facts of a record in its order, by the kinds of the fields. Accepts stored values and form values. */
export function recordFacts<Fs extends Fields, K extends string>(
  model: Pick<RecordModel<Fs>, 'fields' | 'names'>,
  values: { readonly [N in keyof Fs]: unknown },
  t: Translate<K>,
  ui: Translate<keyof typeof uiWords.texts>,
  { first = [], special = {}, decimals = 'always' }: RecordFactsSettings<keyof Fs & string> = {},
): Description[] {
  const text = t as (key: string) => string
  const names = [...first, ...model.names.filter((name) => !first.includes(name))]
  return names.flatMap((name) => {
    const line = special[name]
    if (line !== undefined) return line === null ? [] : [line]
    return [{ term: text(name), value: valueText(model.fields[name]!, values[name], text, ui, decimals) }]
  })
}

/** The text of a value. Empty for a missing value and for an amount that was typed wrong. */
export function valueText(
  of: Field,
  value: unknown,
  t: (key: string) => string,
  ui: Translate<keyof typeof uiWords.texts>,
  decimals: 'always' | 'needed',
): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return ''
  switch (of.kind) {
    case 'money':
      return formatKr(value as Ore, decimals)
    case 'day':
      return dmy(value as string)
    case 'yesNo':
      return ui(value === true ? 'yes' : 'no')
    case 'choice':
      return t(value as string)
    case 'choices':
      return (value as readonly string[]).map((one) => t(one)).join(', ')
    case 'records':
      return recordsText(of, value, (each, held) => valueText(each, held, t, ui, decimals))
    case 'record':
      return nestedRecordText(of, value, (each, held, name) =>
        // The key of a choice contains its field's name, because the outer record may have a choice of the same name.
        valueText(each, held, each.kind === 'choice' ? (key) => t(`${name}_${key}`) : t, ui, decimals),
      )
    case 'percent':
      return `${value as number} %`
    case 'decimalPercent':
      return percentText(value as number)
    case 'iban':
      return formatAccountNumber(value as string)
    case 'files':
      return (value as readonly { readonly name: string }[]).map(({ name }) => name).join(', ')
    default:
      // Every other kind has a text or a number.
      return `${value as string | number}`
  }
}
