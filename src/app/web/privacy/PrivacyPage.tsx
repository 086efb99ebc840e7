import { EmailText } from '../../../base/ui/page/email-text'
import { NarrowPage } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { supportEmail } from '../../../landlord/account/web/site-links'
import { privacyLists, privacyWords } from './words'

/** Says which personal data the product keeps, who gets them, for how long, and what rights people have. */
export default function PrivacyPage() {
  const t = useWords(privacyWords)
  const email = supportEmail()
  return (
    <NarrowPage title={t('title')}>
      <p>{t('who')}</p>
      {email !== '' && (
        <p>
          {t('operator')}{' '}
          <a href={`mailto:${email}`}>
            <EmailText address={email} />
          </a>
        </p>
      )}
      {privacyLists.map(({ title, lines }) => (
        <section key={title} aria-labelledby={`privacy-${title}`}>
          <h2 id={`privacy-${title}`}>{t(title)}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a href="https://www.datatilsynet.no/" target="_blank" rel="noreferrer">
          datatilsynet.no
        </a>
      </p>
    </NarrowPage>
  )
}
