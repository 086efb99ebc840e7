import { delimiters, readRecords, type Delimiter } from '../../bank/file/rules-records'
import { StatementRefused } from '../../bank/file/rules-statement'
import { makeCell, OldFileRefused, rowCollector, type BookRow } from './rules-cells'

/** The number of cells in lines that are as wide as most are. A line of one cell doesn't count, an unread one does. */
function evenness({ records, skipped }: ReturnType<typeof readRecords>): number {
  const counts = new Map<number, number>()
  for (const { cells } of records) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  return Math.max(0, ...Array.from(counts, ([width, count]) => (count + skipped.length) * Math.min(width, 12)))
}

/**
 * The rows of a text with delimiters, and the lines that can't be read, such as those of a quotation mark without an
 * end. The first line may name the delimiter: `sep=;`.
 */
export function rowsOfDelimited(text: string): { readonly rows: BookRow[]; readonly unread: readonly number[] } {
  const body = text.replace(/^\ufeff/, '')
  const named = /^sep=([;\t,|])\r?\n/i.exec(body)?.[1] as Delimiter | undefined
  const evennessWith = (delimiter: Delimiter) => evenness(readRecords(body.slice(0, 20_000), delimiter))
  const collected = rowCollector()
  try {
    const best = named ?? delimiters.toSorted((a, b) => evennessWith(b) - evennessWith(a))[0]!
    const { records, skipped } = readRecords(body, best)
    for (const { line, cells } of records)
      if (named === undefined || line > 1)
        collected.add(
          line,
          false,
          cells.map((cell) => (cell.trim() === '' ? undefined : makeCell({ text: cell }))),
        )
    return { rows: collected.rows, unread: skipped.map(({ line }) => line) }
  } catch (error) {
    throw error instanceof StatementRefused ? new OldFileRefused('tooManyRows') : error
  }
}
