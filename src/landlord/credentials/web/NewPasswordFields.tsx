import { useEffect, useState } from 'react'
import type { FieldErrors } from '../../../base/kit/refusal'
import type { FieldProps } from '../../../base/ui/field/field'
import { PasswordField } from '../../../base/ui/field/password-field'
import { useWords } from '../../../base/ui/words/use-words'
import { maxPasswordLength } from '../model-password'
import { passwordChecks, type PasswordOwner } from '../rules-password'
import { passwordWords } from '../words-password'
import styles from './password.module.css'

/**
 * The common passwords. They are loaded when somebody types the first character. Without a network they are missing,
 * but the server checks too.
 */
function useCommonPasswords(wanted: boolean): ReadonlySet<string> | null {
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!wanted || common !== null) return
    import('../rules-listed-passwords').then(
      ({ commonPasswords }) => setCommon(commonPasswords),
      () => undefined,
    )
  }, [wanted, common])
  return common
}

/** The rules that are always shown. The others are shown only if the password breaks them. */
const toldFirst = ['length', 'cases', 'digit', 'special'] as const

function PasswordRules({ typed, owner }: { typed: string; owner: PasswordOwner }) {
  const t = useWords(passwordWords)
  const unmet = passwordChecks(typed, owner, useCommonPasswords(typed !== ''))
    .filter(({ met }) => met === false)
    .map(({ rule }) => rule)
  const listed = (rules: readonly (typeof unmet)[number][]) => rules.map((rule) => t(rule)).join(', ')
  return (
    <p className={`ui-fine ${styles.rules}`} role="status" data-met={unmet.length === 0}>
      {typed === '' ? listed(toldFirst) : unmet.length === 0 ? t('allMet') : t('missing', { rules: listed(unmet) })}
    </p>
  )
}

export interface NewPasswordProps {
  readonly password: FieldProps<string>
  readonly repeat: FieldProps<string>
  /** The account's owner. The password must not be guessable from the owner's data. */
  readonly owner?: Partial<PasswordOwner>
  readonly label?: string
  readonly repeatLabel?: string
}

/** Two fields for the same new password, with the rules that the password does not meet yet. */
export function NewPasswordFields({ password, repeat, owner, label, repeatLabel }: NewPasswordProps) {
  const t = useWords(passwordWords)
  const limits = { required: true, maxLength: maxPasswordLength, autoComplete: 'new-password' } as const
  return (
    <>
      <PasswordField {...password} label={label ?? t('password')} {...limits} />
      <PasswordRules typed={password.value} owner={{ email: '', firstName: '', lastName: '', ...owner }} />
      <PasswordField {...repeat} label={repeatLabel ?? t('repeatPassword')} {...limits} />
    </>
  )
}

export const repeatErrors = (name: string, password: string, repeat: string): FieldErrors =>
  repeat === '' ? { [name]: 'required' } : repeat === password ? {} : { [name]: 'password.match' }
