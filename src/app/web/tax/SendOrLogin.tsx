import { lazy, Suspense } from 'react'
import { maskedId } from '../../../base/kit/national-id'
import { useWords } from '../../../base/ui/words/use-words'
import type { Profile } from '../../../landlord/account/model'
import type { Submission } from '../../../year/tax-submission/model'
import { BeginButton } from '../external-login/BeginButton'
import type { LoginState } from './login-age'
import { OtherPerson } from './OtherPerson'
import type { Authority } from './use-authority'
import { useTimeLeft } from './use-login-age'
import { taxPageWords } from './words'

// Who has logged in needs it.
const SendReturn = lazy(() => import('./SendReturn'))

export interface SendOrLoginProps {
  readonly year: number
  /** Ids of the houses that are sent. */
  readonly chosen: readonly number[]
  readonly profile: Profile
  readonly login: LoginState
  /** Whether the electronic id is another person's than the profile's. */
  readonly isOther: boolean
  readonly authority: Authority
  /** What was sent of the year, the newest first. */
  readonly submissions: readonly Submission[]
  /** Whether something of the year was sent of which it isn't known whether it was handed in. */
  readonly isUnknown: boolean
  /** Where the login leads back to. */
  readonly back: string
}

/** The login; with it who has logged in, and what is sent. */
export function SendOrLogin({ profile, login, isOther, back, ...sent }: SendOrLoginProps) {
  const t = useWords(taxPageWords)
  const name = profile.difiData?.party_name ?? ''
  const logIn = (
    <div>
      <BeginButton text={t('logIn')} back={back} variant="filled" />
    </div>
  )
  if (login === 'none')
    return (
      <>
        <p className="tax-text">{t('loginText')}</p>
        {logIn}
      </>
    )
  if (isOther) return <OtherPerson profile={maskedId(profile.ssn)} login={maskedId(profile.difiData?.ssn ?? '')} />
  return (
    <>
      <p className="tax-text">
        {name === '' ? t('loggedInNameless') : t('loggedIn', { name })}{' '}
        {login === 'old' ? t('tooOld') : <TimeLeft profile={profile} />}
      </p>
      {login === 'old' && logIn}
      <Suspense>
        <SendReturn {...sent} isTooOld={login === 'old'} />
      </Suspense>
    </>
  )
}

/** Ticks on the screen alone: a reader is told when it is over. */
function TimeLeft({ profile }: { profile: Profile }) {
  const t = useWords(taxPageWords)
  return <span className="ui-figures">{t('timeLeft', { time: useTimeLeft(profile) })}</span>
}
