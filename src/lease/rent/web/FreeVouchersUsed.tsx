import { Notice } from '../../../base/ui/page/notice'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { rentWords } from '../words'

/**
 * Says how many free vouchers are used for the rent that is booked at once. Shows nothing for an
 * account without a limit.
 */
export function FreeVouchersUsed({ count }: { readonly count: number }) {
  const t = useWords(rentWords)
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  if (!profile || profile.subscriptionActive || profile.free === null || count === 0) return null
  const left = profile.trial?.state === 'blocked' ? 0 : Math.max(0, profile.free.cap - profile.free.used)
  return (
    <Notice kind={count > left ? 'warning' : 'info'}>
      {t('signPlaces', { count, left })} {count > left && t('signPlacesShort')}
    </Notice>
  )
}
