import { CallError } from '../../../base/ui/query/call-request'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import type { Profile } from '../../account/model'
import { useSubscribe } from './use-subscribe'
import { planLimitWords } from '../words'
import { isAfterSubscription, limitStopsVouchers, type PlanLimit } from './limit'

const titles = {
  endOf28Days: 'limit28Title',
  endOf30Days: 'limit30Title',
  nearFreeLimit: 'limit15Title',
  freeLimit: 'limit21Title',
  subscriptionRequired: 'limitSubscribeTitle',
  noRoom: 'limitRoomTitle',
} as const

/** The texts that replace the usual ones after a subscription has ended. */
const textsAfter: Partial<Record<PlanLimit, 'limitEndedTrial' | 'limitEndedFree' | 'limitEndedRequired'>> = {
  endOf30Days: 'limitEndedTrial',
  freeLimit: 'limitEndedFree',
  subscriptionRequired: 'limitEndedRequired',
}

interface LimitDialogProps {
  readonly limit: PlanLimit
  readonly profile: Pick<Profile, 'trial' | 'free' | 'subscriptionActive' | 'subscriptionEndsOn'> | undefined
  readonly onOk: () => void
}

export function LimitDialog({ limit, profile, onOk }: LimitDialogProps) {
  const t = useWords(planLimitWords)
  const errorText = useErrorText()
  const subscribe = useSubscribe()
  const { used = 0, cap = 0 } = profile?.free ?? {}
  const after = profile !== undefined && isAfterSubscription(limit, profile) ? textsAfter[limit] : undefined
  const textOf = (): string => {
    if (after !== undefined) return t(after, { used, cap })
    if (limit === 'noRoom') return t('limitRoomText', { used, cap })
    if (limit === 'endOf28Days') return t('limit28Text', { day: profile?.trial?.day ?? 28 })
    if (limit === 'nearFreeLimit') return t('limit15Text', { left: Math.max(cap - used, 0) })
    return errorText(new CallError(limit, 402))
  }
  return (
    <ConfirmDialog
      title={t(after === undefined ? titles[limit] : 'limitEndedTitle', { used, cap })}
      text={
        <>
          <p>{textOf()}</p>
          {limitStopsVouchers(limit) && <p>{t('limitKept')}</p>}
        </>
      }
      opened
      onCancel={onOk}
      cancelText={t('ok')}
      confirmText={t('subscribe')}
      onConfirm={subscribe}
    />
  )
}
