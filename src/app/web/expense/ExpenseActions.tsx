import { Button } from '@mantine/core'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseWords } from '../../../books/expense/words'

export interface ExpenseActionsProps {
  readonly busy: boolean
  /** Left out for a voucher that is filled out. */
  readonly onArchive: (() => void) | undefined
  readonly onCancel: () => void
  readonly cancelText: string
  /** For a new one alone. */
  readonly onSaveAndNew: (() => void) | undefined
}

/** What can be done with the form of an expense beside saving it. */
export function ExpenseActions({ busy, onArchive, onCancel, cancelText, onSaveAndNew }: ExpenseActionsProps) {
  const t = useWords(expenseWords)
  return (
    <>
      {onArchive && (
        <Button variant="subtle" disabled={busy} onClick={onArchive}>
          {t('archive')}
        </Button>
      )}
      <Button variant="default" visibleFrom="xs" disabled={busy} onClick={onCancel}>
        {cancelText}
      </Button>
      {onSaveAndNew && (
        <Button variant="default" disabled={busy} title={t('saveAndNewKeys')} onClick={onSaveAndNew}>
          {t('saveAndNew')}
        </Button>
      )}
    </>
  )
}

export interface ArchiveQuestionProps {
  readonly opened: boolean
  readonly onNo: () => void
  readonly onYes: () => void
}

/** Asks before a voucher is kept to be filled out later. */
export function ArchiveQuestion({ opened, onNo, onYes }: ArchiveQuestionProps) {
  const t = useWords(expenseWords)
  return (
    <ConfirmDialog
      title={t('archiveTitle')}
      text={t('archiveText')}
      opened={opened}
      onCancel={onNo}
      cancelText={t('archiveNo')}
      confirmText={t('archiveYes')}
      onConfirm={onYes}
    />
  )
}
