export interface TurnLimits {
  /** The maximum time for which the task may wait, in ms. Left out: no limit. */
  readonly patience?: number | undefined
  /** When this is aborted, the task leaves the queue and fails with the reason of the signal. */
  readonly gone?: AbortSignal | undefined
}

export type RunInTurn = <T>(account: number, work: () => Promise<T>, waiting?: TurnLimits) => Promise<T>

export interface TurnOptions {
  readonly size: number
  /** The maximum number of waiting tasks. Further ones are refused. */
  readonly mostWaiting: number
  readonly refuse: () => Error
  /** More places: one for each task that has taken longer than `after` ms, at most `size`. */
  readonly extraSlots?: { readonly size: number; readonly after: number }
}

const mostSlow = 1000

function longWorks(after: number, onLong: () => void) {
  let count = 0
  const slow = new Set<number>()
  return {
    count: () => count,
    wasLast: (account: number) => slow.has(account),
    /** Watches a task. Call the returned function at its end. */
    watch(account: number): () => void {
      if (after === Infinity) return () => undefined
      let isLong = false
      const timer = setTimeout(() => {
        isLong = true
        count += 1
        slow.delete(account)
        slow.add(account)
        // The account that was slow longest ago is forgotten.
        for (const oldest of slow) if (slow.size > mostSlow) slow.delete(oldest)
        onLong()
      }, after)
      return () => {
        clearTimeout(timer)
        if (isLong) count -= 1
        else slow.delete(account)
      }
    },
  }
}

/**
 * Gives turns to tasks that somebody could make slow for others. The waiting accounts take turns. The tasks of one
 * account keep the order of their calls, and no account gets all of the places (unless there is only one). So nobody
 * waits for more than one task of each other account. Spare places keep the wait short during long tasks of some
 * accounts. An account whose last task took long comes after the others.
 */
export function fairTurns({
  size,
  mostWaiting,
  refuse,
  extraSlots = { size: 0, after: Infinity },
}: TurnOptions): RunInTurn {
  const mostOfOne = Math.max(1, size - 1)
  const running = new Map<number, number>()
  /** The waiting tasks by account. An account that has had a turn comes after all others. */
  const line = new Map<number, (() => void)[]>()
  let [busy, inLine] = [0, 0]
  const long = longWorks(extraSlots.after, startNext)

  const of = (account: number): number => running.get(account) ?? 0
  const mayRun = (account: number): boolean =>
    busy < size + Math.min(long.count(), extraSlots.size) && of(account) < mostOfOne
  const begin = (account: number) => {
    busy += 1
    running.set(account, of(account) + 1)
  }

  /** Passes a free place on, so that nobody overtakes the waiting tasks. */
  function startNext(): void {
    const ready = Array.from(line.keys()).filter(mayRun)
    const account = ready.find((each) => !long.wasLast(each)) ?? ready[0]
    if (account === undefined) return
    const works = line.get(account)!
    const go = works.shift()!
    inLine -= 1
    line.delete(account)
    if (works.length > 0) line.set(account, works)
    begin(account)
    go()
  }

  function end(account: number): void {
    busy -= 1
    if (of(account) === 1) running.delete(account)
    else running.set(account, of(account) - 1)
    const more = line.get(account)
    if (more) {
      line.delete(account)
      line.set(account, more)
    }
    startNext()
  }

  function giveUp(account: number, go: () => void): void {
    const left = (line.get(account) ?? []).filter((other) => other !== go)
    inLine -= 1
    if (left.length > 0) line.set(account, left)
    else line.delete(account)
  }

  const wait = (account: number, { patience = Infinity, gone }: TurnLimits) =>
    new Promise<void>((resolve, reject) => {
      const settled = () => {
        clearTimeout(timer)
        gone?.removeEventListener('abort', leave)
      }
      const go = () => {
        settled()
        resolve()
      }
      const drop = (reason: unknown) => {
        settled()
        giveUp(account, go)
        reject(reason)
      }
      const leave = () => drop(gone!.reason)
      const timer = patience === Infinity ? undefined : setTimeout(() => drop(refuse()), patience)
      gone?.addEventListener('abort', leave)
      line.set(account, [...(line.get(account) ?? []), go])
      inLine += 1
    })

  return async (account, work, waiting = {}) => {
    waiting.gone?.throwIfAborted()
    if (mayRun(account)) begin(account)
    else if (inLine >= mostWaiting) throw refuse()
    else await wait(account, waiting)
    const ended = long.watch(account)
    try {
      return await work()
    } finally {
      ended()
      end(account)
    }
  }
}
