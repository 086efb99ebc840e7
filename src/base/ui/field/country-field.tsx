import type { FieldProps, FieldText } from './field'
import { SelectField } from './select-field'

export interface CountryFieldProps extends FieldProps<string>, FieldText {
  /** The countries in the order to show, with their names in the language of the screen. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
}

export function CountryField({ countries, ...field }: CountryFieldProps) {
  return (
    <SelectField
      {...field}
      autoComplete="country"
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}
