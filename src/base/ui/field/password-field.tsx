import { PasswordInput } from '@mantine/core'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { inputProps, type FieldProps, type FieldText } from './field'
import { useWords } from '../words/use-words'
import { firstUiWords } from '../words/words-first'

const Shown = ({ reveal }: { reveal: boolean }) =>
  reveal ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />

export interface PasswordFieldProps extends FieldProps<string>, FieldText {
  readonly autoComplete: 'current-password' | 'new-password'
  readonly maxLength?: number
}

/** A field for a password. A password is never trimmed or cut, and may be pasted. */
export function PasswordField({ autoComplete, maxLength, ...field }: PasswordFieldProps) {
  const t = useWords(firstUiWords)
  const [shown, setShown] = useState(false)
  return (
    <PasswordInput
      {...inputProps(field)}
      {...(maxLength === undefined ? {} : { maxLength })}
      aria-invalid={field.error === undefined ? undefined : true}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      visible={shown}
      onVisibilityChange={setShown}
      visibilityToggleIcon={Shown}
      visibilityToggleButtonProps={{
        'aria-label': t(shown ? 'hidePassword' : 'showPassword'),
        tabIndex: 0,
        'aria-hidden': false,
      }}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onBlur={field.onBlur}
    />
  )
}
