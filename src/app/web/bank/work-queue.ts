import { observable } from '../../../base/kit/observable'
import type { RefusalReason } from '../../../base/kit/refusal'
import { CallError } from '../../../base/ui/query/call-request'
import type { ShownSuggestion, TransactionState } from '../../../bank/transaction/model'

/** A row as the landlord saw it when accepting it. */
export interface RowToAccept {
  readonly id: number
  readonly suggestion: ShownSuggestion
}

export interface WorkCalls {
  readonly accept: (rows: readonly RowToAccept[]) => Promise<{
    readonly refused: readonly { readonly id: number; readonly message: string }[]
  }>
  readonly ignore: (id: number) => Promise<unknown>
  readonly open: (id: number) => Promise<unknown>
  /** Reads the lists again. Resolves when they have arrived. */
  readonly readAgain: () => Promise<unknown>
}

export interface WorkView {
  readonly states: ReadonlyMap<number, TransactionState>
  readonly problems: ReadonlyMap<number, unknown>
  readonly waiting: number
  /** The number of refused rows so far. `problems` has the reasons. */
  readonly refused: number
}

type Job = ({ readonly kind: 'accept' } & RowToAccept) | { readonly kind: 'ignore' | 'open'; readonly id: number }

const becomes = { accept: 'matched', ignore: 'ignored', open: 'open' } as const
/** The maximum number of rows in one call. */
const mostAtOnce = 100

function takeBatch(jobs: Job[]): readonly Job[] {
  const [first] = jobs
  if (first?.kind !== 'accept') return jobs.splice(0, 1)
  const end = jobs.findIndex(({ kind }) => kind !== 'accept')
  return jobs.splice(0, Math.min(end < 0 ? jobs.length : end, mostAtOnce))
}

/**
 * Sends the actions in their order, one call at a time. Acceptances that follow each other share a call. A refused
 * action is undone, and its reason is shown. When everything is sent, the lists are read again.
 */
export function workQueue(calls: WorkCalls) {
  const view = observable<WorkView>({ states: new Map(), problems: new Map(), waiting: 0, refused: 0 })
  let jobs: Job[] = []
  let isRunning = false
  let onTheirWay = 0
  let refused = 0

  const change = (put: (states: Map<number, TransactionState>, problems: Map<number, unknown>) => void) => {
    const { states, problems } = view.read()
    const [nextStates, nextProblems] = [new Map(states), new Map(problems)]
    put(nextStates, nextProblems)
    view.put({ states: nextStates, problems: nextProblems, waiting: jobs.length + onTheirWay, refused })
  }
  const giveBack = (failed: ReadonlyMap<number, unknown>) => {
    // Later actions on a refused row are dropped.
    jobs = jobs.filter(({ id }) => !failed.has(id))
    refused += failed.size
    change((states, problems) => {
      for (const [id, why] of failed) {
        states.delete(id)
        problems.set(id, why)
      }
    })
  }
  const send = async (batch: readonly Job[]) => {
    const [{ kind, id }] = batch as [Job]
    try {
      if (kind === 'accept') {
        const { refused } = await calls.accept(
          batch.flatMap((job) => (job.kind === 'accept' ? [{ id: job.id, suggestion: job.suggestion }] : [])),
        )
        if (refused.length > 0)
          giveBack(new Map(refused.map((one) => [one.id, new CallError(one.message as RefusalReason, 409)])))
      } else await calls[kind](id)
    } catch (error) {
      giveBack(new Map(batch.map((job) => [job.id, error])))
    }
  }
  const run = async () => {
    if (isRunning) return
    isRunning = true
    do {
      while (jobs.length > 0) {
        const batch = takeBatch(jobs)
        onTheirWay = batch.length
        await send(batch)
        onTheirWay = 0
        change(() => {})
      }
      const known = new Map(view.read().states)
      await calls.readAgain().catch(() => undefined)
      change((states) => {
        for (const [id, state] of known)
          if (states.get(id) === state && !jobs.some((job) => job.id === id)) states.delete(id)
      })
    } while (jobs.length > 0)
    isRunning = false
  }
  const put = (ids: readonly number[], state: TransactionState) =>
    change((states, problems) => {
      for (const id of ids) {
        states.set(id, state)
        problems.delete(id)
      }
    })
  const add = (more: readonly Job[]) => {
    const [first] = more
    if (!first) return
    jobs.push(...more)
    put(
      more.map(({ id }) => id),
      becomes[first.kind],
    )
    void run()
  }
  return {
    subscribe: view.subscribe,
    read: view.read,
    take: (rows: readonly RowToAccept[]) => add(rows.map((row) => Object.assign({ kind: 'accept' as const }, row))),
    add: (kind: 'ignore' | 'open', ids: readonly number[]) => add(ids.map((id) => ({ kind, id }))),
    /** Shows a row's new state until the lists contain it. */
    noteDone: (id: number, state: TransactionState) => {
      put([id], state)
      void run()
    },
  }
}
