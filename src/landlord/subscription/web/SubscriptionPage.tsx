import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { Loading } from '../../../base/ui/page/loading'
import { Notice } from '../../../base/ui/page/notice'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { patchUrl, useSearchParams } from '../../../base/ui/page/use-search-params'
import { call } from '../../../base/ui/query/call'
import { refresh, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import type { Profile } from '../../account/model'
import { FreePlan } from '../../plan/web/FreePlan'
import { subscriptionCalls } from '../calls'
import type { SubscriptionInfo } from '../model'
import { isActive } from '../rules-status'
import { subscriptionWords } from '../words'
import { forgetInterruptedPage, readInterruptedPage } from './interrupted-place'
import { Interruption } from './Interruption'
import { PaidDialog } from './PaidDialog'
import { PlanChoice } from './PlanChoice'
import styles from './subscription.module.css'
import { unixDate } from './unix-date'
import { useLeaveForPage } from './use-away'

function ActivePlan({ info }: { info: UseQueryResult<SubscriptionInfo> }) {
  const t = useWords(subscriptionWords)
  return (
    <Panel title={t('active')}>
      <Interruption isActive />
      <div className="ui-form">
        <p>{t('activeText')}</p>
        <div className={styles.facts}>
          <QueryGate query={info}>{(found) => <Facts info={found} />}</QueryGate>
        </div>
        <Portal isDue={info.data?.status === 'past_due'} />
      </div>
    </Panel>
  )
}

function Facts({ info: { status, endDate, interval, cancelAtPeriodEnd } }: { info: SubscriptionInfo }) {
  const t = useWords(subscriptionWords)
  const date = endDate === null ? t('dateUnknown') : unixDate(endDate)
  const isDue = status === 'past_due'
  return (
    <>
      {isDue && (
        <div className="ui-panel-note">
          <Notice kind="warning">{t('dueText')}</Notice>
        </div>
      )}
      <DescriptionList
        items={[
          { term: t('state'), value: t(cancelAtPeriodEnd ? 'stateEnding' : isDue ? 'stateDue' : 'stateActive') },
          ...(interval === null ? [] : [{ term: t('paid'), value: t(interval === 'year' ? 'yearly' : 'monthly') }]),
          // After a failed payment, only the provider knows when it tries again.
          ...(isDue ? [] : [{ term: t(cancelAtPeriodEnd ? 'endsOn' : 'nextPayment'), value: date }]),
        ]}
      />
      {cancelAtPeriodEnd && <p className={styles.ends}>{t('endsText')}</p>}
    </>
  )
}

/**
 * A button to the provider's portal, where the landlord can change the card, read receipts and end
 * the subscription.
 */
function Portal({ isDue }: { isDue: boolean }) {
  const t = useWords(subscriptionWords)
  const { leaving, leaveFor } = useLeaveForPage()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const open = async () => {
    setProblem(null)
    setAsking(true)
    try {
      const portal = await call(subscriptionCalls.portal, {})
      if ('url' in portal) leaveFor(portal.url)
      else setProblem(t(portal.message))
    } catch (error) {
      setProblem(error)
    } finally {
      setAsking(false)
    }
  }
  return (
    <>
      <p className="ui-fine">{t('portalHelp')}</p>
      <ErrorLine error={problem} />
      <div>
        <Button variant={isDue ? 'filled' : 'default'} loading={asking || leaving} onClick={() => void open()}>
          {t(isDue ? 'toCard' : 'toPortal')}
        </Button>
      </div>
    </>
  )
}

/** The time between two requests while the server doesn't know of a payment yet, in ms. */
const soon = 2000
/**
 * The time between two requests while the subscription is active, in ms. So the page shows a change
 * at the payment provider a little later.
 */
const nowAndThen = 10_000
/** After this time, the page says that it takes longer, in ms. */
const patience = 30_000

export interface SubscriptionState {
  readonly info: UseQueryResult<SubscriptionInfo>
  /**
   * Says whether the server still has to confirm the payment that the address names. `late`: it has
   * taken long.
   */
  readonly confirming: 'no' | 'soon' | 'late'
}

/**
 * The state of the subscription. The payment provider informs the server on its own. So a landlord who has paid may be
 * back here before the server knows.
 */
function useSubscription(profile: Profile, hasPaid: boolean): SubscriptionState {
  const isWaiting = hasPaid && !profile.subscriptionActive
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const refetchInterval = isWaiting ? soon : profile.subscriptionActive ? nowAndThen : 0
  const info = useEndpointQuery(subscriptionCalls.info, {}, { refetchInterval })
  const { data, dataUpdatedAt } = info
  const oldSince = data !== undefined && isActive(data.status) !== profile.subscriptionActive ? dataUpdatedAt : null
  // The notices and limits on every page depend on the profile.
  useEffect(() => {
    if (oldSince !== null) refresh([accountCalls.profile])
  }, [oldSince])
  return { info, confirming: !isWaiting ? 'no' : isLate ? 'late' : 'soon' }
}

const address = z.object({
  subscribed: z.enum(['', 'success', 'fail']).default('').catch(''),
})

/** The page of the subscription. `planOverview` comes from `app`, because it shows what other modules know. */
export function SubscriptionPage({ planOverview }: { planOverview: ReactNode }) {
  const t = useWords(subscriptionWords)
  const query = useEndpointQuery(accountCalls.profile)
  return (
    <>
      <PageHeader title={t('title')} />
      <QueryGate query={query}>
        {(profile) =>
          profile.free === null ? (
            <Panel title={t('noPlansTitle')}>
              <p>{t('noPlansText')}</p>
            </Panel>
          ) : (
            <Plan key={profile.id} profile={profile} planOverview={planOverview} />
          )
        }
      </QueryGate>
    </>
  )
}

/** The outcome of a payment. It is read once, and then removed from the address. */
function usePaid(account: number) {
  const { history } = useRouter()
  const [{ subscribed }] = useSearchParams(address)
  const [outcome, setOutcome] = useState(subscribed)
  const [back] = useState(() => (subscribed === '' ? null : readInterruptedPage(account)))
  const takeOut = useEffectEvent(() => {
    if (subscribed === '') return
    const { pathname, search } = history.location
    history.replace(patchUrl(pathname, search, { subscribed: undefined }), back === null ? {} : { interrupted: back })
    forgetInterruptedPage()
  })
  useEffect(() => takeOut(), [])
  return { outcome, back, forget: () => setOutcome('') }
}

function Plan({ profile, planOverview }: { profile: Profile; planOverview: ReactNode }) {
  const t = useWords(subscriptionWords)
  const { outcome, back, forget } = usePaid(profile.id)
  const [seen, setSeen] = useState('')
  const { info, confirming } = useSubscription(profile, outcome === 'success')
  const isActive = profile.subscriptionActive
  const news = outcome === 'success' ? (isActive ? 'active' : confirming) : isActive ? '' : outcome
  // The landlord may have closed the dialog in the meantime.
  const part = news === 'late' ? 'soon' : news
  return (
    <>
      {isActive ? (
        <>
          <ActivePlan info={info} />
          {planOverview}
        </>
      ) : (
        <>
          {confirming === 'no' ? (
            <PlanChoice account={profile.id} info={info} />
          ) : (
            <Panel title={t(confirming === 'late' ? 'lateTitle' : 'soonTitle')}>
              <div className="ui-form">
                <Loading height={48} />
                <p>{t(confirming === 'late' ? 'lateText' : 'soonText')}</p>
                {confirming === 'late' && (
                  <div>
                    <Button variant="default" onClick={forget}>
                      {t('chooseAgain')}
                    </Button>
                  </div>
                )}
              </div>
            </Panel>
          )}
          {planOverview}
          <FreePlan profile={profile} />
        </>
      )}
      {news !== '' && news !== 'no' && seen !== part && (
        <PaidDialog outcome={news} back={back} onClose={() => setSeen(part)} />
      )}
    </>
  )
}
