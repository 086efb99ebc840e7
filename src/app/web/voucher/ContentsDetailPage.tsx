import { useRouter } from '@tanstack/react-router'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { depreciationCalls } from '../../../books/depreciation/calls'
import { ItemDetailView } from '../../../books/depreciation/web/ItemDetailView'
import { dashboardWords } from '../../../year/dashboard/words'
import { RecordGate, useSlug } from './RecordGate'
import { VoucherDialogs } from './VoucherDialogs'
import { callsReadingVouchers, useUndo } from './vouchers'

const listHref = '/home/furniture-and-home-contents'

export default function ContentsDetailPage() {
  const t = useWords(dashboardWords)
  const { history } = useRouter()
  const slug = useSlug()
  const undo = useUndo()
  const dialogs = useDialogParams()
  const query = useEndpointQuery(depreciationCalls.read, { params: { id: slug } }, { keepPreviousData: false })
  return (
    <RecordGate
      title={t('depreciation')}
      listHref={listHref}
      trashHref={`/home/trash-folder/depreciation-bilag-${slug}`}
      query={query}
    >
      {(item) => (
        <>
          <ItemDetailView
            item={item}
            listHref={listHref}
            invalidates={callsReadingVouchers}
            undo={undo.item}
            onEdit={() => dialogs.open({ editItem: item.id })}
            onGone={() => history.push(listHref)}
          />
          <VoucherDialogs />
        </>
      )}
    </RecordGate>
  )
}
