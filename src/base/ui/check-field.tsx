import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { shared, type FieldProps } from './field'

export interface CheckFieldProps extends FieldProps<boolean> {
  /** May hold links (terms). */
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly required?: boolean
}

/** A tick. */
export function CheckField({ label, ...field }: CheckFieldProps) {
  const { withAsterisk: _, ...rest } = shared({ ...field, label: '' })
  return (
    <Checkbox
      {...rest}
      label={label}
      checked={field.value}
      onChange={(event) => {
        field.onChange(event.currentTarget.checked)
        field.onBlur?.()
      }}
    />
  )
}
