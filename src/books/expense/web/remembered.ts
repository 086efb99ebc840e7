import type { Field } from '../../../base/kit/field'
import { habitsKey } from '../../../landlord/account/web/kept-entries'
import { expenseRecord, habitFields, type StoredExpense, type ExpenseValues } from '../model'

type Habit = Pick<ExpenseValues, (typeof habitFields)[number]>
/** What was saved with a description, by the names of its fields; what an older version stored may lack some. */
type Stored = Readonly<Record<string, unknown>>

/** Where they lay before each account had its own: nobody knows whose they are. */
const ofAnybody = 'expense-habits'
/** Descriptions that are stored; the oldest are dropped. */
const most = 200
const keyOf = (description: string) => description.trim().toLocaleLowerCase('nb')

function read(account: number): Map<string, Stored> {
  try {
    localStorage.removeItem(ofAnybody)
    const value: unknown = JSON.parse(localStorage.getItem(habitsKey(account)) ?? '[]')
    return new Map(Array.isArray(value) ? (value as [string, Stored][]) : [])
  } catch {
    return new Map()
  }
}

/** What goes with the form's description, as this account saved it on this device, for fields that are as an empty form has them; null for a new one. */
export function recall(account: number, values: ExpenseValues): Partial<Habit> | null {
  const found = read(account).get(keyOf(values.description))
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

/** Keeps what was saved with this description. Logging out clears it with the rest that the browser has of the account. */
export function memorize(
  account: number,
  saved: Pick<StoredExpense, 'description' | (typeof habitFields)[number]>,
): void {
  const all = read(account)
  const key = keyOf(saved.description)
  all.delete(key)
  all.set(key, Object.fromEntries(habitFields.map((name) => [name, saved[name]])))
  try {
    localStorage.setItem(habitsKey(account), JSON.stringify([...all].slice(-most)))
  } catch {
    // A habit that cannot be stored is only a convenience lost.
  }
}
