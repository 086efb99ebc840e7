import { addDays, formatDay } from '../../../base/kit/day'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { trialBlockDay } from '../rules'
import type { Profile } from '../../account/model'
import { planLimitWords } from '../words'
import styles from '../../account/web/settings.module.css'

export function FreePlan({ profile: { firstBilagDate, trial, free } }: { profile: Profile }) {
  const t = useWords(planLimitWords)
  if (trial === null || free === null) return null
  const { used, cap } = free
  return (
    <Panel title={t('plan')}>
      <DescriptionList
        items={[
          { term: t('trial'), value: <Trial firstBilagDate={firstBilagDate} trial={trial} /> },
          {
            term: t('free'),
            value: (
              <>
                {t(used > cap ? 'freeOver' : 'freeUsed', { used, cap })}
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
  )
}

interface TrialProps extends Pick<Profile, 'firstBilagDate'> {
  readonly trial: NonNullable<Profile['trial']>
}

function Trial({ firstBilagDate, trial }: TrialProps) {
  const t = useWords(planLimitWords)
  if (firstBilagDate === null) return t('trialNotBegun', { days: trialBlockDay })
  if (trial.state === 'blocked') return t('trialOver', { end: formatDay(addDays(firstBilagDate, trialBlockDay)) })
  return t('trialOpen', {
    count: trialBlockDay - trial.day,
    days: trialBlockDay,
    last: formatDay(addDays(firstBilagDate, trialBlockDay - 1)),
  })
}
