import type { Day } from '../../base/kit/day'
import type { BankFile, MappingForm } from './model'
import type { ColumnMapping, Statement, StatementRow } from './rules-statement'

const rowsShown = 50

/** The mapping of the form. Null if the form only names the header's line. */
export function mappingOfForm({ mapping, header_line: _line, ...beside }: MappingForm): ColumnMapping | null {
  if (mapping === undefined) return null
  const { counter_account, ...columns } = { ...beside, ...mapping }
  const named = Object.entries({ ...columns, counterAccount: counter_account })
  return Object.fromEntries(named.filter(([, name]) => name !== undefined)) as unknown as ColumnMapping
}

/** The form fields whose column isn't in the file. Null if there are none. */
export function unknownColumns(
  { mapping, header_line: _line, ...beside }: MappingForm,
  columns: readonly string[],
): Record<string, string> | null {
  const named = Object.entries({ ...beside, ...mapping })
  const wrong = named.filter(([, name]) => name !== undefined && !columns.includes(name))
  return wrong.length === 0 ? null : Object.fromEntries(wrong.map(([role]) => [`mapping.${role}`, 'choose']))
}

export function mappingForAnswer(mapping: ColumnMapping): NonNullable<BankFile['mapping']> {
  const { counterAccount, ...columns } = mapping
  return { ...columns, ...(counterAccount !== undefined && { counter_account: counterAccount }) }
}

function accountsIn(rows: readonly Pick<StatementRow, 'ownAccount'>[]): BankFile['accounts'] {
  const counts = new Map<string, number>()
  for (const { ownAccount } of rows) if (ownAccount !== null) counts.set(ownAccount, (counts.get(ownAccount) ?? 0) + 1)
  return [...counts].map(([account_number, count]) => ({ account_number, rows: count }))
}

/** The first and the last day. Null if there are no days. */
export function firstAndLastDay(days: readonly (Day | null)[]): { readonly from: Day | null; readonly to: Day | null } {
  let [from, to]: (Day | null)[] = [null, null]
  for (const day of days) {
    if (day === null) continue
    if (from === null || from === undefined || day < from) from = day
    if (to === null || to === undefined || day > to) to = day
  }
  return { from: from ?? null, to: to ?? null }
}

export type FileSummary = Omit<BankFile, 'id' | 'name'>

/** All versions of camt.053 share one name, because their texts are the same. */
export const formatName = (format: string): string => (format.startsWith('camt.053') ? 'camt.053' : format)

export const fileSummary = (statement: Statement): FileSummary => ({
  format: formatName(statement.format),
  encoding: statement.encoding,
  mapping: statement.mapping && mappingForAnswer(statement.mapping),
  columns: [...statement.columns],
  sample: statement.sample.map((cells) => [...cells]),
  lines: statement.lines.map(({ line, cells }) => ({ line, cells: [...cells] })),
  header_line: statement.headerLine,
  accounts: accountsIn(statement.rows),
  rows: statement.rows
    .slice(0, rowsShown)
    .map(({ line, date, sum, text, counterparty, counterAccount, reference, pending }) => ({
      line,
      date,
      sum,
      text,
      counterparty,
      counter_account: counterAccount,
      reference,
      pending,
    })),
  total: statement.rows.length,
  pending: statement.rows.filter(({ pending }) => pending).length,
  skipped: [...statement.skipped],
  differences: statement.differences.map(({ account, difference }) => ({ account_number: account, difference })),
  ...firstAndLastDay(statement.rows.filter(({ pending }) => !pending).map(({ date }) => date)),
})
