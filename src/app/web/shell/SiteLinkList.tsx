import { useWords } from '../../../base/ui/words/use-words'
import { siteLinks } from '../../../landlord/account/web/site-links'
import styles from './shell.module.css'
import { publicShellWords } from '../words-public'

export function SiteLinkList() {
  const t = useWords(publicShellWords)
  const links = siteLinks()
  return (
    <ul className={styles.siteLinks} aria-label={t('siteLinks')}>
      {(['terms', 'privacy'] as const).map((name) => (
        <li key={name}>
          <a href={links[name]} target="_blank" rel="noreferrer">
            {t(name)} <span className="ui-hidden">{t('newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
