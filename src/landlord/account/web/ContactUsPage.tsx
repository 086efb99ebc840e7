import { EmailText } from '../../../base/ui/page/email-text'
import { Button } from '@mantine/core'
import { ExternalLink, Mail } from 'lucide-react'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { settingsWords } from '../words-settings'
import styles from './settings.module.css'
import { siteLinks, supportEmail } from './site-links'

interface Outside {
  readonly name: string
  readonly url: string
}

export default function ContactUsPage() {
  const t = useWords(settingsWords)
  const email = supportEmail()
  const { faq, appStore, playStore, social } = siteLinks()
  return (
    <>
      <PageHeader title={t('contactTitle')} />
      {email !== '' && (
        <Panel title={t('writeToUs')}>
          <p className={styles.text}>{t('writeText')}</p>
          <Button
            component="a"
            href={`mailto:${email}?subject=${encodeURIComponent(t('messageSubject'))}`}
            leftSection={<Mail size={18} aria-hidden />}
          >
            {t('sendMessage')}
          </Button>
          <p className={styles.address}>
            <a href={`mailto:${email}`}>
              <EmailText address={email} />
            </a>
            <CopyButton text={email} what={t('supportAddress')} />
          </p>
        </Panel>
      )}
      <OutsidePanel title={t('answers')} text={t('answersText')} links={[{ name: t('faq'), url: faq }]} />
      <OutsidePanel
        title={t('app')}
        links={[
          { name: t('appStore'), url: appStore },
          { name: t('playStore'), url: playStore },
        ]}
      />
      <OutsidePanel title={t('follow')} links={social} />
    </>
  )
}

/** A panel with links to other sites. Hidden if the operator has none. */
function OutsidePanel({ title, text, links }: { title: string; text?: string; links: readonly Outside[] }) {
  const t = useWords(settingsWords)
  const known = links.filter(({ url }) => url !== '')
  if (known.length === 0) return null
  return (
    <Panel title={title}>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <ul className={styles.linkList} aria-label={title}>
        {known.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {name} <ExternalLink size={16} aria-hidden />
              <span className="ui-hidden">{t('newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
