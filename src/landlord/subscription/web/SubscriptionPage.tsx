import { addDays, formatDay } from '../../../base/kit/day'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { RouteLink } from '../../../base/ui/page/link'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useWords } from '../../../base/ui/words/use-words'
import { blockDay } from '../rules'
import { accountCalls } from '../../account/calls'
import type { Profile } from '../../account/model'
import { subscriptionWords } from '../words'
import styles from '../../account/web/settings.module.css'

/** How the plan stands: the days of the trial, the free vouchers, or an active subscription. */
export default function SubscriptionPage() {
  const t = useWords(subscriptionWords)
  const query = useEndpointQuery(accountCalls.profile)
  return (
    <>
      <PageHeader title={t('title')} />
      <QueryGate query={query}>
        {(profile) => (profile.subscriptionActive ? <Active /> : <Free profile={profile} />)}
      </QueryGate>
    </>
  )
}

function Active() {
  const t = useWords(subscriptionWords)
  return (
    <>
      <Panel title={t('active')}>
        <p>{t('activeText')}</p>
      </Panel>
      <Panel title={t('managing')}>
        <NotHere text={t('notManaged')} />
      </Panel>
    </>
  )
}

function Free({ profile }: { profile: Profile }) {
  const t = useWords(subscriptionWords)
  const { used, cap } = profile.free
  return (
    <>
      <Panel title={t('plan')}>
        <DescriptionList
          items={[
            { term: t('trial'), value: <Trial profile={profile} /> },
            {
              term: t('free'),
              value: (
                <>
                  {t('freeUsed', { used, cap })}
                  <span className={styles.meter} aria-hidden>
                    <span style={{ width: `${Math.min(100, (used / cap) * 100)}%` }} />
                  </span>
                  <p className="ui-fine">{t('freeHelp')}</p>
                </>
              ),
            },
          ]}
        />
        <p className={styles.textAfter}>{t('after')}</p>
      </Panel>
      <Panel title={t('buying')}>
        <NotHere text={t('notOpen')} />
      </Panel>
    </>
  )
}

function Trial({ profile: { firstBilagDate, trial } }: { profile: Profile }) {
  const t = useWords(subscriptionWords)
  if (firstBilagDate === null) return t('trialNotBegun', { days: blockDay })
  if (trial.state === 'blocked') return t('trialOver', { end: formatDay(addDays(firstBilagDate, blockDay)) })
  return t('trialOpen', {
    count: blockDay - trial.day,
    days: blockDay,
    last: formatDay(addDays(firstBilagDate, blockDay - 1)),
  })
}

/** What this page can't do, said plainly, and whom to ask. */
function NotHere({ text }: { text: string }) {
  const t = useWords(subscriptionWords)
  return (
    <p className={styles.textAlone}>
      {text} <RouteLink href="/profile/contact-us">{t('contact')}</RouteLink>
    </p>
  )
}
