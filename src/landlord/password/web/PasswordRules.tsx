import { useEffect, useState } from 'react'
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

/** What most people have to be told before they type; the rest is told to whoever meets it. */
const toldFirst = ['length', 'cases', 'digit', 'special'] as const

/** What a new password must be, in a line; while it is typed, what is still missing. */
export function PasswordRules({ typed, owner }: { typed: string; owner: PasswordOwner }) {
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
