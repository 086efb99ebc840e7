import { Button } from '@mantine/core'
import { useState } from 'react'
import { FilesBeside } from '../../../base/file/web/FilesBeside'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import type { Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { useWords } from '../../../base/ui/words/use-words'
import type { ExpenseDetail } from '../../../books/expense/model'
import { deletingIsFinal } from '../../../books/expense/rules'
import { ExpenseFacts } from '../../../books/expense/web/ExpenseFacts'
import { useExpenseName } from '../../../books/expense/web/use-expense-name'
import { expenseWords } from '../../../books/expense/words'
import { RepeatPart } from '../../../books/repeat/web/RepeatPart'
import { repeatWords } from '../../../books/repeat/words'
import type { TrashedRecord } from '../../../books/trash/web/use-restore'
import { accountCalls } from '../../../landlord/account/calls'
import type { PlanLimit } from '../../../landlord/plan/web/limit'
import { LimitDialog } from '../../../landlord/plan/web/LimitDialog'
import { ExpenseDeleteQuestion, SeriesTrashQuestion } from './ExpenseQuestions'

export interface ExpenseInfoProps {
  readonly expense: Tagged<ExpenseDetail>
  readonly onEdit: () => void
  readonly onClose: () => void
  readonly invalidates: readonly Row[]
  /** Takes it out of the trash folder again. */
  readonly undo: (record: TrashedRecord) => void
}

/** One expense with all its fields and files, and what can be done with it. */
export function ExpenseInfoDialog({ expense, onEdit, onClose, invalidates, undo }: ExpenseInfoProps) {
  const t = useWords(expenseWords)
  const series = useWords(repeatWords)
  const nameOf = useExpenseName()
  const [asking, setAsking] = useState<'' | 'one' | 'series'>('')
  const profile = useEndpointQuery(accountCalls.profile)
  const [limit, setLimit] = useState<PlanLimit | null>(null)
  const { viewer, open, looked } = useFileViewer(expense.files)
  if (viewer) return viewer
  if (limit !== null) return <LimitDialog limit={limit} profile={profile.data} onOk={() => setLimit(null)} />
  // Of a voucher that a repeat has made it is the series of the one that repeats.
  const seriesId = expense.isAutoGenerate ? expense.parentBilagId : expense.seriesTotal > 0 ? expense.id : null
  const question = { expense, invalidates, undo, onKeep: () => setAsking(''), onGone: onClose }
  if (asking === 'series' && seriesId !== null) return <SeriesTrashQuestion {...question} id={seriesId} />
  if (asking === 'one') return <ExpenseDeleteQuestion {...question} />
  return (
    <Dialog title={nameOf(expense)} opened onClose={onClose} size="wide" beside={expense.files.length > 0}>
      <div className="ui-form">
        <FilesBeside files={expense.files} onLarge={open} />
        <ExpenseFacts expense={expense} />
        <RepeatPart expense={expense} invalidates={invalidates} onLimit={setLimit} />
        <FileThumbs files={expense.files} focus={looked} onOpen={open} />
        <div className="ui-form-actions">
          <Button variant="outline" color="red" onClick={() => setAsking('one')}>
            {t(deletingIsFinal(expense) ? 'deleteForGood' : 'toTrash')}
          </Button>
          {seriesId !== null && (
            <Button variant="outline" color="red" onClick={() => setAsking('series')}>
              {series('seriesToTrash')}
            </Button>
          )}
          <Button onClick={onEdit}>{t(expense.archived ? 'fillOut' : 'edit')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
