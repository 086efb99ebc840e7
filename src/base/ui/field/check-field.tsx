import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { inputProps, type FieldProps } from './field'

export interface CheckFieldProps extends FieldProps<boolean> {
  /** The label, which may contain links (terms). */
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly required?: boolean
}

export function CheckField({ label, ...field }: CheckFieldProps) {
  const { withAsterisk: _, labelProps: __, ...rest } = inputProps({ ...field, label: '' })
  return (
    <Checkbox
      {...rest}
      aria-invalid={field.error === undefined ? undefined : true}
      label={<span data-required={field.required || undefined}>{label}</span>}
      checked={field.value}
      onChange={(event) => {
        field.onChange(event.currentTarget.checked)
        field.onBlur?.()
      }}
    />
  )
}
