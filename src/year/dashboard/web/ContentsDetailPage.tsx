import { useRouter } from '@tanstack/react-router'
import { useAnswer } from '../../../base/ui/answer'
import { useWords } from '../../../base/ui/use-words'
import { depreciationCalls } from '../../../books/depreciation/calls'
import { ItemDetailView } from '../../../books/depreciation/web/ItemDetailView'
import { dashboardWords } from '../words'
import { RecordGate, useSlug } from './RecordGate'
import { lists, useUndo } from './vouchers'

const listHref = '/home/furniture-and-home-contents'

/** One household item with its calculation. */
export default function ContentsDetailPage() {
  const t = useWords(dashboardWords)
  const { history } = useRouter()
  const slug = useSlug()
  const undo = useUndo()
  const answer = useAnswer(depreciationCalls.read, { params: { id: slug } }, { keep: false })
  return (
    <RecordGate
      title={t('depreciation')}
      listHref={listHref}
      trashHref={`/home/trash-folder/depreciation-bilag-${slug}`}
      answer={answer}
    >
      {(item) => (
        <ItemDetailView
          item={item}
          listHref={listHref}
          refreshes={lists}
          undo={undo.item}
          onGone={() => history.push(listHref)}
        />
      )}
    </RecordGate>
  )
}
