import { CallError } from '../../../base/ui/call-request'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog'
import { useErrorText } from '../../../base/ui/error-text'
import { useWords } from '../../../base/ui/use-words'
import type { Profile } from '../../../landlord/account/model'
import { useSubscribe } from '../../../landlord/subscription/web/use-subscribe'
import { expenseWords } from '../words'

/** What the plan says to recording one more: why not, or that the end is near. Null: nothing to say. */
export type Limit = 'endOf28Days' | 'endOf30Days' | 'nearFreeLimit' | 'freeLimit' | 'subscriptionRequired'

export const stops = (limit: Limit): boolean => limit !== 'endOf28Days' && limit !== 'nearFreeLimit'

/** The trial goes before the count of free vouchers: it ends earlier for whoever meets both. */
export function limitOf({ subscriptionActive, trial, free }: Pick<Profile, 'subscriptionActive' | 'trial' | 'free'>): Limit | null {
  if (subscriptionActive) return null
  if (trial.state === 'blocked') return 'endOf30Days'
  if (free.used >= free.cap) return 'freeLimit'
  if (trial.state === 'warning') return 'endOf28Days'
  return free.used >= free.warnAt ? 'nearFreeLimit' : null
}

/** The limit that a refused call names; null for any other refusal. */
export function limitOfError(error: unknown): Limit | null {
  if (!(error instanceof CallError)) return null
  const reason = error.message
  return reason === 'endOf30Days' || reason === 'freeLimit' || reason === 'subscriptionRequired' ? reason : null
}

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

/** Tells what the plan allows; OK goes on where that is possible, Subscribe leads to the subscription. */
export function LimitDialog({ limit, profile, onOk }: LimitDialogProps) {
  const t = useWords(expenseWords)
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
      {...(subscribe ? { confirmText: t('subscribe'), onConfirm: subscribe } : {})}
    />
  )
}
