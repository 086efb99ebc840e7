import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { useWords } from '../../../base/ui/words/use-words'
import { taxPageWords } from './words'

interface ConfirmWholeProps {
  readonly year: number
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Asks before the draft becomes the complete tax return. */
export default function ConfirmWhole({ year, onCancel, onConfirm }: ConfirmWholeProps) {
  const t = useWords(taxPageWords)
  return (
    <ConfirmDialog
      title={t('confirmTitle')}
      text={t('confirmText', { year })}
      opened
      onCancel={onCancel}
      confirmText={t('confirmSend')}
      onConfirm={onConfirm}
    />
  )
}
