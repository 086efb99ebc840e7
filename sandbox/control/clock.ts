import { openEntryStore, type StoreEntry } from './store'

export interface SandboxClock {
  /** The providers' time: the machine's time plus all requested moves. ISO 8601 UTC. */
  now(): string
  /** Moves the time on by an ISO 8601 duration, then calls all listeners. Null when it is not a duration. */
  advance(duration: string): Promise<string | null>
  /** The listener gets the time before and after each move. Listeners are called in the order of registration. */
  onAdvance(listener: (from: string, to: string) => void | Promise<void>): void
}

const shape =
  /^P(?=.)(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=.)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/

/**
 * `from` plus an ISO 8601 duration such as P31D, P1M or PT2H30M. Adding months never goes past the last day of the
 * month. Null when it is not a duration.
 */
export function addDuration(from: string, duration: string): string | null {
  const found = shape.exec(duration)
  if (!found) return null
  const [years, months, weeks, days, hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const start = new Date(from)
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(start.getUTCMonth() + years * 12 + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  const ms = (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60_000 + seconds * 1000
  const end = new Date(moved.getTime() + ms)
  return Number.isNaN(end.getTime()) ? null : end.toISOString()
}

interface Moved extends StoreEntry {
  /** The lead of the providers' time, in milliseconds. */
  readonly ahead: number
}

export function openClock(file: string, machine: () => number): SandboxClock {
  const moves = openEntryStore<Moved>(file, { entries: 1, bytes: 1000 })
  const listeners: ((from: string, to: string) => void | Promise<void>)[] = []
  const now = () => new Date(machine() + (moves.list()[0]?.ahead ?? 0)).toISOString()
  return {
    now,
    async advance(duration) {
      const from = now()
      const to = addDuration(from, duration)
      if (to === null) return null
      moves.append({ ahead: Date.parse(to) - machine() })
      for (const listener of listeners) await listener(from, to)
      return to
    },
    onAdvance: (listener) => void listeners.push(listener),
  }
}
