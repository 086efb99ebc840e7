import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { Loading } from '../../../base/ui/page/loading'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { patchUrl, useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import type { Profile } from '../../account/model'
import { subscriptionWords } from '../words'
import { ActivePlan } from './ActivePlan'
import { FreePlan } from '../../plan/web/FreePlan'
import { forgetInterrupted, readInterrupted } from './interrupted-place'
import { PaidDialog } from './PaidDialog'
import { PlanChoice } from './PlanChoice'
import { useSubscription } from './use-subscription'

const address = z.object({
  /** What came of a payment, as the payment provider's page sends the landlord back. */
  subscribed: z.enum(['', 'success', 'fail']).default('').catch(''),
})

/** The plan: what is free and what a subscription costs, or how the subscription stands; `standing` is what later modules say of it. */
export function SubscriptionPage({ standing }: { standing: ReactNode }) {
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
            <Plan key={profile.id} profile={profile} standing={standing} />
          )
        }
      </QueryGate>
    </>
  )
}

/** What came of the payment that the landlord comes back from, read once and taken out of the address. */
function usePaid(account: number) {
  const { history } = useRouter()
  const [{ subscribed }] = useSearchParams(address)
  const [outcome, setOutcome] = useState(subscribed)
  const [back] = useState(() => (subscribed === '' ? null : readInterrupted(account)))
  const takeOut = useEffectEvent(() => {
    if (subscribed === '') return
    const { pathname, search } = history.location
    history.replace(patchUrl(pathname, search, { subscribed: undefined }), back === null ? {} : { interrupted: back })
    forgetInterrupted()
  })
  useEffect(() => takeOut(), [])
  return { outcome, back, forget: () => setOutcome('') }
}

function Plan({ profile, standing }: { profile: Profile; standing: ReactNode }) {
  const t = useWords(subscriptionWords)
  const { outcome, back, forget } = usePaid(profile.id)
  const [seen, setSeen] = useState('')
  const { info, confirming } = useSubscription(profile, outcome === 'success')
  const isActive = profile.subscriptionActive
  const news = outcome === 'success' ? (isActive ? 'active' : confirming) : isActive ? '' : outcome
  // Whoever has closed the dialog while it was waited for is told once more when it is there.
  const part = news === 'late' ? 'soon' : news
  return (
    <>
      {isActive ? (
        <>
          <ActivePlan info={info} />
          {standing}
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
          {standing}
          <FreePlan profile={profile} />
        </>
      )}
      {news !== '' && news !== 'no' && seen !== part && (
        <PaidDialog outcome={news} back={back} onClose={() => setSeen(part)} />
      )}
    </>
  )
}
