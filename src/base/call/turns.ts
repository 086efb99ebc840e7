import { Refusal } from '../kit/refusal'

/** Lets a work run when it is its turn. */
export type Turns = <T>(key: number, work: () => Promise<T>) => Promise<T>

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * At most `most` works of one key run at once; the others wait in the order they came, at most `patience` ms, and are
 * then refused with 409 stillRunning. Works of other keys never wait for them.
 */
export function turnsByKey(most: number, patience: number): Turns {
  const lines = new Map<number, Line>()

  const wait = (line: Line) =>
    new Promise<void>((go, refuse) => {
      const called = () => {
        clearTimeout(timer)
        go()
      }
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(called), 1)
        refuse(new Refusal('stillRunning', undefined, 2))
      }, patience)
      line.waiting.push(called)
    })

  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running < most) line.running += 1
    else await wait(line)
    try {
      return await work()
    } finally {
      // Whoever is called next takes the place over.
      const next = line.waiting.shift()
      if (next) next()
      else line.running -= 1
      if (line.running === 0) lines.delete(key)
    }
  }
}
