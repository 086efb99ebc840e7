import type { Ore } from '../../base/kit/money'

/** The number of tints of the table. */
const tints = 5

/**
 * The tint of an amount, from 1 to `tints`, or 0 without an amount. Because of the square root,
 * small amounts still get different tints next to one large repair.
 */
export const tintOf = (amount: Ore, highest: Ore): number =>
  amount <= 0 || highest <= 0 ? 0 : Math.min(tints, Math.max(1, Math.ceil(tints * Math.sqrt(amount / highest))))

/** A cell of the table: a row and a column. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

const nearest = (places: readonly CellPlace[], distance: (place: CellPlace) => number): CellPlace | undefined =>
  places.toSorted((a, b) => distance(a) - distance(b))[0]

/**
 * Returns the cell that an arrow key, Home or End moves to. `cells` has the cells that can be
 * selected. Undefined for another key, and if there is no such cell in that direction.
 */
export function nextCell(key: string, { row, column }: CellPlace, cells: readonly CellPlace[]): CellPlace | undefined {
  const inRow = cells.filter((cell) => cell.row === row)
  const byColumn = (cell: CellPlace) => Math.abs(cell.column - column)
  // Prefers the nearest row, and within that row the nearest column.
  const byRow = (cell: CellPlace) => Math.abs(cell.row - row) * 100 + byColumn(cell)
  if (key === 'ArrowRight')
    return nearest(
      inRow.filter((cell) => cell.column > column),
      byColumn,
    )
  if (key === 'ArrowLeft')
    return nearest(
      inRow.filter((cell) => cell.column < column),
      byColumn,
    )
  if (key === 'ArrowDown')
    return nearest(
      cells.filter((cell) => cell.row > row),
      byRow,
    )
  if (key === 'ArrowUp')
    return nearest(
      cells.filter((cell) => cell.row < row),
      byRow,
    )
  if (key === 'Home') return nearest(inRow, (cell) => cell.column)
  if (key === 'End') return nearest(inRow, (cell) => -cell.column)
  return undefined
}
