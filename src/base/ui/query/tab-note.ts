import type { z } from 'zod'

/** A value that a tab keeps over reloads and visits to other sites until it is closed. Logging out removes it. */
export interface TabNote<T> {
  /** Null when there is none, when it can't be parsed, and without storage. */
  readonly read: () => T | null
  /** Null removes it. Without storage nothing is stored. */
  readonly write: (value: T | null) => void
}

export function tabNote<T>(key: string, shape: z.ZodType<T>): TabNote<T> {
  return {
    read: () => {
      try {
        return shape.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
      } catch {
        return null
      }
    },
    write: (value) => {
      try {
        if (value === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Without storage there is no note. Its readers work without one.
      }
    },
  }
}
