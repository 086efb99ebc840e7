import {
  keepPreviousData,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { Answer, CallInput, Row } from '../kit/endpoint'
import { call } from './call'
import { CallError, newKey } from './call-request'

/** A refusal stays one however often it is asked; only what may pass (network, 5xx) is tried again, twice. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof CallError && (error.message === 'network' || error.status >= 500)

/** The only cache of server state. `queryClient.clear()` on logout. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 30_000, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

export interface AnswerOptions {
  readonly enabled?: boolean
  /** Milliseconds for which an answer counts as fresh. */
  readonly staleTime?: number
  /** Keeps the rows of the last question while the next one is under way (default true). */
  readonly keep?: boolean
}

type NoInput<R extends Row> = keyof CallInput<R> extends never ? true : false
type Rest<R extends Row> =
  NoInput<R> extends true
    ? [input?: CallInput<R>, options?: AnswerOptions]
    : [input: CallInput<R>, options?: AnswerOptions]

const nothing = {}
/** The cache's name of a question. */
export const keyOf = (row: Row, input?: unknown): readonly unknown[] => [row.name, input ?? nothing]

/** What a GET row answers, cached: `data`, `error` (CallError), `isPending`, `refetch`. */
export function useAnswer<R extends Row>(row: R, ...[input, options = {}]: Rest<R>): UseQueryResult<Answer<R>> {
  return useQuery<Answer<R>>({
    queryKey: keyOf(row, input),
    queryFn: ({ signal }) => call(row, input ?? (nothing as CallInput<R>), { signal }),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(options.keep === false ? {} : { placeholderData: keepPreviousData }),
  })
}

/** Asks outside of a component (route guards), through the same cache. Throws CallError. */
export function fetchAnswer<R extends Row>(row: R, ...[input, options = {}]: Rest<R>): Promise<Answer<R>> {
  return queryClient.fetchQuery<Answer<R>>({
    queryKey: keyOf(row, input),
    queryFn: ({ signal }) => call(row, (input ?? nothing) as CallInput<R>, { signal }),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
  })
}

/** Says that answers of this row are old without asking again: for what is about to leave the screen. */
export const outdate = (row: Row): void =>
  void queryClient.invalidateQueries({ queryKey: [row.name], refetchType: 'none' })

export interface SendOptions<R extends Row> {
  /** Rows whose cached answers this write makes old. */
  readonly refreshes?: readonly Row[]
  readonly onSuccess?: (answer: Answer<R>, input: CallInput<R>) => void
}

export interface Sending<R extends Row> {
  /** Sends and answers; throws CallError. */
  readonly send: (input: CallInput<R>) => Promise<Answer<R>>
  readonly busy: boolean
  readonly error: Error | null
  /** Forgets the last error and starts a new form's key. */
  readonly renew: () => void
}

/**
 * Whether the same key must be kept after a failure: whenever it is not certain that nothing was done. After a
 * definite "no" the next try is a new request, or a stored refusal would be answered again.
 */
export const keepsKey = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  error.status < 400 ||
  error.status >= 500 ||
  error.message === 'stillRunning' ||
  error.message === 'idempotencyKeyReused'

/** A write. One idempotency key per opened form (and target), kept across retries, renewed after success. */
export function useSend<R extends Row>(row: R, options: SendOptions<R> = {}): Sending<R> {
  const client = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const sending = useMutation<Answer<R>, Error, CallInput<R>>({
    mutationFn: async (input) => {
      const target = JSON.stringify('params' in input ? input.params : null)
      const key = keys.current.get(target) ?? newKey()
      keys.current.set(target, key)
      try {
        const answer = await call(row, input, { idempotencyKey: key })
        keys.current.delete(target)
        return answer
      } catch (error) {
        if (!keepsKey(error)) keys.current.delete(target)
        throw error
      }
    },
    onSuccess: async (answer, input) => {
      const olds = (options.refreshes ?? []).map((old) => client.invalidateQueries({ queryKey: [old.name] }))
      options.onSuccess?.(answer, input)
      // A list that fails to reload tells so itself; the write has succeeded.
      await Promise.allSettled(olds)
    },
  })
  return {
    send: sending.mutateAsync,
    busy: sending.isPending,
    error: sending.error,
    renew: () => {
      keys.current.clear()
      sending.reset()
    },
  }
}
