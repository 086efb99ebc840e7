import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { maskedId } from '../../../base/kit/national-id'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import type { Profile } from '../../../landlord/account/model'
import { canSendTax } from '../../../landlord/account/web/site-links'
import type { House } from '../../../landlord/house/model'
import type { Submission } from '../../../year/tax-return/model'
import { authorityId } from '../external-login/begin'
import { BeginButton } from '../external-login/BeginButton'
import type { LoginState } from './login-age'
import { OtherPerson } from './OtherPerson'
import { SendOutcome } from './SendOutcome'
import type { Authority } from './use-authority'
import { useTimeLeft } from './use-login-age'
import { taxPageWords } from './words'

const EntryChoice = lazy(() => import('./EntryChoice'))
const OldLoginDialog = lazy(() => import('./OldLoginDialog'))
// Who has logged in needs it.
const SendForm = lazy(() => import('./SendForm'))

export interface ToAuthorityProps {
  readonly year: number
  readonly houses: readonly House[]
  /** Ids of the houses that are sent. */
  readonly chosen: readonly number[]
  readonly profile: Profile
  readonly login: LoginState
  /** Whether the electronic id is another person's than the profile's. */
  readonly isOther: boolean
  readonly authority: Authority
  /** Whether what stands above is there. */
  readonly isPlaced: boolean
  /** What was sent of the year, the newest first. */
  readonly submissions: readonly Submission[]
  /** Whether something of the year was sent of which it isn't known whether it was handed in. */
  readonly isUnknown: boolean
}

/** The way to the tax authority: login, preview, sending; where none is set up, why not. */
export function ToAuthority({
  year,
  houses,
  chosen,
  profile,
  login,
  isOther,
  authority,
  isPlaced,
  submissions,
  isUnknown,
}: ToAuthorityProps) {
  const t = useWords(taxPageWords)
  const { pathname, searchStr, hash } = useLocation()
  // Who comes back from the login is led here, where it stands who has logged in.
  const back = `${pathname}${searchStr}#${authorityId}`
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPlaced && hash === authorityId) place.current?.scrollIntoView()
  }, [hash, isPlaced])
  const [last, setLast] = useState(login)
  if (last !== login) {
    setLast(login)
    // One that grows too old while somebody looks on is told at once.
    authority.setOld(last === 'valid' && login === 'old' && !isOther)
  }
  const name = profile.difiData?.party_name ?? ''
  // Its receipt says so, and that the year is open again.
  const isTurnedDown = authority.outcome.kind === 'sent' && submissions[0]?.state === 'rejected'
  const of = { year, houses, onSubmission: authority.setSubmission }
  const logIn = (
    <div>
      <BeginButton text={t('logIn')} back={back} variant="filled" />
    </div>
  )
  return (
    <div className="tax-authority" id={authorityId} ref={place}>
      <Panel title={t('authority')}>
        <div className="ui-form">
          {!canSendTax() && <p className="tax-text">{t('notHere')}</p>}
          {isUnknown && authority.outcome.kind !== 'unknown' && <SendOutcome outcome={{ kind: 'unknown' }} {...of} />}
          {canSendTax() && login === 'none' && (
            <>
              <p className="tax-text">{t('loginText')}</p>
              {logIn}
            </>
          )}
          {canSendTax() && login !== 'none' && isOther && (
            <OtherPerson profile={maskedId(profile.ssn)} login={maskedId(profile.difiData?.ssn ?? '')} />
          )}
          {canSendTax() && login !== 'none' && !isOther && (
            <>
              <p className="tax-text">
                {name === '' ? t('loggedInNameless') : t('loggedIn', { name })}{' '}
                {login === 'old' ? t('tooOld') : <TimeLeft profile={profile} />}
              </p>
              {login === 'old' && logIn}
              <Suspense>
                <SendForm
                  year={year}
                  chosen={chosen}
                  authority={authority}
                  submissions={submissions}
                  isTooOld={login === 'old'}
                  isUnknown={isUnknown}
                />
              </Suspense>
            </>
          )}
          {!isOther && !isTurnedDown && <SendOutcome outcome={authority.outcome} {...of} />}
        </div>
        {authority.waiting && (
          <Suspense>
            <EntryChoice
              entries={authority.waiting.entries}
              houses={houses}
              onAnswer={(answers) => void authority.answer(answers)}
            />
          </Suspense>
        )}
        {authority.isOld && (
          <Suspense>
            <OldLoginDialog back={back} onClose={() => authority.setOld(false)} />
          </Suspense>
        )}
      </Panel>
    </div>
  )
}

/** Ticks on the screen alone: a reader is told when it is over. */
function TimeLeft({ profile }: { profile: Profile }) {
  const t = useWords(taxPageWords)
  return <span className="ui-figures">{t('timeLeft', { time: useTimeLeft(profile) })}</span>
}
