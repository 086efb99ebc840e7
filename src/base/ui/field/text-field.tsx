import { TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { inputProps, type FieldProps, type FieldText } from './field'

const kinds = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
  search: { type: 'search', autoComplete: 'off', enterKeyHint: 'search' },
  postcode: { type: 'text', inputMode: 'numeric', autoComplete: 'postal-code' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false },
  number: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
} as const

export interface TextFieldProps extends FieldProps<string>, FieldText {
  readonly kind?: keyof typeof kinds
  readonly autoComplete?: string
  readonly maxLength?: number
  readonly readOnly?: boolean
  readonly autoFocus?: boolean
  readonly rightSection?: ReactNode
  readonly placeholder?: string
}

export function TextField({
  kind = 'text',
  autoComplete,
  maxLength,
  readOnly,
  autoFocus,
  rightSection,
  placeholder,
  ...field
}: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(field)}
      {...kinds[kind]}
      // The icon is not in `kinds`, because the page's chunks load in any order, and the icon may load after `kinds`.
      leftSection={kind === 'search' ? <Search size={18} aria-hidden /> : undefined}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(rightSection === undefined ? {} : { rightSection })}
      {...(placeholder === undefined ? {} : { placeholder })}
      readOnly={readOnly ?? false}
      data-autofocus={autoFocus || undefined}
      value={field.value}
      onChange={({ currentTarget: { value } }) => field.onChange(value)}
      onBlur={field.onBlur}
    />
  )
}
