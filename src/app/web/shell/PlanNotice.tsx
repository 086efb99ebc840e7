import { anyCallErrorWords } from '../../../base/kit/words-errors-any-call'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { planNotice } from './plan-notice'
import { planWords } from './words-plan'

/** Trial and free limit, one line under the top bar. */
export function PlanNotice() {
  const t = useWords(planWords)
  const refused = useWords(anyCallErrorWords)
  const { data } = useEndpointQuery(accountCalls.profile)
  const kind = data ? planNotice(data) : null
  if (!data || kind === null) return null
  const text =
    kind === 'trialWarning'
      ? t(kind, { day: data.trial?.day ?? 0 })
      : kind === 'freeWarning'
        ? t(kind, { used: data.free?.used ?? 0, cap: data.free?.cap ?? 0 })
        : kind === 'subscriptionEnded'
          ? t(kind)
          : refused(kind)
  return (
    <section aria-label={t('planLabel')}>
      <Notice kind="warning" action={<RouteLink href="/profile/subscription">{t('planMore')}</RouteLink>}>
        {text}
      </Notice>
    </section>
  )
}
