import { EmailText } from '../../../base/ui/page/email-text'
import { useWords } from '../../../base/ui/words/use-words'
import type { SigningPage } from '../model'
import { tenantWords } from '../words-tenant'

type ContactProps = Pick<SigningPage, 'landlord' | 'landlordPhone' | 'landlordEmail'>

/** The landlord’s telephone and e-mail, each to be pressed. */
export const PhoneLink = ({ landlordPhone }: Pick<ContactProps, 'landlordPhone'>) => (
  <a href={`tel:${landlordPhone.replace(/ /g, '')}`}>{landlordPhone}</a>
)
export const EmailLink = ({ landlordEmail }: Pick<ContactProps, 'landlordEmail'>) => (
  <a href={`mailto:${landlordEmail}`}>
    <EmailText address={landlordEmail} />
  </a>
)

/** Whom to ask, and how. */
export function ReachLandlord({ landlord, landlordPhone, landlordEmail }: ContactProps) {
  const t = useWords(tenantWords)
  return (
    <>
      <p>{t('contact', { landlord })}</p>
      <ul className="tenant-names">
        {landlordPhone !== '' && (
          <li>
            <PhoneLink landlordPhone={landlordPhone} />
          </li>
        )}
        <li>
          <EmailLink landlordEmail={landlordEmail} />
        </li>
      </ul>
    </>
  )
}
