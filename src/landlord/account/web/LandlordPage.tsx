import { Button } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { countryNamed, useCountries } from '../../../base/country/web/use-countries'
import { formatDay } from '../../../base/kit/day'
import { formatIban } from '../../../base/kit/iban'
import { formatPhone } from '../../../base/kit/phone'
import { useAnswer } from '../../../base/ui/answer'
import { DescriptionList } from '../../../base/ui/description-list'
import { LinkButton } from '../../../base/ui/link'
import { maskNationalId } from '../../../base/ui/spacing'
import { PageHead, Panel } from '../../../base/ui/page'
import { AnswerGate } from '../../../base/ui/states'
import { useWords } from '../../../base/ui/use-words'
import { accountCalls } from '../calls'
import { accountWords } from '../words'
import { profileWords } from '../words-profile'
import { settingsWords } from '../words-settings'
import styles from './settings.module.css'

const PhoneDialog = lazy(() => import('./PhoneDialog'))

/** The landlord's profile, to read. */
export default function LandlordPage() {
  const t = useWords(accountWords)
  const say = useWords(profileWords)
  const settings = useWords(settingsWords)
  const countries = useCountries()
  const [asksPhone, setAsksPhone] = useState(false)
  const answer = useAnswer(accountCalls.profile)
  return (
    <>
      <PageHead
        title={say('landlordTitle')}
        action={
          <LinkButton href="/profile/landlord/edit" leftSection={<Pencil size={18} aria-hidden />}>
            {say('edit')}
          </LinkButton>
        }
      />
      <Panel>
        <AnswerGate answer={answer}>
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
                  { term: t('email'), value: profile.email },
                  { term: t('country'), value: countryNamed(countries, profile.country) },
                  { term: t('city'), value: profile.city },
                  { term: t('address'), value: profile.address },
                  { term: t('postcode'), value: profile.postcode },
                  { term: t('ssn'), value: maskNationalId(profile.ssn) },
                  { term: t('iban'), value: formatIban(profile.iban) },
                  { term: t('birthday'), value: profile.birthday === null ? '' : formatDay(profile.birthday) },
                ]}
              />
              <Button className={styles.later ?? ''} variant="default" onClick={() => setAsksPhone(true)}>
                {settings('phoneUpdate')}
              </Button>
              <Suspense>{asksPhone && <PhoneDialog profile={profile} onClose={() => setAsksPhone(false)} />}</Suspense>
            </>
          )}
        </AnswerGate>
      </Panel>
    </>
  )
}
