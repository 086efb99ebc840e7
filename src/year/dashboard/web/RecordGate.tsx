import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CallError } from '../../../base/ui/call-request'
import { LinkButton } from '../../../base/ui/link'
import { PageHead } from '../../../base/ui/page'
import { AnswerGate, EmptyState, NotFound } from '../../../base/ui/states'
import { useWords } from '../../../base/ui/use-words'
import { dashboardWords } from '../words'

/** The last part of the address; empty where there is none. */
export function useSlug(): string {
  const params: { slug?: string } = useParams({ strict: false })
  return params.slug ?? ''
}

export interface RecordGateProps<T> {
  /** The page's heading while the record is on its way. */
  readonly title: string
  readonly listHref: string
  /** Where the record lies when it is in the trash folder. */
  readonly trashHref: string
  readonly answer: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown }
  readonly children: (record: T) => ReactNode
}

/** A page about one record: waits for it, and says where it is when it has gone to the trash folder or does not exist. */
export function RecordGate<T extends { readonly isTrashed: boolean }>({
  title,
  listHref,
  trashHref,
  answer,
  children,
}: RecordGateProps<T>) {
  const t = useWords(dashboardWords)
  if (answer.data === undefined && isMissing(answer.error)) return <NotFound homeHref={listHref} />
  if (answer.data !== undefined && !answer.data.isTrashed) return children(answer.data)
  return (
    <>
      <PageHead title={title} />
      <AnswerGate answer={answer}>
        {() => (
          <EmptyState
            title={t('liesInTrash')}
            action={<LinkButton href={trashHref}>{t('toTrashFolder')}</LinkButton>}
          />
        )}
      </AnswerGate>
    </>
  )
}

/** No such record, or an address that can't be one. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 422 || error.status === 400)
