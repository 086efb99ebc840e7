import { Textarea } from '@mantine/core'
import { inputProps, type FieldProps, type FieldText } from './field'

export interface TextAreaFieldProps extends FieldProps<string>, FieldText {
  readonly maxLength?: number
  readonly rows?: number
  readonly autoFocus?: boolean
}

export function TextAreaField({ maxLength = 1000, rows = 4, autoFocus, ...field }: TextAreaFieldProps) {
  return (
    <Textarea
      {...inputProps(field)}
      maxLength={maxLength}
      rows={rows}
      data-autofocus={autoFocus || undefined}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onBlur={field.onBlur}
    />
  )
}
