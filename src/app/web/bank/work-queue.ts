import { observable } from '../../../base/kit/observable'
import type { RefusalReason } from '../../../base/kit/refusal'
import { CallError } from '../../../base/ui/query/call-request'
import type { TransactionState } from '../../../bank/transaction/model'

/** What the queue sends, one after another. */
export interface WorkCalls {
  readonly accept: (ids: readonly number[]) => Promise<{
    readonly refused: readonly { readonly id: number; readonly message: string }[]
  }>
  readonly ignore: (id: number) => Promise<unknown>
  readonly open: (id: number) => Promise<unknown>
  /** Reads the lists anew; resolves when they are there. */
  readonly readAnew: () => Promise<unknown>
}

/** How rows stand before the server has said so. */
export interface WorkView {
  readonly states: ReadonlyMap<number, TransactionState>
  /** Why what was done with a row was refused. */
  readonly problems: ReadonlyMap<number, unknown>
  /** How many are on their way. */
  readonly waiting: number
  /** How many have come back so far, each with its reason at its row. */
  readonly refused: number
}

interface Job {
  readonly kind: 'accept' | 'ignore' | 'open'
  readonly id: number
}

const becomes = { accept: 'matched', ignore: 'ignored', open: 'open' } as const
/** Suggestions that one call takes at most. */
const mostAtOnce = 100

/**
 * What is done with rows shows at once, and is sent in order, many suggestions in one call. What is refused comes back with
 * its reason; when everything is sent the lists are read anew, and their word counts again.
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
    // What was to follow on it has nothing to follow on.
    jobs = jobs.filter(({ id }) => !failed.has(id))
    refused += failed.size
    change((states, problems) => {
      for (const [id, why] of failed) {
        states.delete(id)
        problems.set(id, why)
      }
    })
  }
  const nextBatch = (): readonly Job[] => {
    const [first] = jobs
    if (first?.kind !== 'accept') return jobs.splice(0, 1)
    const end = jobs.findIndex(({ kind }) => kind !== 'accept')
    return jobs.splice(0, Math.min(end < 0 ? jobs.length : end, mostAtOnce))
  }
  const send = async (batch: readonly Job[]) => {
    const [{ kind, id }] = batch as [Job]
    try {
      if (kind === 'accept') {
        const { refused } = await calls.accept(batch.map((job) => job.id))
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
        const batch = nextBatch()
        onTheirWay = batch.length
        await send(batch)
        onTheirWay = 0
        change(() => {})
      }
      const known = new Map(view.read().states)
      await calls.readAnew().catch(() => undefined)
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
  return {
    subscribe: view.subscribe,
    read: view.read,
    /** Shows it, and sends it when its turn has come. */
    add: (kind: Job['kind'], ids: readonly number[]) => {
      jobs.push(...ids.map((id) => ({ kind, id })))
      put(ids, becomes[kind])
      void run()
    },
    /** A dialog has sent it already: it shows until the lists say so. */
    noteDone: (id: number, state: TransactionState) => {
      put([id], state)
      void run()
    },
  }
}
