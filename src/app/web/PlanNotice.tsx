import { errorWords } from '../../base/kit/words-errors'
import { useAnswer } from '../../base/ui/answer'
import { RouteLink } from '../../base/ui/link'
import { NoticeLine } from '../../base/ui/states'
import { useWords } from '../../base/ui/use-words'
import { accountCalls } from '../../landlord/account/calls'
import { planNotice } from './plan-notice'
import { planWords } from './words-plan'

/** Trial and free limit, one line under the top bar. */
export function PlanNotice() {
  const t = useWords(planWords)
  const refused = useWords(errorWords)
  const { data } = useAnswer(accountCalls.profile)
  const kind = data ? planNotice(data) : null
  if (!data || kind === null) return null
  const text =
    kind === 'trialWarning'
      ? t(kind, { day: data.trial.day })
      : kind === 'freeWarning'
        ? t(kind, { used: data.free.used, cap: data.free.cap })
        : refused(kind)
  return (
    <section aria-label={t('planLabel')}>
      <NoticeLine kind="warning" action={<RouteLink href="/profile/subscription">{t('planMore')}</RouteLink>}>
        {text}
      </NoticeLine>
    </section>
  )
}
