import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { Notice } from '../../../base/ui/page/notice'
import { Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { call } from '../../../base/ui/query/call'
import { useWords } from '../../../base/ui/words/use-words'
import { subscriptionCalls } from '../calls'
import type { SubscriptionInfo } from '../model'
import { subscriptionWords } from '../words'
import { unixDate } from './unix-date'
import { Interruption } from './Interruption'
import styles from './subscription.module.css'
import { useAway } from './use-away'

/** A subscription that runs: how it stands, until when, and the way to the payment provider, where it is changed. */
export function ActivePlan({ info }: { info: UseQueryResult<SubscriptionInfo> }) {
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
          // Of a payment that failed the provider chooses the days on which it tries again.
          ...(isDue ? [] : [{ term: t(cancelAtPeriodEnd ? 'endsOn' : 'nextPayment'), value: date }]),
        ]}
      />
      {cancelAtPeriodEnd && <p className={styles.ends}>{t('endsText')}</p>}
    </>
  )
}

/** Card, plan, receipts and end of the subscription are the payment provider's pages. */
function Portal({ isDue }: { isDue: boolean }) {
  const t = useWords(subscriptionWords)
  const { leaving, leaveFor } = useAway()
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
