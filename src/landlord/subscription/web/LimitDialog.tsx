import { CallError } from '../../../base/ui/query/call-request'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import type { Profile } from '../../account/model'
import { useSubscribe } from './use-subscribe'
import { subscriptionWords } from '../words'
import { stops, type Limit } from './limit'

const titles = {
  endOf28Days: 'limit28Title',
  endOf30Days: 'limit30Title',
  nearFreeLimit: 'limit15Title',
  freeLimit: 'limit21Title',
  subscriptionRequired: 'limitSubscribeTitle',
} as const

interface LimitDialogProps {
  readonly limit: Limit
  readonly profile: Pick<Profile, 'trial' | 'free'> | undefined
  readonly onOk: () => void
}

/** Says what the plan allows; OK goes on where that is possible, Subscribe leads to the subscription. */
export function LimitDialog({ limit, profile, onOk }: LimitDialogProps) {
  const t = useWords(subscriptionWords)
  const errorText = useErrorText()
  const subscribe = useSubscribe()
  const { used = 0, cap = 0 } = profile?.free ?? {}
  const text =
    limit === 'endOf28Days'
      ? t('limit28Text', { day: profile?.trial.day ?? 28 })
      : limit === 'nearFreeLimit'
        ? t('limit15Text', { left: Math.max(cap - used, 0) })
        : errorText(new CallError(limit, 402))
  return (
    <ConfirmDialog
      title={t(titles[limit], { used, cap })}
      text={
        <>
          <p>{text}</p>
          {stops(limit) && <p>{t('limitKept')}</p>}
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
