import type { Refusal } from '../kit/refusal'

/** Runs a work when there is room for it under its key. */
export type KeyedSemaphore = <T>(key: number, work: () => Promise<T>) => Promise<T>

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * At most `most` works of one key run at once; the others wait in the order of their calls, at most `patience` ms, and
 * then get the error that `refuse` makes. Works of different keys never wait for each other.
 */
export function keyedSemaphore(most: number, patience: number, refuse: () => Refusal): KeyedSemaphore {
  const queues = new Map<number, Queue>()

  const wait = (queue: Queue) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(begin), 1)
        reject(refuse())
      }, patience)
      queue.waiting.push(begin)
    })

  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.running < most) queue.running += 1
    else await wait(queue)
    try {
      return await work()
    } finally {
      // The next one counts as running from here on, so that a new call cannot overtake it.
      const next = queue.waiting.shift()
      if (next) next()
      else queue.running -= 1
      if (queue.running === 0) queues.delete(key)
    }
  }
}
