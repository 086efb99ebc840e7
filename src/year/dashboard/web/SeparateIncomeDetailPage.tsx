import { useRouter } from '@tanstack/react-router'
import { useAnswer } from '../../../base/ui/answer'
import { useWords } from '../../../base/ui/use-words'
import { incomeCalls } from '../../../books/income/calls'
import { IncomeDetailView } from '../../../books/income/web/IncomeDetailView'
import { dashboardWords } from '../words'
import { RecordGate, useSlug } from './RecordGate'
import { VoucherDialogs } from './VoucherDialogs'
import { lists, useUndo } from './vouchers'

const listHref = '/home/separate-income-bilags'

/** One income that no contract has made. */
export default function SeparateIncomeDetailPage() {
  const t = useWords(dashboardWords)
  const { history } = useRouter()
  const slug = useSlug()
  const undo = useUndo()
  const answer = useAnswer(incomeCalls.read, { params: { id: slug } }, { keep: false })
  return (
    <>
      <RecordGate
        title={t('income')}
        listHref={listHref}
        trashHref={`/home/trash-folder/income-bilag-${slug}`}
        answer={answer}
      >
        {(income) => (
          <IncomeDetailView
            income={income}
            listHref={listHref}
            refreshes={lists}
            undo={undo.income}
            onGone={() => history.push(listHref)}
          />
        )}
      </RecordGate>
      <VoucherDialogs />
    </>
  )
}
