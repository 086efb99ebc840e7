import { ore, type Ore } from '../../base/kit/money'
import type { HouseTax } from './model'
import type { Check } from './model-check'
import type { SheetLine } from './rules-sheet'
import { linesTogether, type LineTogether, type TableRow } from './rules-table'

export interface ChangedLine extends Pick<LineTogether, 'by'> {
  readonly line: SheetLine
  readonly sent: Ore
  readonly now: Ore
}

/**
 * The lines whose sum differs from the sent sum, for the houses that were sent. A line that is
 * missing in the books or in the sent return counts as 0 there.
 */
export function changedLines(figures: readonly HouseTax[], sent: readonly HouseTax[]): ChangedLine[] {
  const ids = new Set(sent.map(({ houseId }) => houseId))
  const before = linesTogether(sent)
  const after = linesTogether(figures.filter(({ houseId }) => ids.has(houseId)))
  return [...new Map([...after, ...before])].flatMap(([line, { by }]) => {
    const [was, is] = [before.get(line)?.sum ?? ore(0), after.get(line)?.sum ?? ore(0)]
    return was === is ? [] : [{ line, by, sent: was, now: is }]
  })
}

/** The number of expenses of a line that have no receipt. */
export function papersMissing(row: Pick<TableRow, 'vouchers'>, checks: readonly Check[]): number {
  const without = new Set(
    checks
      .filter(({ kind }) => kind === 'withoutReceipt')
      .flatMap(({ houseId, vouchers }) => vouchers.map(({ id }) => `${houseId} ${id}`)),
  )
  return row.vouchers.filter(({ kind, houseId, id }) => kind === 'expense' && without.has(`${houseId} ${id}`)).length
}
