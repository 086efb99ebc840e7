import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '../../../base/ui/query/call-request'
import { PageHeader } from '../../../base/ui/page/page'
import { NotFound } from '../../../base/ui/page/not-found'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useHouseOfRecord } from '../../../landlord/house/web/use-house-of-record'
import { InTrash } from '../../../books/trash/web/InTrash'

export function useSlug(): string {
  const params: { slug?: string } = useParams({ strict: false })
  return params.slug ?? ''
}

interface RecordOfHouse {
  readonly id: number
  readonly houseId: number
  readonly isTrashed: boolean
}

export interface RecordGateProps<T> {
  readonly title: string
  readonly listHref: string
  /** The address of the record when it is in the trash folder. */
  readonly trashHref: string
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown }
  readonly children: (record: T) => ReactNode
}

export function RecordGate<T extends RecordOfHouse>({
  title,
  listHref,
  trashHref,
  query,
  children,
}: RecordGateProps<T>) {
  if (query.data === undefined && isMissing(query.error)) return <NotFound homeHref={listHref} />
  if (query.data !== undefined && !query.data.isTrashed)
    return (
      <>
        <FollowHouse record={query.data} listHref={listHref} />
        {children(query.data)}
      </>
    )
  return (
    <>
      <PageHeader title={title} />
      <QueryGate query={query}>{() => <InTrash href={trashHref} />}</QueryGate>
    </>
  )
}

function FollowHouse({ record, listHref }: { record: RecordOfHouse; listHref: string }) {
  useHouseOfRecord(record, listHref)
  return null
}
