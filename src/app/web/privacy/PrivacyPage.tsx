import './privacy.css'
import { EmailText } from '../../../base/ui/page/email-text'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { operatorName, supportEmail } from '../../../landlord/account/web/site-links'
import { privacyLists, privacyWords } from './words'

/** Says which personal data the product keeps, who gets them, for how long, and what rights people have. */
export default function PrivacyPage() {
  const t = useWords(privacyWords)
  const email = supportEmail()
  const operator = operatorName()
  return (
    <div className="privacy-page">
      <PageHeader title={t('title')} />
      <p>{t('who')}</p>
      {operator !== '' && <p>{t('operatorIs', { operator })}</p>}
      {email !== '' && (
        <p>
          {t('operator')}{' '}
          <a href={`mailto:${email}`}>
            <EmailText address={email} />
          </a>
        </p>
      )}
      {privacyLists.map(({ title, lines }) => (
        <Panel key={title} title={t(title)}>
          <ul>
            {lines.map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
          </ul>
        </Panel>
      ))}
      <p>
        <a href="https://www.datatilsynet.no/" target="_blank" rel="noreferrer">
          datatilsynet.no
        </a>
      </p>
    </div>
  )
}
