import { LinkButton } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import { accountWords } from '../../account/words'
import styles from './login.module.css'

/** What Husbok is, and the two doors for whoever has no account. */
export function NewHere() {
  const t = useWords(accountWords)
  return (
    <nav className={`ui-panel ${styles.doors}`} aria-labelledby="new-here">
      <p id="new-here">{t('newHere')}</p>
      <p>{t('about')}</p>
      <div>
        <LinkButton href="/registration" fullWidth>
          {t('keepBooks')}
        </LinkButton>
        <p className="ui-fine">{t('keepBooksText')}</p>
      </div>
      <div>
        <LinkButton href="/free-contract?step=landlord" fullWidth>
          {t('writeLease')}
        </LinkButton>
        <p className="ui-fine">{t('writeLeaseText')}</p>
      </div>
    </nav>
  )
}
