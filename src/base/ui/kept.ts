import type { z } from 'zod'

/** Days that something unfinished stays on a device when nobody comes back to it. */
const keptDays = 30
const msPerDay = 86_400_000

/** Something unfinished that stands in this browser alone; logging out removes it with the rest of the account's. */
export interface Kept<T> {
  /** What an earlier visit has left; null when there is nothing, when it is too old or when it cannot be read. */
  readonly read: (now: number) => T | null
  /** Answers whether the browser could keep it: it may have no storage, or no room left. */
  readonly keep: (value: T) => boolean
  readonly drop: () => void
}

/** An entry of the browser's storage with an end; `at` says when the value was kept, in ms since 1970. */
export function keptIn<T extends { readonly at: number }>(entry: string, shape: z.ZodType<T>): Kept<T> {
  return {
    read: (now) => {
      try {
        const found = shape.safeParse(JSON.parse(localStorage.getItem(entry) ?? 'null'))
        if (found.success && now - found.data.at < keptDays * msPerDay) return found.data
        localStorage.removeItem(entry)
      } catch {
        // Without storage, or with something else in it, one begins empty.
      }
      return null
    },
    keep: (value) => {
      try {
        localStorage.setItem(entry, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
    drop: () => {
      try {
        localStorage.removeItem(entry)
      } catch {
        // Nothing was kept either.
      }
    },
  }
}
