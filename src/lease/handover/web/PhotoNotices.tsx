import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import { handoverScreenWords } from '../words'
import type { PhotoQueue } from './use-photo-queue'

/** Says which photos of a form aren't sent, and why. */
export function PhotoNotices({ queue }: { readonly queue: PhotoQueue }) {
  const t = useWords(handoverScreenWords)
  return (
    <>
      {queue.waiting > 0 && <Notice kind="info">{t('waiting', { count: queue.waiting })}</Notice>}
      {queue.isUnkept && queue.waiting > 0 && <Notice kind="warning">{t('notKept')}</Notice>}
      {queue.problem !== null && <Notice kind="warning">{t('photoLost', { why: queue.problem })}</Notice>}
    </>
  )
}
