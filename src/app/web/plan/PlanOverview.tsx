import './plan.css'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { RouteLink } from '../../../base/ui/page/link'
import { Panel } from '../../../base/ui/page/page'
import { dmy, kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseWords } from '../../../books/expense/words'
import { repeatPlanWords } from '../../../books/repeat/words-plan'
import { leftOutTotals } from '../../../books/repeat/rules-plan'
import { callsReadingVouchers } from '../voucher/vouchers'
import { planWords } from '../shell/words-plan'
import { stopsToShow, type PlanState, planStateOf } from './plan-state'
import { refresh, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { repeatCalls } from '../../../books/repeat/calls'
import { accountCalls } from '../../../landlord/account/calls'
import { contractListCalls } from '../../../lease/contract/calls-list'

/** The state of the plan. Null while it is not known. */
function usePlanState(): PlanState | null {
  const profile = useEndpointQuery(accountCalls.profile).data
  const repeats = useEndpointQuery(repeatCalls.planRepeats).data
  const contracts = useEndpointQuery(contractListCalls.list).data
  const plan = profile && `${profile.subscriptionActive} ${profile.subscriptionEndsOn}`
  const readUnder = useRef<string | null>(null)
  useEffect(() => {
    if (plan === undefined || readUnder.current === plan) return
    // Repeats and contracts may have been read under another plan, so they are read again.
    readUnder.current = plan
    refresh([repeatCalls.planRepeats, contractListCalls.list])
  }, [plan])
  return profile && repeats && contracts ? planStateOf(profile, repeats, contracts) : null
}

// Loaded separately, because the page of all vouchers shows this only now and then.
const ResumeRepeats = lazy(async () => ({
  default: (await import('../../../books/repeat/web/ResumeRepeats')).ResumeRepeats,
}))

export function PlanOverview() {
  const t = useWords(repeatPlanWords)
  const expense = useWords(expenseWords)
  const planState = usePlanState()
  if (planState === null) return null
  const { stopping, rentStops, stopped, rentsWaiting } = planState
  if (stopping === null && rentStops === null && stopped.length === 0 && rentsWaiting === 0) return null
  return (
    <Panel title={t('title')}>
      <div className="plan-standing">
        <Stopped planState={planState} />
        {stopped.length > 0 && (
          <ul>
            {stopped.map(({ id, description, repeat, stopped_on }) => (
              <li key={id}>
                <RouteLink href={`/home/dashboard?bilag=${id}`}>
                  {t('stoppedOne', { name: description, rhythm: expense(repeat), day: dmy(stopped_on) })}
                </RouteLink>
              </li>
            ))}
          </ul>
        )}
        <Stopping planState={planState} />
        {stopping !== null && (
          <ul>
            {stopping.repeats.map(({ id, description, repeat, stops_on }) => (
              <li key={id}>
                <RouteLink href={`/home/dashboard?bilag=${id}`}>
                  {t('runs', { name: description, rhythm: expense(repeat), day: dmy(stops_on) })}
                </RouteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

export function PlanWarning() {
  const t = useWords(repeatPlanWords)
  const plan = useWords(planWords)
  const planState = usePlanState()
  if (planState === null) return null
  const near = stopsToShow(planState, today())
  // Rent that waits already is shown only next to stopped repeats: it continues automatically, and
  // the contract's page says that it waits.
  const hasStopped = near.stopped.length > 0
  if (!hasStopped && near.stopping === null && near.rentStops === null) return null
  return (
    <Panel title={t('title')} action={<RouteLink href="/profile/subscription">{plan('planMore')}</RouteLink>}>
      <div className="plan-standing">
        {hasStopped && <Stopped planState={near} />}
        <Stopping planState={near} />
      </div>
    </Panel>
  )
}

function Stopping({ planState: { stopping, rentStops } }: { planState: PlanState }) {
  const t = useWords(repeatPlanWords)
  return (
    <>
      {stopping !== null && (
        <p>{t('stops', { count: stopping.repeats.length, day: dmy(stopping.date), cause: t(stopping.cause) })}</p>
      )}
      {rentStops !== null && <p>{t('rentStops', { count: rentStops.count, day: dmy(rentStops.date) })}</p>}
    </>
  )
}

function Stopped({ planState: { stopped, causes, rentsWaiting, mayStart } }: { planState: PlanState }) {
  const t = useWords(repeatPlanWords)
  const { count, sum } = leftOutTotals(stopped)
  return (
    <>
      {stopped.length > 0 && (
        <p>
          {causes.map(({ cause, count: of }) => t('stopped', { count: of, cause: t(cause) })).join(' ')}{' '}
          {count > 0 && t('leftOut', { count, amount: kr(sum) })}{' '}
          {!mayStart && t('subscribeFirst', { count: stopped.length })}
        </p>
      )}
      {rentsWaiting > 0 && <p>{t(mayStart ? 'rentGoesOn' : 'rentWaits', { count: rentsWaiting })}</p>}
      {stopped.length > 0 && mayStart && (
        <div>
          <Suspense>
            <ResumeRepeats stopped={stopped} invalidates={callsReadingVouchers} />
          </Suspense>
        </div>
      )}
    </>
  )
}
