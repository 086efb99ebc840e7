import type { FieldProps } from '../../../base/ui/field/field'
import { RouteLink } from '../../../base/ui/page/link'
import { TextField } from '../../../base/ui/field/text-field'
import { useWords } from '../../../base/ui/words/use-words'
import { accountWords } from '../../account/words'
import { registrationWords } from '../words'
import styles from './registration.module.css'

/** The key of the error for an e-mail that is in use, under `validation.`. */
export const emailTakenKey = 'email.exists'

export interface NewEmailProps {
  readonly field: FieldProps<string>
  readonly isTaken: boolean
  readonly onLeave: () => void
  readonly disabled?: boolean
}

/** A field for an e-mail address. If the address is in use, it offers the login. */
export function NewEmailField({ field, isTaken, onLeave, disabled = false }: NewEmailProps) {
  const t = useWords(registrationWords)
  const account = useWords(accountWords)
  return (
    <div>
      <TextField
        {...field}
        onBlur={() => {
          field.onBlur?.()
          onLeave()
        }}
        label={account('email')}
        required
        kind="email"
        maxLength={50}
        disabled={disabled}
      />
      {isTaken && (
        <p className={styles.taken}>
          {t('emailExistsToLogin')} <RouteLink href="/login">{t('emailExistsLogin')}</RouteLink>
        </p>
      )}
    </div>
  )
}
