import type { FieldErrors } from '../../../base/kit/refusal'
import type { FieldProps } from '../../../base/ui/field/field'
import { PasswordField } from '../../../base/ui/field/password-field'
import { useWords } from '../../../base/ui/words/use-words'
import { longestPassword } from '../model'
import type { PasswordOwner } from '../rules'
import { passwordWords } from '../words'
import { PasswordRules } from './PasswordRules'

export interface NewPasswordProps {
  readonly password: FieldProps<string>
  readonly repeat: FieldProps<string>
  /** Whom it must not be guessed from, as far as it is known here. */
  readonly owner?: Partial<PasswordOwner>
  /** Left out: "Password". */
  readonly label?: string
  /** Left out: "Repeat password". */
  readonly repeatLabel?: string
}

/** A new password, typed twice; what it must be is ticked off while it is typed. */
export function NewPasswordFields({ password, repeat, owner, label, repeatLabel }: NewPasswordProps) {
  const t = useWords(passwordWords)
  const limits = { required: true, maxLength: longestPassword, autoComplete: 'new-password' } as const
  return (
    <>
      <PasswordField {...password} label={label ?? t('password')} {...limits} />
      <PasswordRules typed={password.value} owner={{ email: '', firstName: '', lastName: '', ...owner }} />
      <PasswordField {...repeat} label={repeatLabel ?? t('repeatPassword')} {...limits} />
    </>
  )
}

/** What is wrong with the repeat of a password, under the name of its field. */
export const repeatErrors = (name: string, password: string, repeat: string): FieldErrors =>
  repeat === '' ? { [name]: 'required' } : repeat === password ? {} : { [name]: 'password.match' }
