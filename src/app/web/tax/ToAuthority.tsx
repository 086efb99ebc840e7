import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { canSendTax } from '../../../landlord/account/web/site-links'
import type { House } from '../../../landlord/house/model'
import { authorityId } from '../external-login/begin'
import { SendOrLogin, type SendOrLoginProps } from './SendOrLogin'
import { SendOutcome } from './SendOutcome'
import { taxPageWords } from './words'

const EntryChoice = lazy(() => import('../../../year/tax-return/web/EntryChoice'))
const OldLoginDialog = lazy(() => import('./OldLoginDialog'))

interface ToAuthorityProps extends Omit<SendOrLoginProps, 'back'> {
  readonly houses: readonly House[]
  /** Whether what stands above is there. */
  readonly isPlaced: boolean
}

/** The way to the tax authority: login, preview, sending; where none is set up, why not. */
export function ToAuthority(props: ToAuthorityProps) {
  const { year, houses, login, isOther, authority, isPlaced, submissions, isUnknown } = props
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
  // Its receipt says so, and that the year is open again.
  const isTurnedDown = authority.outcome.kind === 'sent' && submissions[0]?.state === 'rejected'
  const of = { year, houses, onSubmission: authority.setSubmission }
  return (
    <div className="tax-authority" id={authorityId} ref={place}>
      <Panel title={t('authority')}>
        <div className="ui-form">
          {!canSendTax() && <p className="tax-text">{t('notHere')}</p>}
          {isUnknown && authority.outcome.kind !== 'unknown' && <SendOutcome outcome={{ kind: 'unknown' }} {...of} />}
          {canSendTax() && <SendOrLogin {...props} back={back} />}
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
