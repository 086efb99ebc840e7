import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { osloDay } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { percentOf } from '../../../base/kit/money'
import { useSend } from '../../../base/ui/answer'
import { Badge } from '../../../base/ui/badge'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog'
import { DescriptionList } from '../../../base/ui/description-list'
import { Dialog } from '../../../base/ui/dialog'
import { dmy, kr } from '../../../base/ui/format'
import { toast } from '../../../base/ui/toast'
import { useWords } from '../../../base/ui/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { supplierCalls } from '../../supplier/calls'
import { expenseCalls } from '../calls'
import type { ExpenseDetail } from '../model'
import { deletingIsFinal } from '../rules'
import { expenseWords } from '../words'
import { supplierText } from './supplier-text'

const Gallery = lazy(() => import('../../../base/file/web/Gallery'))

export interface ExpenseInfoProps {
  readonly expense: ExpenseDetail
  readonly houseName: string
  readonly defaultSupplierId: number | null
  /** Which file is shown large, from 1; 0: none. */
  readonly file: number
  readonly onFile: (file: number) => void
  readonly onCloseFile: () => void
  readonly onEdit: () => void
  readonly onClose: () => void
  readonly refreshes: readonly Row[]
}

/** One expense with all its fields and files, and what can be done with it. */
export function ExpenseInfoDialog({ expense, houseName, defaultSupplierId, file, onFile, onCloseFile, onEdit, onClose, refreshes }: ExpenseInfoProps) {
  const t = useWords(expenseWords)
  const [confirming, setConfirming] = useState(false)
  const [looked, setLooked] = useState<number>()
  const remove = useSend(expenseCalls.remove, { refreshes: [...refreshes, accountCalls.profile, supplierCalls.list] })
  const { archived, franchise, sum } = expense
  const final = deletingIsFinal(expense)
  const untitled = expense.description === ''
  const name = untitled ? t('untitled') : expense.description
  const supplier = expense.supplierId === defaultSupplierId ? t('noSupplier') : supplierText(expense)

  if (file > 0 && file <= expense.files.length) {
    const close = () => {
      setLooked(file - 1)
      onCloseFile()
    }
    return (
      <Suspense>
        <Gallery files={expense.files} index={file - 1} onIndex={(index) => onFile(index + 1)} onClose={close} />
      </Suspense>
    )
  }
  if (confirming) {
    const sendRemoval = async () => {
      try {
        await remove.send({ params: { id: String(expense.id) } })
      } catch {
        // The refusal stands in the dialog.
        return
      }
      toast.success(untitled ? t('deletedUntitled') : t(final ? 'deleted' : 'trashed', { name }))
      onClose()
    }
    const repeats = expense.isRepeated && !expense.isRepeatStopped && !expense.isAutoGenerate
    return (
      <ConfirmDialog
        title={untitled ? t('deleteUntitled') : t(final ? 'deleteTitle' : 'toTrashTitle', { name })}
        text={final ? t('deleteText') : repeats ? `${t('toTrashText')} ${t('toTrashRepeat')}` : t('toTrashText')}
        opened
        onCancel={() => {
          remove.renew()
          setConfirming(false)
        }}
        cancelText={t('keep')}
        confirmText={t(final ? 'deleteForGood' : 'toTrash')}
        onConfirm={() => void sendRemoval()}
        danger
        busy={remove.busy}
        error={remove.error}
      />
    )
  }
  return (
    <Dialog title={name} opened onClose={onClose} size="wide">
      <div className="ui-form">
        <p>
          <Badge kind={archived ? 'archived' : 'expense'}>{t(archived ? 'archivedBadge' : 'infoTitle')}</Badge>{' '}
          {expense.isAutoGenerate && <Badge kind="archived">{t('automatic')}</Badge>} {archived && t('archivedNote')}
        </p>
        <DescriptionList
          items={[
            { term: t('sum'), value: sum === null ? null : kr(sum) },
            { term: t('date'), value: expense.date === null ? null : dmy(expense.date) },
            { term: t('cost_type'), value: expense.cost_type === null ? null : t(expense.cost_type) },
            { term: t('franchise'), value: sum === null ? `${franchise} %` : t('shareOf', { share: franchise, amount: kr(percentOf(sum, franchise)) }) },
            { term: t('supplierId'), value: supplier },
            { term: t('houseId'), value: houseName },
            { term: t('repeat'), value: t(expense.repeat) },
            { term: t('changed'), value: dmy(osloDay(expense.updated_at)) },
          ]}
        />
        <FileThumbs files={expense.files} focus={looked} onOpen={(index) => onFile(index + 1)} />
        <div className="ui-form-actions">
          <Button variant="outline" color="red" onClick={() => setConfirming(true)}>
            {t(final ? 'deleteForGood' : 'toTrash')}
          </Button>
          <Button onClick={onEdit}>{t(archived ? 'fillOut' : 'edit')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
