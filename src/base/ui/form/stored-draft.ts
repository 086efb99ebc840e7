import type { z } from 'zod'

/** Days after which a draft that nobody came back to is no longer restored. */
const maxAgeDays = 30
const msPerDay = 86_400_000

/** A draft in this browser's local storage; logging out removes it with the rest of the account's data. */
export interface StoredDraft<T> {
  /** The stored draft; null when there is none, when it is older than 30 days or when it cannot be parsed. `now` in ms since 1970. */
  readonly read: (now: number) => T | null
  /** Returns false when the browser has no storage or its quota is used up. */
  readonly save: (value: T) => boolean
  readonly remove: () => void
}

/** A draft under this key of local storage; `at` is the time of saving, in ms since 1970. */
export function storedDraft<T extends { readonly at: number }>(key: string, shape: z.ZodType<T>): StoredDraft<T> {
  return {
    read: (now) => {
      try {
        const found = shape.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
        if (found.success && now - found.data.at < maxAgeDays * msPerDay) return found.data
        localStorage.removeItem(key)
      } catch {
        // No storage, or an entry that is no JSON: there is no draft.
      }
      return null
    },
    save: (value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
    remove: () => {
      try {
        localStorage.removeItem(key)
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  }
}
