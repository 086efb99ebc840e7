/** Runs a work when it is its turn. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

/**
 * At most `most` works run at once; the others wait in the order of their calls. With `mostWaiting` others in line
 * already, `refuse` makes the error that a further one gets.
 */
export function semaphore(
  most: number,
  { mostWaiting = Infinity, refuse = () => new Error('too many wait') } = {},
): Semaphore {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < most) running += 1
    else if (waiting.length >= mostWaiting) throw refuse()
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place is handed on, so that nobody overtakes those who wait.
      if (next) next()
      else running -= 1
    }
  }
}
