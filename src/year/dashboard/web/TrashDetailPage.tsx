import { Anchor } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FileInfo } from '../../../base/file/model'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useGallery } from '../../../base/file/web/use-gallery'
import { useAnswer } from '../../../base/ui/answer'
import { LinkButton, RouteLink } from '../../../base/ui/link'
import { PageHead, Panel } from '../../../base/ui/page'
import { AnswerGate, EmptyState, NotFound } from '../../../base/ui/states'
import { useWords } from '../../../base/ui/use-words'
import { depreciationCalls } from '../../../books/depreciation/calls'
import { ItemFacts } from '../../../books/depreciation/web/ItemFacts'
import { expenseCalls } from '../../../books/expense/calls'
import { ExpenseFacts } from '../../../books/expense/web/ExpenseFacts'
import { incomeCalls } from '../../../books/income/calls'
import { incomeName } from '../../../books/income/web/income-values'
import { IncomeFacts } from '../../../books/income/web/IncomeFacts'
import type { TrashType } from '../../../books/trash/model'
import { TrashActions } from '../../../books/trash/web/TrashActions'
import { useHouse } from '../../../landlord/house/web/use-house'
import { dashboardWords } from '../words'
import { isMissing, useSlug } from './RecordGate'
import { readSlug } from './trash-rows'
import { lists } from './vouchers'

const listHref = '/home/trash-folder'

/** One record in the trash folder: what it is, and the ways out. */
export default function TrashDetailPage() {
  const named = readSlug(useSlug())
  if (named === null) return <NotFound homeHref={listHref} />
  const One = { bilag: TrashedExpense, 'income-bilag': TrashedIncome, 'depreciation-bilag': TrashedItem }[named.type]
  return <One key={`${named.type} ${named.id}`} id={named.id} />
}

function TrashedExpense({ id }: { id: string }) {
  const t = useWords(dashboardWords)
  const answer = useAnswer(expenseCalls.read, { params: { id } }, { keep: false })
  return (
    <Trashed
      answer={answer}
      type="bilag"
      nameOf={(expense) => expense.description.split('\n', 1)[0] || t('untitled')}
      hasSeries={(expense) => expense.seriesTotal > 0}
    >
      {(expense, houseName) => <ExpenseFacts expense={expense} houseName={houseName} />}
    </Trashed>
  )
}

function TrashedIncome({ id }: { id: string }) {
  const answer = useAnswer(incomeCalls.read, { params: { id } }, { keep: false })
  return (
    <Trashed answer={answer} type="income-bilag" nameOf={incomeName}>
      {(income, houseName) => <IncomeFacts income={income} houseName={houseName} />}
    </Trashed>
  )
}

function TrashedItem({ id }: { id: string }) {
  const answer = useAnswer(depreciationCalls.read, { params: { id } }, { keep: false })
  return (
    <Trashed answer={answer} type="depreciation-bilag" nameOf={(item) => item.name}>
      {(item, houseName) => <ItemFacts item={item} houseName={houseName} />}
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
  readonly answer: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown }
  readonly type: TrashType
  readonly nameOf: (record: T) => string
  readonly hasSeries?: (record: T) => boolean
  readonly children: (record: T, houseName: string) => ReactNode
}

function Trashed<T extends Record>({ answer, type, nameOf, hasSeries, children }: TrashedProps<T>) {
  const t = useWords(dashboardWords)
  if (answer.data === undefined && isMissing(answer.error)) return <NotFound homeHref={listHref} />
  return (
    <>
      <p>
        <Anchor component={RouteLink} href={listHref}>
          {t('allTrash')}
        </Anchor>
      </p>
      <PageHead
        title={answer.data ? nameOf(answer.data) : t('trash')}
        {...(answer.data?.isTrashed ? { sub: t('liesInTrash') } : {})}
      />
      <AnswerGate answer={answer}>
        {(record) =>
          record.isTrashed ? (
            <Whole type={type} record={record} name={nameOf(record)} hasSeries={hasSeries?.(record) ?? false}>
              {(houseName) => children(record, houseName)}
            </Whole>
          ) : (
            <EmptyState title={t('notInTrash')} action={<LinkButton href="/home/dashboard">{t('title')}</LinkButton>} />
          )
        }
      </AnswerGate>
    </>
  )
}

interface WholeProps {
  readonly type: TrashType
  readonly record: Record
  readonly name: string
  readonly hasSeries: boolean
  readonly children: (houseName: string) => ReactNode
}

function Whole({ type, record, name, hasSeries, children }: WholeProps) {
  const { history } = useRouter()
  const { houses } = useHouse()
  const { gallery, open } = useGallery(record.files)
  return (
    <Panel>
      <div className="ui-form">
        {children(houses.find((house) => house.id === record.houseId)?.name ?? '')}
        <FileThumbs files={record.files} onOpen={open} />
        <TrashActions
          type={type}
          record={record}
          name={name}
          hasSeries={hasSeries}
          refreshes={lists}
          onGone={() => history.push(listHref)}
        />
      </div>
      {gallery}
    </Panel>
  )
}
