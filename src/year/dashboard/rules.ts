import { formatDay, type Day } from '../../base/kit/day'
import { formatOre, fromKroner, sumOre, type Ore } from '../../base/kit/money'
import { readKroner } from '../../base/kit/typed-amount'
import { expensedIn, isOutdated } from '../../books/depreciation/rules'
import type { CostType } from '../../books/expense/model'
import { costWordsOf } from '../../books/expense/rules'
import { incomeName } from '../../books/income/rules'
import { tenantName } from '../../books/income/rules-tenant'
import type { Contract } from '../../lease/contract/model'
import { monthRent } from '../../lease/rent/rules'
import type { NamedTerm } from '../../lease/law/rules-term'
import type { AllVouchers } from './model'
import { yearsCounted, type Period } from './rules-period'

/** Kinds of rows in the combined list (docs/rules.md#lists). */
export const rowTypes = [
  'manual-bilag',
  'archived-bilag',
  'income-bilag',
  'depreciation',
  'personal',
  'rent-contract',
] as const
export type RowType = (typeof rowTypes)[number]

/** One line of the combined list. */
export interface DashboardRow {
  /** Of no other row in the list: ids of different kinds meet. */
  readonly key: string
  readonly id: number
  readonly houseId: number
  readonly type: RowType
  /** What the landlord wrote, its first line; empty for what has no name of its own, or is not filled out yet. */
  readonly name: string
  /**
   * The amount: of an expense and an income the whole sum, null while it is not filled out; of a household item and of
   * personal use what counts of it in the period, null where the period holds no 31 December of its years; of a rent
   * contract the rent of a month, which counts in no sum: its income vouchers do.
   */
  readonly sum: Ore | null
  readonly date: Day
  readonly archived: boolean
  readonly automatic: boolean
  readonly trashed: boolean
  readonly hasFiles: boolean
  readonly fileCount: number
  /** What a search finds it by that the row doesn't show: supplier and tenant. */
  readonly searchText: string
  /** Of an expense: the words that name what kind of cost it is; none for everything else. */
  readonly costWords: readonly CostType[]
  /** A day in the month whose rent a contract has booked; null for everything else. */
  readonly rentOf: Day | null
  /** Personal use that no longer fits the year's rent. */
  readonly outdated: boolean
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0]!.trim()
const whole = { archived: false, automatic: false, searchText: '', costWords: [], rentOf: null, outdated: false }
const files = (documents: readonly string[]) => ({ hasFiles: documents.length > 0, fileCount: documents.length })

const expenseRow = (bilag: AllVouchers['bilags'][number]): DashboardRow => ({
  ...whole,
  key: `bilag-${bilag.id}`,
  id: bilag.id,
  houseId: bilag.houseId,
  type: bilag.archived ? 'archived-bilag' : 'manual-bilag',
  name: firstLine(bilag.description),
  sum: bilag.sum,
  date: bilag.listed_on,
  archived: bilag.archived,
  automatic: bilag.isAutoGenerate,
  trashed: bilag.isTrashed,
  searchText: bilag.name,
  costWords: costWordsOf(bilag),
  rentOf: null,
  ...files(bilag.documents),
})

/** Named by its title, or by the tenant while it has none. What a contract has made is automatic. */
const incomeRow = (income: AllVouchers['incomeBilags'][number]): DashboardRow => ({
  ...whole,
  key: `income-${income.id}`,
  id: income.id,
  houseId: income.houseId,
  type: 'income-bilag',
  name: incomeName(income),
  sum: income.sum,
  date: income.start_date,
  automatic: income.contractId !== null,
  trashed: income.isTrashed,
  searchText: tenantName(income),
  rentOf: income.contractId === null ? null : income.start_date,
  ...files(income.documents),
})

const itemRow = (item: AllVouchers['depreciationBilags'][number], sum: Ore | null): DashboardRow => ({
  ...whole,
  key: `depreciation-${item.id}`,
  id: item.id,
  houseId: item.houseId,
  type: 'depreciation',
  name: item.name,
  sum,
  date: item.date,
  trashed: item.isTrashed,
  ...files(item.documents),
})

const personalRow = (personal: AllVouchers['depreciationPersonalBilags'][number]): DashboardRow => ({
  ...whole,
  key: `personal-${personal.houseId}-${personal.year}`,
  id: personal.id,
  houseId: personal.houseId,
  type: 'personal',
  name: '',
  sum: personal.sum,
  date: personal.date,
  trashed: false,
  outdated: isOutdated(personal),
  ...files([]),
})

/** Two lists that are newest first as one; what has the same date stands in the order of the lists. */
function merged(first: readonly DashboardRow[], second: readonly DashboardRow[]): DashboardRow[] {
  const rows: DashboardRow[] = []
  let next = 0
  for (const row of first) {
    for (; next < second.length && second[next]!.date > row.date; next += 1) rows.push(second[next]!)
    rows.push(row)
  }
  return [...rows, ...second.slice(next)]
}

/** What of a rent contract the combined list shows. */
export type ListedContract = Pick<
  Contract,
  | 'id'
  | 'houseId'
  | 'tenant_first_name'
  | 'tenant_last_name'
  | 'month_sum'
  | 'rents'
  | 'finished_on'
  | 'documents'
  | 'signed_documents'
> &
  NamedTerm

/** With the rent that is owed at the end of the period. */
const contractRow = (contract: ListedContract, period: Period | null): DashboardRow => ({
  ...whole,
  key: `contract-${contract.id}`,
  id: contract.id,
  houseId: contract.houseId,
  type: 'rent-contract',
  name: tenantName(contract),
  sum: period === null ? contract.month_sum : monthRent(contract, period.to),
  date: contract.start_date,
  trashed: false,
  ...files([...contract.signed_documents, ...contract.documents]),
})

/** Tells the last day of a lease; null while it runs on (docs/rules.md#after-a-fixed-term). */
export type RunsUntil = (contract: ListedContract) => Day | null

/**
 * The contracts of a house (null: of all houses) that run on at least one day of the period, newest first. The rule of their
 * last day is handed in: the dashboard's page loads it after the page.
 */
export const contractsIn = <C extends ListedContract>(
  contracts: readonly C[],
  houseId: number | null,
  { from, to }: Period,
  runsUntil: RunsUntil,
): C[] =>
  contracts
    .filter((one) => {
      const end = runsUntil(one)
      return (houseId === null || one.houseId === houseId) && one.start_date <= to && (end === null || end >= from)
    })
    .sort((a, b) => (a.start_date < b.start_date ? 1 : a.start_date > b.start_date ? -1 : b.id - a.id))

/**
 * What the rows come to (øre), income and costs apart; null where there is no such row. `count` is how many rows are in it: a
 * contract's rent is no amount of a period, the income it has booked is; and what is not filled out has none.
 */
export function sumsOf(rows: readonly DashboardRow[]): {
  readonly income: Ore | null
  readonly costs: Ore | null
  readonly count: number
} {
  const counted = rows.filter(({ type }) => type !== 'rent-contract')
  const sum = (wanted: readonly DashboardRow[]) =>
    wanted.length === 0 ? null : sumOre(wanted.flatMap((row) => (row.sum === null ? [] : [row.sum])))
  return {
    income: sum(counted.filter(({ type }) => type === 'income-bilag')),
    costs: sum(counted.filter(({ type }) => type !== 'income-bilag')),
    count: counted.filter((row) => row.sum !== null).length,
  }
}

/**
 * The combined list, newest first as the answer's own lists are (contracts by `contractsIn`); what has the same date
 * stands kind by kind. Without a period household items stand with what the answer says of them.
 */
export const rowsOf = (
  vouchers: AllVouchers,
  contracts: readonly ListedContract[] = [],
  period: Period | null = null,
): DashboardRow[] =>
  [
    vouchers.bilags.map(expenseRow),
    vouchers.incomeBilags.map(incomeRow),
    vouchers.depreciationBilags.map((item) =>
      itemRow(item, period ? expensedIn(item, yearsCounted(period)) : item.expensed),
    ),
    vouchers.depreciationPersonalBilags.map(personalRow),
    contracts.map((contract) => contractRow(contract, period)),
  ].reduce(merged)

const plain = (text: string) =>
  text
    .toLocaleLowerCase('nb')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

/**
 * Whether a row holds every word of the search: in its name, supplier or tenant, in what the screen calls it (`label`: its
 * kind, cost type), in its date, or as its amount, written as people write amounts.
 */
export function matches(row: DashboardRow, search: string, label = ''): boolean {
  const shown = row.sum === null ? '' : plain(formatOre(row.sum))
  const texts = [row.name, row.searchText, label, shown, shown.replaceAll(' ', ''), formatDay(row.date), row.date]
  const text = texts.map(plain).join(' ')
  const isAmount = (typed: string) =>
    row.sum !== null && readKroner(typed).some((kroner) => fromKroner(kroner) === row.sum)
  // `kr` of an amount is no word of its own.
  const wanted = plain(search).replaceAll(/(?<=^| )kr\.? /g, '')
  return (
    text.includes(wanted) ||
    isAmount(wanted) ||
    wanted.split(' ').every((word) => text.includes(word) || isAmount(word))
  )
}

/** Which rows are wanted; left out or empty: of all types and kinds of cost. */
export interface RowFilter {
  readonly search?: string
  readonly type?: RowType | ''
  /** Only expenses of that kind. */
  readonly cost?: CostType | ''
}

/** Rows of that type and kind of cost that match the search; `labelOf` is what the screen calls a row. */
export const filterRows = <R extends DashboardRow>(
  rows: readonly R[],
  { search = '', type = '', cost = '' }: RowFilter,
  labelOf: (row: R) => string = () => '',
): R[] =>
  rows.filter(
    (row) =>
      (type === '' || row.type === type) &&
      (cost === '' || row.costWords.includes(cost)) &&
      matches(row, search, labelOf(row)),
  )

const columns = ['name', 'type', 'house', 'date', 'sum'] as const
export type SortColumn = (typeof columns)[number]
/** A column ascending, the same with `-` descending, or empty: the order of the response. */
export type Sort = SortColumn | `-${SortColumn}` | ''

/** What stands in an address as a sort; anything else is no sort. */
export const isSort = (text: string): text is Sort =>
  text === '' || (columns as readonly string[]).includes(text.replace(/^-/, ''))
