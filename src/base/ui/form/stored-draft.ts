import type { z } from 'zod'
import { isDraft } from './draft-key'

const maxAgeDays = 30
const msPerDay = 86_400_000

/** When an entry was stored, in ms since 1970. Null when it doesn't say. */
function storedAt(entry: string | null): number | null {
  try {
    const found: unknown = JSON.parse(entry ?? 'null')
    return typeof found === 'object' && found !== null && 'at' in found && typeof found.at === 'number'
      ? found.at
      : null
  } catch {
    return null
  }
}

/** Removes old drafts. A draft of a record that is never opened again would otherwise stay for ever. */
function removeOld(now: number): void {
  for (const key of Object.keys(localStorage)) {
    const at = isDraft(key) ? storedAt(localStorage.getItem(key)) : null
    if (at !== null && now - at >= maxAgeDays * msPerDay) localStorage.removeItem(key)
  }
}

/** A draft in this browser. Logging out removes it with the account's other data. */
export interface StoredDraft<T> {
  /** The draft. Null when there is none, or after 30 days. `now` is in ms since 1970. */
  readonly read: (now: number) => T | null
  /** Stores the draft. False without storage, or when its quota is used up. */
  readonly save: (value: T) => boolean
  readonly remove: () => void
}

/** A draft stored under this key. `at` is the time of saving, in ms since 1970. */
export function storedDraft<T extends { readonly at: number }>(key: string, shape: z.ZodType<T>): StoredDraft<T> {
  return {
    read: (now) => {
      try {
        const found = shape.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
        if (found.success && now - found.data.at < maxAgeDays * msPerDay) return found.data
        localStorage.removeItem(key)
      } catch {
        // Without storage, or with an entry that is not JSON, there is no draft.
      }
      return null
    },
    save: (value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value))
        removeOld(value.at)
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
