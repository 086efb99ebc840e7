import { Anchor } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FileInfo } from '../../../base/file/model'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import { isMissing } from '../../../base/ui/query/call-request'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { LinkButton, RouteLink } from '../../../base/ui/page/link'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { NotFound } from '../../../base/ui/page/not-found'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useWords } from '../../../base/ui/words/use-words'
import { depreciationCalls } from '../../../books/depreciation/calls'
import { ItemFacts } from '../../../books/depreciation/web/ItemFacts'
import { expenseCalls } from '../../../books/expense/calls'
import { ExpenseFacts } from '../../../books/expense/web/ExpenseFacts'
import { incomeCalls } from '../../../books/income/calls'
import { incomeName } from '../../../books/income/rules'
import { IncomeFacts } from '../../../books/income/web/IncomeFacts'
import type { TrashType } from '../../../books/trash/model'
import { TrashActions } from '../../../books/trash/web/TrashActions'
import { useHouseOfRecord } from '../../../landlord/house/web/use-house-of-record'
import { trashWords } from '../../../books/trash/words'
import { dashboardWords } from '../../../year/dashboard/words'
import { useSlug } from './RecordGate'
import { readSlug } from './trash-rows'
import { callsStaleAfterTrash } from './vouchers'

const listHref = '/home/trash-folder'

export default function TrashDetailPage() {
  const named = readSlug(useSlug())
  if (named === null) return <NotFound homeHref={listHref} />
  const One = { bilag: TrashedExpense, 'income-bilag': TrashedIncome, 'depreciation-bilag': TrashedItem }[named.type]
  return <One key={`${named.type} ${named.id}`} id={named.id} />
}

function TrashedExpense({ id }: { id: string }) {
  const t = useWords(dashboardWords)
  const query = useEndpointQuery(expenseCalls.read, { params: { id } }, { keepPreviousData: false })
  return (
    <Trashed
      query={query}
      type="bilag"
      nameOf={(expense) => expense.description.split('\n', 1)[0] || t('untitled')}
      hasSeries={(expense) => expense.seriesTotal > 0}
      inSeries={(expense) => expense.trashedWithId !== null}
    >
      {(expense) => <ExpenseFacts expense={expense} />}
    </Trashed>
  )
}

function TrashedIncome({ id }: { id: string }) {
  const query = useEndpointQuery(incomeCalls.read, { params: { id } }, { keepPreviousData: false })
  return (
    <Trashed query={query} type="income-bilag" nameOf={incomeName}>
      {(income) => <IncomeFacts income={income} />}
    </Trashed>
  )
}

function TrashedItem({ id }: { id: string }) {
  const query = useEndpointQuery(depreciationCalls.read, { params: { id } }, { keepPreviousData: false })
  return (
    <Trashed query={query} type="depreciation-bilag" nameOf={(item) => item.name}>
      {(item) => <ItemFacts item={item} />}
    </Trashed>
  )
}

interface Record {
  readonly id: number
  readonly houseId: number
  readonly isTrashed: boolean
  readonly files: readonly FileInfo[]
}

interface TrashedProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown }
  readonly type: TrashType
  readonly nameOf: (record: T) => string
  readonly hasSeries?: (record: T) => boolean
  readonly inSeries?: (record: T) => boolean
  readonly children: (record: T) => ReactNode
}

function Trashed<T extends Record>({ query, type, nameOf, hasSeries, inSeries, children }: TrashedProps<T>) {
  const t = useWords(dashboardWords)
  const trash = useWords(trashWords)
  if (query.data === undefined && isMissing(query.error)) return <NotFound homeHref={listHref} />
  return (
    <>
      <p>
        <Anchor component={RouteLink} href={listHref}>
          {t('allTrash')}
        </Anchor>
      </p>
      <PageHeader
        title={query.data ? nameOf(query.data) : t('trash')}
        {...(query.data?.isTrashed ? { sub: trash('liesInTrash') } : {})}
      />
      <QueryGate query={query}>
        {(record) =>
          record.isTrashed ? (
            <Whole
              type={type}
              record={record}
              name={nameOf(record)}
              hasSeries={hasSeries?.(record) ?? false}
              inSeries={inSeries?.(record) ?? false}
            >
              {children(record)}
            </Whole>
          ) : (
            <EmptyState title={t('notInTrash')} action={<LinkButton href="/home/dashboard">{t('title')}</LinkButton>} />
          )
        }
      </QueryGate>
    </>
  )
}

interface WholeProps {
  readonly type: TrashType
  readonly record: Record
  readonly name: string
  readonly hasSeries: boolean
  readonly inSeries: boolean
  readonly children: ReactNode
}

function Whole({ type, record, name, hasSeries, inSeries, children }: WholeProps) {
  const { history } = useRouter()
  useHouseOfRecord(record, listHref)
  const { viewer, open } = useFileViewer(record.files)
  return (
    <Panel>
      <div className="ui-form">
        {children}
        <FileThumbs files={record.files} onOpen={open} />
        <TrashActions
          type={type}
          record={record}
          name={name}
          hasSeries={hasSeries}
          inSeries={inSeries}
          stale={callsStaleAfterTrash}
          onGone={() => history.push(listHref)}
        />
      </div>
      {viewer}
    </Panel>
  )
}
