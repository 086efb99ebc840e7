import { addMonths, type Day } from '../../base/kit/day'
import type { Statement, StatementRow } from '../file/rules-statement'
import { statementAccount } from '../file/rules-account'

/** docs/rules/bank.md#bank-files */
const monthsKept = 13

/** The day from which unmatched rows are kept. Older rows are kept only if they are matched. */
export const firstKeptDay = (today: Day): Day => addMonths(today, -monthsKept)

/** A booked row. Its day is final. */
export type BookedRow = StatementRow & { readonly date: Day }

const isBooked = (row: StatementRow): row is BookedRow => !row.pending && row.date !== null

export type RowsOfFile =
  | { readonly booked: readonly BookedRow[]; readonly pending: number }
  | 'otherBankAccount'
  | 'accountNumberNeeded'

/**
 * The rows of a file for one account. If the file names no account, these are all rows. If it names one, rows without
 * an account belong to it. If it names several, rows without an account belong to none of them.
 */
export function rowsOfAccount(statement: Pick<Statement, 'rows'>, accountNumber: string | null): RowsOfFile {
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

export interface EarlierImport {
  readonly layout: string
  readonly days_from: Day | null
  readonly days_to: Day | null
}

/** The days of the rows, ascending, that an import of another format already covers. */
export function daysCoveredByOtherFormats(
  rows: readonly { readonly date: Day }[],
  earlier: readonly EarlierImport[],
  layout: string,
): Day[] {
  const others = earlier.filter((one) => one.layout !== layout)
  // Thousands of rows are on few days, so each day is checked only once.
  const days = [...new Set(rows.map(({ date }) => date))]
  return days
    .filter((date) =>
      others.some(
        ({ days_from, days_to }) => days_from !== null && days_to !== null && days_from <= date && date <= days_to,
      ),
    )
    .toSorted()
}
