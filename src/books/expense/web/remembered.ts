import type { Field } from '../../../base/kit/field'
import { expenseHabitsKey } from '../../../landlord/account/web/kept-entries'
import { expenseRecord, habitFields, type StoredExpense, type ExpenseValues } from '../model'

type Habit = Pick<ExpenseValues, (typeof habitFields)[number]>
/** Stored values of a description. An older version may have stored fewer values. */
type Stored = Readonly<Record<string, unknown>>

/**
 * The key of an older version, which all accounts of the browser shared. It isn't known whose
 * values it has.
 */
const ofAnybody = 'expense-habits'
/** The maximum number of descriptions. Beyond that, the oldest ones are dropped. */
const most = 200
const keyOf = (description: string) => description.trim().toLocaleLowerCase('nb')

function read(account: number): Map<string, Stored> {
  try {
    localStorage.removeItem(ofAnybody)
    const value: unknown = JSON.parse(localStorage.getItem(expenseHabitsKey(account)) ?? '[]')
    return new Map(Array.isArray(value) ? (value as [string, Stored][]) : [])
  } catch {
    return new Map()
  }
}

/** Returns remembered values for the fields that the landlord hasn't changed. Null if the description is new. */
export function recallHabit(account: number, values: ExpenseValues): Partial<Habit> | null {
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

/**
 * Remembers the values of a description. Logging out deletes them with all other data of the account in the browser.
 */
export function memorizeHabit(
  account: number,
  saved: Pick<StoredExpense, 'description' | (typeof habitFields)[number]>,
): void {
  const all = read(account)
  const key = keyOf(saved.description)
  all.delete(key)
  all.set(key, Object.fromEntries(habitFields.map((name) => [name, saved[name]])))
  try {
    localStorage.setItem(expenseHabitsKey(account), JSON.stringify([...all].slice(-most)))
  } catch {
    // If storing fails, only a convenience is lost.
  }
}
