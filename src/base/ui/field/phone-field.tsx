import { TextInput } from '@mantine/core'
import { inputProps, type FieldProps } from './field'

export interface PhoneFieldProps {
  readonly code: FieldProps<string>
  readonly number: FieldProps<string>
  readonly codeLabel: string
  readonly label: string
  readonly help?: string
  readonly required?: boolean
}

const bareCode = (typed: string) => {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^00/, '+')
  return /^\d+$/.test(digits) ? `+${digits}` : digits
}

/** Two fields for a country's code and a number. The number is grouped when its field is left. */
export function PhoneField({ code, number, codeLabel, label, help, required = false }: PhoneFieldProps) {
  const settle = async () => {
    number.onBlur?.()
    if (number.value.trim() === '') return
    // The numbering plans of the world are a separate chunk. Without them the number stays as typed.
    const spaced = await import('./phone-format')
      .then((m) => m.spacePhone(code.value, number.value))
      .catch(() => number.value)
    if (spaced !== number.value) number.onChange(spaced)
  }
  return (
    <div className="ui-phone">
      <TextInput
        {...inputProps({ ...code, label: codeLabel, required })}
        className="ui-figures"
        type="tel"
        inputMode="tel"
        autoComplete="tel-country-code"
        maxLength={5}
        value={code.value}
        onChange={(event) => code.onChange(event.currentTarget.value)}
        onBlur={() => {
          const bare = bareCode(code.value)
          if (bare !== code.value) code.onChange(bare)
          code.onBlur?.()
        }}
      />
      <TextInput
        {...inputProps({ ...number, label, help, required })}
        className="ui-figures"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        value={number.value}
        onChange={(event) => number.onChange(event.currentTarget.value)}
        onBlur={() => void settle()}
      />
    </div>
  )
}
