import { useParams, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useAnswer } from '../../../base/ui/answer'
import { CallError } from '../../../base/ui/call-request'
import { PageHead } from '../../../base/ui/page'
import { ErrorState, Loading, NotFound } from '../../../base/ui/states'
import { useLanguage, useWords } from '../../../base/ui/use-words'
import { lifeCalls } from '../calls-life'
import { fullName } from '../rules-list'
import { contractDetailWords } from '../words-detail'

const Gallery = lazy(() => import('../../../base/file/web/Gallery'))

/** The contract's PDF by its own address: shown here, because a browser may not show what is sent to be saved. */
export default function PaperPage() {
  const t = useWords(contractDetailWords)
  const [language] = useLanguage()
  const { history } = useRouter()
  const params: { slug?: string } = useParams({ strict: false })
  const asked = { params: { id: params.slug ?? '' } }
  const contract = useAnswer(lifeCalls.read, asked)
  const paper = useAnswer(lifeCalls.paper, { ...asked, query: { lang: language } }, { keep: false, staleTime: 0 })
  const error = paper.error ?? contract.error
  if (error instanceof CallError && (error.status === 404 || error.status === 422))
    return <NotFound homeHref="/home/contract" />
  return (
    <>
      <PageHead title={t('title')} />
      {error ? (
        <ErrorState error={error} retry={() => Promise.all([paper.refetch(), contract.refetch()])} />
      ) : paper.data && contract.data ? (
        <Suspense fallback={<Loading label={t('pdfOpening')} />}>
          <Gallery
            files={[
              {
                url: paper.data.url,
                name: `${t('pdfName', { name: fullName(contract.data) })}.pdf`,
                type: 'application/pdf',
              },
            ]}
            index={0}
            onIndex={() => undefined}
            onClose={() => history.push(`/home/contract/${asked.params.id}`)}
          />
        </Suspense>
      ) : (
        <Loading label={t('pdfOpening')} />
      )}
    </>
  )
}
