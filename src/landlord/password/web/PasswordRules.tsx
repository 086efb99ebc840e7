import { Check, Circle } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { passwordChecks, type PasswordOwner } from '../rules'
import { passwordWords } from '../words'
import styles from './password.module.css'

/** The list of common passwords, loaded when the first character is typed. Without it (no network) the server still looks. */
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

/** What a new password must be, ticked off while it is typed. */
export function PasswordRules({ typed, owner }: { typed: string; owner: PasswordOwner }) {
  const t = useWords(passwordWords)
  const title = useId()
  const checks = passwordChecks(typed, owner, useCommonPasswords(typed !== ''))
  const missing = checks.filter(({ met }) => met === false)
  return (
    <div className={styles.rules}>
      <p className="ui-fine" id={title}>
        {t('rules')}
      </p>
      <ul aria-labelledby={title}>
        {checks.map(({ rule, met }) => (
          <li key={rule} data-met={met === true}>
            {met === true ? <Check size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
            {t(rule)}
            {typed !== '' && met !== null && <span className="ui-hidden"> ({t(met ? 'met' : 'unmet')})</span>}
          </li>
        ))}
      </ul>
      <span className="ui-hidden" role="status">
        {typed !== '' &&
          (missing.length === 0 ? t('allMet') : t('missing', { rules: missing.map(({ rule }) => t(rule)).join(', ') }))}
      </span>
    </div>
  )
}
