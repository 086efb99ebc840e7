import { EmailText } from '../../../base/ui/page/email-text'
import { Button } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { shownCountryName, useCountries } from '../../../base/country/web/use-countries'
import { knownBirthday } from '../../../base/kit/birthday'
import { formatDay } from '../../../base/kit/day'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { formatPhone } from '../../../base/kit/phone'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { LinkButton } from '../../../base/ui/page/link'
import { maskNationalId } from '../../../base/ui/field/grouped-number'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../calls'
import type { Profile } from '../model'
import { accountWords } from '../words'
import { profileWords } from '../words-profile'
import { settingsWords } from '../words-settings'
import styles from './settings.module.css'

const PhoneDialog = lazy(() => import('./PhoneDialog'))

/**
 * Returns the typed date of birth, or the date in the national id. The form shows the same date.
 */
function birthDate(profile: Pick<Profile, 'birthday' | 'ssn'>): string {
  const day = knownBirthday(profile)
  return day === null ? '' : formatDay(day)
}

export default function LandlordPage() {
  const t = useWords(accountWords)
  const translate = useWords(profileWords)
  const settings = useWords(settingsWords)
  const countries = useCountries()
  const [asksPhone, setAsksPhone] = useState(false)
  const query = useEndpointQuery(accountCalls.profile)
  return (
    <>
      <PageHeader
        title={translate('landlordTitle')}
        action={
          <LinkButton href="/profile/landlord/edit" variant="outline" leftSection={<Pencil size={18} aria-hidden />}>
            {translate('edit')}
          </LinkButton>
        }
      />
      <Panel>
        <QueryGate query={query}>
          {(profile) => (
            <>
              <DescriptionList
                items={[
                  { term: t('firstName'), value: profile.firstName },
                  { term: t('lastName'), value: profile.lastName },
                  {
                    term: t('phone'),
                    value:
                      profile.phone === ''
                        ? ''
                        : `${profile.phone_code} ${formatPhone(profile.phone_code, profile.phone)}`,
                  },
                  { term: t('email'), value: <EmailText address={profile.email} /> },
                  { term: t('country'), value: shownCountryName(countries, profile.country) },
                  { term: t('city'), value: profile.city },
                  { term: t('address'), value: profile.address },
                  { term: t('postcode'), value: profile.postcode },
                  { term: t('ssn'), value: maskNationalId(profile.ssn) },
                  { term: t('iban'), value: formatAccountNumber(profile.iban ?? '') },
                  { term: t('birthday'), value: birthDate(profile) },
                ]}
              />
              <Button className={styles.later ?? ''} variant="default" onClick={() => setAsksPhone(true)}>
                {settings('phoneUpdate')}
              </Button>
              <Suspense>{asksPhone && <PhoneDialog profile={profile} onClose={() => setAsksPhone(false)} />}</Suspense>
            </>
          )}
        </QueryGate>
      </Panel>
    </>
  )
}
