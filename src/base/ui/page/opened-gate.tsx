import { useOpenedRecord } from '../query/use-opened'
import { QueryGate, type QueryGateProps } from './query-gate'

interface OpenedGateProps<T> extends Omit<QueryGateProps<T>, 'query'> {
  readonly query: QueryGateProps<T>['query'] & { readonly isFetching: boolean }
}

/** Renders a form when its record is loaded. The record stays the same while the form is mounted. */
export function OpenedGate<T extends { readonly etag: string }>({ query, ...rest }: OpenedGateProps<T>) {
  const opened = useOpenedRecord(query)
  const { error, refetch } = query
  return <QueryGate query={{ data: opened, error, refetch }} {...rest} />
}
