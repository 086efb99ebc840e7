import { useParams, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { CallError } from '../../../base/ui/query/call-request'
import { PageHeader } from '../../../base/ui/page/page'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Loading } from '../../../base/ui/page/loading'
import { NotFound } from '../../../base/ui/page/not-found'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { tenantName } from '../../../books/income/rules-tenant'
import { existingContractCalls } from '../../../lease/contract/calls-existing'
import { paperCalls } from '../../../lease/document/calls'
import { contractDetailWords } from '../../../lease/contract-overview/words'

const FileViewer = lazy(() => import('../../../base/file/web/FileViewer'))

/** Shows the lease in our own viewer, because a browser may save a PDF instead of showing it. */
export default function ContractPdfPage() {
  const t = useWords(contractDetailWords)
  const [language] = useLanguage()
  const { history } = useRouter()
  const params: { slug?: string } = useParams({ strict: false })
  const asked = { params: { id: params.slug ?? '' } }
  const contract = useEndpointQuery(existingContractCalls.read, asked)
  const paper = useEndpointQuery(
    paperCalls.paper,
    { ...asked, query: { lang: language } },
    { keepPreviousData: false, staleTime: 0 },
  )
  const error = paper.error ?? contract.error
  if (error instanceof CallError && (error.status === 404 || error.status === 422))
    return <NotFound homeHref="/home/contract" />
  return (
    <>
      <PageHeader title={t('title')} />
      {error ? (
        <ErrorState error={error} retry={() => Promise.all([paper.refetch(), contract.refetch()])} />
      ) : paper.data && contract.data ? (
        <Suspense fallback={<Loading label={t('pdfOpening')} />}>
          <FileViewer
            files={[
              {
                url: paper.data.url,
                name: `${t('pdfName', { name: tenantName(contract.data) })}.pdf`,
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
