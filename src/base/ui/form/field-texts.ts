import type { Fields } from '../../kit/record'
import { valueText } from '../list/record-facts'
import { currentLanguage, useWords, type Translate } from '../words/use-words'
import { uiWords } from '../words/words'

export interface FieldTexts {
  readonly label: (name: string) => string
  readonly value: (name: string, value: unknown) => string
  /** Fields that are merged as one: a country's code and the number that belongs to it. */
  readonly units: readonly (readonly string[])[]
}

/** The labels and texts of a record's fields. Only the screen can name the values in `named` (a house, a supplier). */
export function useFieldTexts(
  { fields }: { readonly fields: Fields },
  t: Translate<never>,
  named: Readonly<Record<string, (value: never) => string>> = {},
): FieldTexts {
  const ui = useWords(uiWords)
  const text = t as (key: string) => string
  return {
    label: text,
    units: phoneUnits(fields),
    value: (name, value) => {
      const special = named[name]
      if (special) return special(value as never)
      if (typeof value === 'boolean') return ui(value ? 'yes' : 'no')
      const of = fields[name]
      if (!of) return typeof value === 'string' ? value : ''
      if (of.kind === 'country' && value !== '') return countryName(String(value))
      return valueText(of, value, text, ui, 'needed')
    },
  }
}

function phoneUnits(fields: Fields): readonly (readonly string[])[] {
  const names = Object.keys(fields)
  return names.flatMap((name, index) => {
    const number = names[index + 1]
    return fields[name]!.kind === 'phoneCode' && number !== undefined ? [[name, number]] : []
  })
}

const countryName = (code: string): string =>
  new Intl.DisplayNames([currentLanguage()], { type: 'region' }).of(code) ?? code
