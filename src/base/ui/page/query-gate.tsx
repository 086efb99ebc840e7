import type { ReactNode } from 'react'
import { ErrorState } from './error-state'
import { Loading } from './loading'

export interface QueryGateProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown }
  readonly waiting?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** Renders the data of a query, its error, or that it is loading. Old data stays while it is fetched again. */
export function QueryGate<T>({ query, waiting, children }: QueryGateProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.error) return <ErrorState error={query.error} retry={query.refetch} />
  return <>{waiting ?? <Loading />}</>
}
