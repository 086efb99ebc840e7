import { useRouter } from '@tanstack/react-router'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { useWords } from '../../../base/ui/words/use-words'
import { subscriptionWords } from '../words'
import type { InterruptedPage } from '../../plan/web/use-subscribe'

export interface PaidDialogProps {
  /** `soon` and `late`: it is paid, but the server doesn't know yet. */
  readonly outcome: 'active' | 'soon' | 'late' | 'fail'
  /** Null if there is nothing to go back to. */
  readonly back: InterruptedPage | null
  readonly onClose: () => void
}

const titles = { active: 'paidTitle', soon: 'soonTitle', late: 'lateTitle', fail: 'failTitle' } as const
const texts = { active: 'paidText', soon: 'soonText', late: 'lateText', fail: 'failText' } as const

export function PaidDialog({ outcome, back, onClose }: PaidDialogProps) {
  const t = useWords(subscriptionWords)
  const { history } = useRouter()
  const isOver = outcome === 'active' || outcome === 'fail'
  return (
    <ConfirmDialog
      title={t(titles[outcome])}
      text={
        <>
          <p>{t(texts[outcome])}</p>
          {isOver && back !== null && (
            <p>
              {t('goOnText')} {back.isTyped && t('formKept')}
            </p>
          )}
        </>
      }
      opened
      cancelText={t('ok')}
      onCancel={onClose}
      {...(isOver &&
        back !== null && {
          confirmText: t('goOn'),
          // Replaces the history entry of this page. Back then opens the page that it opened before
          // the subscription.
          onConfirm: () => history.replace(back.href),
        })}
    />
  )
}
