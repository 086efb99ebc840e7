import { useRouter } from '@tanstack/react-router'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { incomeCalls } from '../../../books/income/calls'
import { IncomeDetailView } from '../../../books/income/web/IncomeDetailView'
import { dashboardWords } from '../../../year/dashboard/words'
import { PaidByPayment } from './PaidByPayment'
import { RecordGate, useSlug } from './RecordGate'
import { VoucherDialogs } from './VoucherDialogs'
import { callsReadingVouchers, useUndo } from './vouchers'

const listHref = '/home/separate-income-bilags'

/** Shows an income that no contract has booked. */
export default function SeparateIncomeDetailPage() {
  const t = useWords(dashboardWords)
  const { history } = useRouter()
  const slug = useSlug()
  const undo = useUndo()
  const query = useEndpointQuery(incomeCalls.read, { params: { id: slug } }, { keepPreviousData: false })
  return (
    <>
      <RecordGate
        title={t('income')}
        listHref={listHref}
        trashHref={`/home/trash-folder/income-bilag-${slug}`}
        query={query}
      >
        {(income) => (
          <IncomeDetailView
            income={income}
            listHref={listHref}
            paid={<PaidByPayment kind="income" id={income.id} />}
            invalidates={callsReadingVouchers}
            undo={undo.income}
            onGone={() => history.push(listHref)}
          />
        )}
      </RecordGate>
      <VoucherDialogs />
    </>
  )
}
