import type { FieldErrors } from '../../../base/kit/refusal'
import type { FieldProps } from '../../../base/ui/field/field'
import { PasswordField } from '../../../base/ui/field/password-field'
import { useWords } from '../../../base/ui/words/use-words'
import { accountWords } from '../words'

export interface NewPasswordProps {
  readonly password: FieldProps<string>
  readonly repeat: FieldProps<string>
  /** Left out: "Password". */
  readonly label?: string
  /** Left out: "Repeat the password". */
  readonly repeatLabel?: string
}

/** A new password, typed twice. */
export function NewPasswordFields({ password, repeat, label, repeatLabel }: NewPasswordProps) {
  const t = useWords(accountWords)
  const limits = { required: true, maxLength: 50, autoComplete: 'new-password' } as const
  return (
    <>
      <PasswordField {...password} label={label ?? t('password')} help={t('passwordHelp')} {...limits} />
      <PasswordField {...repeat} label={repeatLabel ?? t('repeatPassword')} {...limits} />
    </>
  )
}

/** What is wrong with the repeat of a password, under the name of its field. */
export const repeatErrors = (name: string, password: string, repeat: string): FieldErrors =>
  repeat === '' ? { [name]: 'required' } : repeat === password ? {} : { [name]: 'password.match' }
