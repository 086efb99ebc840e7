import pLimit, { type LimitFunction } from 'p-limit'

export type KeyedSemaphore = <T>(key: number, work: () => Promise<T>) => Promise<T>

/** Waits for a turn. After `patience` ms the caller gets the error that `refuse` makes, and never takes the turn. */
function inTurn<T>(
  run: (work: () => Promise<T>) => Promise<T>,
  patience: number,
  refuse: () => Error,
  work: () => Promise<T>,
): Promise<T> {
  let isLate = false
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(refuse())
    }, patience)
  })
  const turn = run(async () => {
    clearTimeout(timer)
    if (isLate) throw refuse()
    return await work()
  })
  return Promise.race([turn, late])
}

/** Runs at most `most` tasks of a key at once. Others of that key wait in their order, at most `patience` ms. */
export function keyedSemaphore(most: number, patience: number, refuse: () => Error): KeyedSemaphore {
  const limits = new Map<number, LimitFunction>()
  return (key, work) => {
    const limit = limits.get(key) ?? pLimit(most)
    limits.set(key, limit)
    const run = (turn: typeof work) =>
      limit(turn).finally(() => {
        if (limit.activeCount === 0) limits.delete(key)
      })
    return inTurn(run, patience, refuse, work)
  }
}
