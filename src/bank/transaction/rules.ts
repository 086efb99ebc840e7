import { addMonths, type Day } from '../../base/kit/day'
import type { Statement, StatementRow } from '../file/rules-statement'
import { statementAccount } from '../file/rules-account'

/** Months after which rows that are neither matched nor waited for go (docs/rules.md#bank-files). */
const monthsKept = 13

/** Rows imported before this day are kept only where they are matched. */
export const keptFrom = (today: Day): Day => addMonths(today, -monthsKept)

/** A row that can be imported: it is booked, so its day stands. */
export type BookedRow = StatementRow & { readonly date: Day }

const isBooked = (row: StatementRow): row is BookedRow => !row.pending && row.date !== null

/** What of a file belongs to an account, or why that can't be told. */
export type RowsOfFile =
  | { readonly booked: readonly BookedRow[]; readonly pending: number }
  | 'otherBankAccount'
  | 'accountNumberNeeded'

/**
 * The rows of a file that are of the account with this number: all of them where the file names no account. A row that names
 * none in a file of one account is of that one; in a file of several it is nobody's.
 */
export function rowsFor(statement: Pick<Statement, 'rows'>, accountNumber: string | null): RowsOfFile {
  const named = new Set(statement.rows.flatMap(({ ownAccount }) => ownAccount ?? []))
  const split = (rows: readonly StatementRow[]) => ({
    booked: rows.filter(isBooked),
    pending: rows.filter(({ pending }) => pending).length,
  })
  if (named.size === 0) return split(statement.rows)
  if (accountNumber === null) return named.size === 1 ? split(statement.rows) : 'accountNumberNeeded'
  const own = statementAccount(accountNumber)!
  if (!named.has(own)) return 'otherBankAccount'
  return split(
    statement.rows.filter(({ ownAccount }) => ownAccount === own || (ownAccount === null && named.size === 1)),
  )
}

/** An import that was made before, as far as its days go. */
export interface EarlierImport {
  readonly layout: string
  readonly days_from: Day | null
  readonly days_to: Day | null
}

/** Days of rows that lie within what was read before in another format, in their order. */
export function daysReadBefore(
  rows: readonly { readonly date: Day }[],
  earlier: readonly EarlierImport[],
  layout: string,
): Day[] {
  const others = earlier.filter((one) => one.layout !== layout)
  // Of thousands of rows each day is looked for once.
  const days = [...new Set(rows.map(({ date }) => date))]
  return days
    .filter((date) =>
      others.some(
        ({ days_from, days_to }) => days_from !== null && days_to !== null && days_from <= date && date <= days_to,
      ),
    )
    .toSorted()
}
