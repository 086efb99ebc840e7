import type { Field } from '../../../base/kit/field'
import { expenseRecord, habitFields, type StoredExpense, type ExpenseValues } from '../model'

type Habit = Pick<ExpenseValues, (typeof habitFields)[number]>
/** What was saved with a description, by the names of its fields; what an older version stored may lack some. */
type Stored = Readonly<Record<string, unknown>>

const stored = 'expense-habits'
/** Descriptions that are stored; the oldest are dropped. */
const most = 200
const keyOf = (description: string) => description.trim().toLocaleLowerCase('nb')

function read(): Map<string, Stored> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(stored) ?? '[]')
    return new Map(Array.isArray(value) ? (value as [string, Stored][]) : [])
  } catch {
    return new Map()
  }
}

/** What goes with the form's description, from this device, for fields that are as an empty form has them; null for a new one. */
export function recall(values: ExpenseValues): Partial<Habit> | null {
  const found = read().get(keyOf(values.description))
  if (!found) return null
  const open = habitFields.filter((name) => values[name] === expenseRecord.empty[name])
  return Object.fromEntries(
    open.flatMap((name) => {
      const field: Field = expenseRecord.fields[name]
      const parsed = field.draft.safeParse(field.toForm(found[name], found))
      return parsed.success ? [[name, parsed.data]] : []
    }),
  )
}

/** Keeps what was saved with this description. Logging out clears it with the rest of the browser's storage. */
export function memorize(saved: Pick<StoredExpense, 'description' | (typeof habitFields)[number]>): void {
  const all = read()
  const key = keyOf(saved.description)
  all.delete(key)
  all.set(key, Object.fromEntries(habitFields.map((name) => [name, saved[name]])))
  try {
    localStorage.setItem(stored, JSON.stringify([...all].slice(-most)))
  } catch {
    // A habit that cannot be stored is only a convenience lost.
  }
}
