import { addDays, formatDay } from '../../../base/kit/day'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { blockDay } from '../rules'
import type { Profile } from '../../account/model'
import { planLimitWords } from '../words'
import styles from '../../account/web/settings.module.css'

/** How far the days of the trial and the free vouchers reach. */
export function FreePlan({ profile }: { profile: Profile }) {
  const t = useWords(planLimitWords)
  const { used, cap } = profile.free
  return (
    <Panel title={t('plan')}>
      <DescriptionList
        items={[
          { term: t('trial'), value: <Trial profile={profile} /> },
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

function Trial({ profile: { firstBilagDate, trial } }: { profile: Profile }) {
  const t = useWords(planLimitWords)
  if (firstBilagDate === null) return t('trialNotBegun', { days: blockDay })
  if (trial.state === 'blocked') return t('trialOver', { end: formatDay(addDays(firstBilagDate, blockDay)) })
  return t('trialOpen', {
    count: blockDay - trial.day,
    days: blockDay,
    last: formatDay(addDays(firstBilagDate, blockDay - 1)),
  })
}
