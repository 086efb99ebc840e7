import type { Day, Instant } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { TransactionState } from './model'

/** A transaction, by the facts that tell whether another one is the same payment in another format. */
export interface ComparedRow {
  readonly id: number
  readonly bankAccountId: number
  readonly date: Day
  readonly sum: Ore
  readonly state: TransactionState
  readonly importedAt: Instant
  /** The layout of the file that it came from. */
  readonly layout: string
  /** The import that it came with, and all imports whose files have it. */
  readonly importId: number
  readonly imports: readonly number[]
}

/**
 * Finds open rows that may be the same payment as an earlier one: a row of the same account, day and sum that came from
 * a file of another layout, that the open row's own file doesn't have, and that is matched, or is open and was imported
 * before. Each earlier row stands for one payment: of two rows with one such twin, one stays as it is as soon as the
 * other one is matched or set aside. The result is by the id of the open row.
 */
export function possibleCopies(rows: readonly ComparedRow[]): ReadonlyMap<number, ComparedRow> {
  const groups = new Map<string, ComparedRow[]>()
  for (const row of rows) {
    const key = `${row.bankAccountId} ${row.date} ${row.sum}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  const copies = new Map<number, ComparedRow>()
  for (const group of groups.values())
    for (const row of group) {
      if (row.state !== 'open') continue
      const twins = group.filter(
        (other) =>
          other.layout !== row.layout &&
          !other.imports.includes(row.importId) &&
          (other.state === 'matched' || (other.state === 'open' && other.id < row.id)),
      )
      const decided = group.filter((other) => other.state !== 'open' && other.layout === row.layout)
      const twin = twins[decided.length]
      if (twin) copies.set(row.id, twin)
    }
  return copies
}
