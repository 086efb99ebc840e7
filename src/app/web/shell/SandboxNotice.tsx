import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import { sandboxAddress } from '../../../landlord/account/web/site-links'
import { publicShellWords } from '../words-public'
import styles from './shell.module.css'

export function SandboxNotice() {
  const t = useWords(publicShellWords)
  const address = sandboxAddress()
  if (address === '') return null
  return (
    <section className={styles.sandbox} aria-label={t('sandboxLabel')}>
      <Notice
        kind="info"
        action={
          <a href={`${address}/mail`} target="_blank" rel="noreferrer">
            {t('sandboxLink')} <span className="ui-hidden">{t('newTab')}</span>
          </a>
        }
      >
        {t('sandbox')}
      </Notice>
    </section>
  )
}
