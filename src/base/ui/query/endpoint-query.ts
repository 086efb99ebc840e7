import {
  keepPreviousData,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { Answer, CallInput, Row } from '../../kit/endpoint'
import { call, type CallRequest, type CallResult } from './call'
import { CallError, newIdempotencyKey } from './call-request'
import { noteLeftOutRecords } from './left-out'

/**
 * True if a failed call is sent again. A failure that may be temporary (network, 5xx) gets two more attempts. A refusal
 * gets none, because the answer would be the same.
 */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof CallError && (error.message === 'network' || error.status >= 500)

/** The only cache of server state. `queryClient.clear()` on logout. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      // A read that failed without a connection is repeated when there is one.
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

export interface EndpointQueryOptions {
  readonly enabled?: boolean
  /** In ms. */
  readonly staleTime?: number
  /** In ms. */
  readonly refetchInterval?: number
  /** Default true. */
  readonly keepPreviousData?: boolean
}

type NoInput<R extends Row> = keyof CallInput<R> extends never ? true : false
type Rest<R extends Row> =
  NoInput<R> extends true
    ? [input?: CallInput<R>, options?: EndpointQueryOptions]
    : [input: CallInput<R>, options?: EndpointQueryOptions]

const noInput = {}
export const queryKeyOf = (row: Row, input?: unknown): readonly unknown[] => [row.name, input ?? noInput]

/** Reads an answer. The call names the cached one, so that the server doesn't send the same answer again. */
const reading =
  <R extends Row>(row: R, input?: CallInput<R>) =>
  ({ signal }: { signal: AbortSignal }) =>
    call(row, (input ?? noInput) as CallRequest<R>, {
      signal,
      known: queryClient.getQueryData(queryKeyOf(row, input)),
      onLeftOut: (count) => noteLeftOutRecords(queryKeyOf(row, input), count),
    })

export function useEndpointQuery<R extends Row>(
  row: R,
  ...[input, options = {}]: Rest<R>
): UseQueryResult<CallResult<R>> {
  return useQuery<CallResult<R>>({
    queryKey: queryKeyOf(row, input),
    queryFn: reading(row, input),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(options.refetchInterval === undefined ? {} : { refetchInterval: options.refetchInterval }),
    ...(options.keepPreviousData === false ? {} : { placeholderData: keepPreviousData }),
  })
}

/** Reads an answer through the same cache, for route guards. Throws CallError. */
export function fetchEndpoint<R extends Row>(row: R, ...[input, options = {}]: Rest<R>): Promise<CallResult<R>> {
  return queryClient.fetchQuery<CallResult<R>>({
    queryKey: queryKeyOf(row, input),
    queryFn: reading(row, input),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
  })
}

/**
 * Reads an answer in advance, for a screen that is likely to open. If the call fails, that screen
 * calls again and shows the error.
 */
export function prefetchEndpoint<R extends Row>(row: R, ...[input]: Rest<R>): void {
  void queryClient.prefetchQuery({ queryKey: queryKeyOf(row, input), queryFn: reading(row, input) })
}

/** Puts an answer into the cache. It has no tag there, so a component that shows it next reads it again. */
export const putAnswer = <R extends Row>(row: R, answer: Answer<R>): void =>
  void queryClient.setQueryData(queryKeyOf(row), answer, { updatedAt: 0 })

/** Marks data as stale without fetching it, for a query that is about to leave the screen. */
export const invalidate = (row: Row): void =>
  void queryClient.invalidateQueries({ queryKey: [row.name], refetchType: 'none' })

/** Fetches the shown data of these rows again. Their other cached data becomes stale. */
export const refresh = (rows: readonly Row[]): void => {
  for (const row of rows) void queryClient.invalidateQueries({ queryKey: [row.name] })
}

export interface EndpointMutationOptions<R extends Row> {
  /** Rows to read again, also after a failure: the request may have been stored, or somebody has changed the record. */
  readonly invalidates?: readonly Row[] | 'all'
  readonly onSuccess?: (answer: Answer<R>, input: CallRequest<R>) => void
}

export interface EndpointMutation<R extends Row> {
  readonly mutateAsync: (input: CallRequest<R>) => Promise<Answer<R>>
  readonly isPending: boolean
  readonly error: Error | null
  /** Clears the error. The next request gets a new idempotency key. */
  readonly reset: () => void
}

/**
 * True if the next request keeps its idempotency key. It does after any failure that may have
 * stored something, and gets a new key after a refusal.
 */
export const keepsIdempotencyKey = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  error.status < 400 ||
  error.status >= 500 ||
  error.message === 'stillRunning' ||
  error.message === 'idempotencyKeyReused'

/** A write from a form. Each open form (and target) has one idempotency key, kept across retries, new after success. */
export function useEndpointMutation<R extends Row>(
  row: R,
  options: EndpointMutationOptions<R> = {},
): EndpointMutation<R> {
  const client = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const readAgain = (): Promise<unknown> => {
    const { invalidates = [] } = options
    if (invalidates === 'all') return client.invalidateQueries()
    return Promise.allSettled(invalidates.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))
  }
  const mutation = useMutation<Answer<R>, Error, CallRequest<R>>({
    mutationFn: async (input) => {
      const target = JSON.stringify((input as { readonly params?: unknown }).params ?? null)
      const key = keys.current.get(target) ?? newIdempotencyKey()
      keys.current.set(target, key)
      try {
        const answer = await call(row, input, { idempotencyKey: key })
        keys.current.delete(target)
        return answer
      } catch (error) {
        if (!keepsIdempotencyKey(error)) keys.current.delete(target)
        throw error
      }
    },
    onSuccess: async (answer, input) => {
      const refetches = readAgain()
      options.onSuccess?.(answer, input)
      // A list that fails to reload shows its own error. The mutation has succeeded.
      await refetches
    },
    // The failure is shown at once. The page's data is refreshed when it arrives.
    onError: () => void readAgain(),
  })
  return {
    mutateAsync: mutation.mutateAsync,
    isPending: mutation.isPending,
    error: mutation.error,
    reset: () => {
      keys.current.clear()
      mutation.reset()
    },
  }
}
