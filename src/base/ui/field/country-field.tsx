import type { FieldProps, FieldText } from './field'
import { SelectField } from './select-field'

export interface CountryFieldProps extends FieldProps<string>, FieldText {
  /** In the language of the screen, in the order to show. */
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
