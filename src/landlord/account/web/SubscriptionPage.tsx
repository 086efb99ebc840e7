import { addDays, formatDay } from '../../../base/kit/day'
import { useAnswer } from '../../../base/ui/answer'
import { DescriptionList } from '../../../base/ui/description-list'
import { RouteLink } from '../../../base/ui/link'
import { PageHead, Panel } from '../../../base/ui/page'
import { AnswerGate } from '../../../base/ui/states'
import { useWords } from '../../../base/ui/use-words'
import { blockDay } from '../../subscription/rules'
import { accountCalls } from '../calls'
import type { Profile } from '../model'
import { subscriptionWords } from '../words-subscription'
import styles from './settings.module.css'

/** How the plan stands: the days of the trial, the free vouchers, or an active subscription. */
export default function SubscriptionPage() {
  const t = useWords(subscriptionWords)
  const answer = useAnswer(accountCalls.profile)
  return (
    <>
      <PageHead title={t('title')} />
      <AnswerGate answer={answer}>
        {(profile) => (profile.subscriptionActive ? <Active /> : <Free profile={profile} />)}
      </AnswerGate>
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
