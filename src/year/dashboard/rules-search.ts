import { formatDay } from '../../base/kit/day'
import { formatOre, fromKroner, ore, type Ore } from '../../base/kit/money'
import { readKroner } from '../../base/kit/typed-amount'
import type { CostType } from '../../books/expense/model'
import type { DashboardRow, RowType } from './model-row'

const plain = (text: string) =>
  text
    .toLocaleLowerCase('nb')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

/**
 * True if every word of the search is found in the row: in name, supplier, tenant, date, amount or `label`. `label` is
 * the screen's text for the row.
 */
export function matchesRow(row: DashboardRow, search: string, label = ''): boolean {
  const shown = row.sum === null ? '' : plain(formatOre(row.sum))
  const texts = [row.name, row.searchText, label, shown, shown.replaceAll(' ', ''), formatDay(row.date), row.date]
  const text = texts.map(plain).join(' ')
  const isAmount = (typed: string) =>
    row.sum !== null && readKroner(typed).some((kroner) => fromKroner(kroner) === row.sum)
  // `kr` in front of an amount is removed from the search.
  const wanted = plain(search)
    .replaceAll(/(?<=^| )([-−+]?)kr\.? /g, '$1')
    // A sign before an amount is ignored: the list shows costs with a minus, the stored sum has none.
    .replaceAll(/(?<=^| )[-−+](?=\d)/g, '')
  return (
    text.includes(wanted) ||
    isAmount(wanted) ||
    wanted.split(' ').every((word) => text.includes(word) || isAmount(word))
  )
}

/** The filter of the list. If a value is missing or empty, it allows everything. */
export interface RowFilter {
  readonly search?: string
  readonly type?: RowType | ''
  readonly cost?: CostType | ''
  readonly supplier?: string
  readonly withoutReceipt?: boolean
}

/** Types of rows that should have a receipt. */
const spent: ReadonlySet<RowType> = new Set(['manual-bilag', 'archived-bilag'])

export const filterRows = <R extends DashboardRow>(
  rows: readonly R[],
  { search = '', type = '', cost = '', supplier = '', withoutReceipt = false }: RowFilter,
  labelOf: (row: R) => string = () => '',
): R[] =>
  rows.filter(
    (row) =>
      (type === '' || row.type === type) &&
      (cost === '' || row.costWords.includes(cost)) &&
      (supplier === '' || (spent.has(row.type) && row.searchText === supplier)) &&
      (!withoutReceipt || (spent.has(row.type) && !row.hasFiles)) &&
      (search === '' || matchesRow(row, search, labelOf(row))),
  )

/** The amount of a row as the list shows it. Money out has a minus. */
export const signedSum = ({ type, sum }: Pick<DashboardRow, 'type' | 'sum'>): Ore | null =>
  sum === null || type === 'income-bilag' || type === 'rent-contract' ? sum : ore(0 - sum)

const columns = ['name', 'type', 'house', 'date', 'sum'] as const
type SortColumn = (typeof columns)[number]
/** The order of the list: a column, or a column with `-` for descending. If empty, the order of the response. */
export type RowSort = SortColumn | `-${SortColumn}` | ''

export const isRowSort = (text: string): text is RowSort =>
  text === '' || (columns as readonly string[]).includes(text.replace(/^-/, ''))
