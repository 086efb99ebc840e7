import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import type { Profile } from '../../../landlord/account/model'
import { canSendTax } from '../../../landlord/account/web/site-links'
import type { House } from '../../../landlord/house/model'
import { BeginButton } from '../external-login/BeginButton'
import type { LoginState } from './login-age'
import { SendOutcome } from './SendOutcome'
import type { useAuthority } from './use-authority'
import { useTimeLeft } from './use-login-age'
import { taxPageWords } from './words'

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
  readonly authority: ReturnType<typeof useAuthority>
  /** Whether something of the year was sent of which it isn't known whether it was handed in. */
  readonly isUnknown: boolean
}

/** The way to the tax authority: login, preview, sending; where none is set up, why not. */
export function ToAuthority({ year, houses, chosen, profile, login, authority, isUnknown }: ToAuthorityProps) {
  const t = useWords(taxPageWords)
  const { pathname, searchStr } = useLocation()
  const back = pathname + searchStr
  const [last, setLast] = useState(login)
  if (last !== login) {
    setLast(login)
    // One that grows too old while somebody looks on is told at once.
    authority.setOld(last === 'valid' && login === 'old')
  }
  const name = profile.difiData?.party_name ?? ''
  const logIn = (
    <div>
      <BeginButton text={t('logIn')} back={back} variant="filled" />
    </div>
  )
  return (
    <div className="tax-authority" id="tax-authority">
      <Panel title={t('authority')}>
        <div className="ui-form">
          {!canSendTax() && <p className="tax-text">{t('notHere')}</p>}
          {isUnknown && authority.outcome.kind !== 'unknown' && (
            <SendOutcome outcome={{ kind: 'unknown' }} year={year} houses={houses} />
          )}
          {canSendTax() && login === 'none' && (
            <>
              <p className="tax-text">{t('loginText')}</p>
              {logIn}
            </>
          )}
          {canSendTax() && login !== 'none' && (
            <>
              <p className="tax-text">
                {t('loggedIn', { name })} {login === 'old' ? t('tooOld') : <TimeLeft profile={profile} />}
              </p>
              {login === 'old' && logIn}
              <Suspense>
                <SendForm
                  year={year}
                  chosen={chosen}
                  authority={authority}
                  isTooOld={login === 'old'}
                  isUnknown={isUnknown}
                />
              </Suspense>
            </>
          )}
          <SendOutcome outcome={authority.outcome} year={year} houses={houses} />
        </div>
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
