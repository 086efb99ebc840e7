/** What was chosen the last time a description was used. */
export interface Remembered {
  readonly supplierId: number
  readonly cost_type: string
  readonly franchise: number
}

const stored = 'expense-habits'
/** Descriptions that are stored; the oldest are dropped. */
const most = 200
const keyOf = (description: string) => description.trim().toLocaleLowerCase('nb')

function read(): Map<string, Remembered> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(stored) ?? '[]')
    return new Map(Array.isArray(value) ? (value as [string, Remembered][]) : [])
  } catch {
    return new Map()
  }
}

/** What goes with this description, from this device; null for a new one. */
export const recall = (description: string): Remembered | null => read().get(keyOf(description)) ?? null

/** Keeps what was saved with this description. Logging out clears it with the rest of the browser's storage. */
export function memorize(description: string, habit: Remembered): void {
  const all = read()
  all.delete(keyOf(description))
  all.set(keyOf(description), habit)
  try {
    localStorage.setItem(stored, JSON.stringify([...all].slice(-most)))
  } catch {
    // A habit that cannot be stored is only a convenience lost.
  }
}
