/** What was chosen the last time a description was used. */
export interface Remembered {
  readonly supplierId: number
  readonly cost_type: string
  readonly franchise: number
}

const stored = 'expense-habits'
/** Descriptions that are kept; the oldest make room. */
const most = 200
const keyOf = (description: string) => description.trim().toLocaleLowerCase('nb')

function read(): Map<string, Remembered> {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(stored) ?? '[]')
    return new Map(Array.isArray(said) ? (said as [string, Remembered][]) : [])
  } catch {
    return new Map()
  }
}

/** What goes with this description, from this device; null for a new one. */
export const recall = (description: string): Remembered | null => read().get(keyOf(description)) ?? null

/** Keeps what was saved with this description. Logging out clears it with the rest of the browser's storage. */
export function memorize(description: string, said: Remembered): void {
  const all = read()
  all.delete(keyOf(description))
  all.set(keyOf(description), said)
  try {
    localStorage.setItem(stored, JSON.stringify([...all].slice(-most)))
  } catch {
    // A habit that cannot be kept is only a convenience lost.
  }
}
