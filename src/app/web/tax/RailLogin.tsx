import { lazy, Suspense } from 'react'
import { maskedId } from '../../../base/kit/national-id'
import { Loading } from '../../../base/ui/page/loading'
import { useWords } from '../../../base/ui/words/use-words'
import type { Profile } from '../../../landlord/account/model'
import { BeginButton } from '../external-login/BeginButton'
import type { RailWayProps } from './RailToSend'
import { useTimeLeft } from './use-login-age'
import { taxPageWords } from './words'

// Loaded separately, because nearly everybody logs in as the person in the profile.
const OtherPerson = lazy(() => import('./OtherPerson'))

// Loaded separately, because most visits end before sending.
const SendReturn = lazy(() => import('./SendReturn'))

interface RailLoginProps extends RailWayProps {
  /** The tax return of the year may have been handed in already. Sending checks that first. */
  readonly isUnknown: boolean
  /** Sending again is not the next step. */
  readonly isAgain?: boolean
}

export function RailLogin({ profile, login, isOther, back, isUnknown, isAgain = false, ...sent }: RailLoginProps) {
  const t = useWords(taxPageWords)
  const { year, chosen, authority, submissions } = sent
  const id = maskedId(profile.difiData?.ssn ?? '')
  if (isOther)
    return (
      <Suspense fallback={<Loading height={160} />}>
        <OtherPerson profile={maskedId(profile.ssn)} login={id} />
      </Suspense>
    )
  const name = profile.difiData?.party_name ?? ''
  const isTooOld = login === 'old'
  return (
    <>
      <p>
        {name === '' ? t('loggedInNameless', { id }) : t('loggedIn', { name, id })}{' '}
        {isTooOld ? t('tooOld') : <TimeLeft profile={profile} />}
      </p>
      {isTooOld && <BeginButton text={t('logIn')} back={back} variant={isAgain ? 'default' : 'filled'} fullWidth />}
      <Suspense fallback={<Loading height={320} />}>
        <SendReturn
          year={year}
          chosen={chosen}
          authority={authority}
          submissions={submissions}
          isTooOld={isTooOld}
          isUnknown={isUnknown}
          isAgain={isAgain}
        />
      </Suspense>
    </>
  )
}

/** Changes every second, only on the screen. Screen readers hear when it is over. */
function TimeLeft({ profile }: { profile: Profile }) {
  const t = useWords(taxPageWords)
  return <span className="ui-figures">{t('timeLeft', { time: useTimeLeft(profile) })}</span>
}
