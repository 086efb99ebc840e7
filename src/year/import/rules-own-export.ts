import { isSame } from '../../base/kit/is-same'
import { ore, type Ore } from '../../base/kit/money'
import type { RecordModel, Fields } from '../../base/kit/record'
import { itemRecord } from '../../books/depreciation/model'
import { expenseRecord } from '../../books/expense/model'
import { incomeRecord } from '../../books/income/model'
import { supplierRecord } from '../../books/supplier/model'
import { houseRecord } from '../../landlord/house/model'
import { contractRecord } from '../../lease/contract/model'
import {
  placeIn,
  restoreFormat,
  restoreVersion,
  travellingTables,
  type RowOf,
  type TravellingName,
  type TravellingTable,
} from '../export/rules-tables'
import type { Counts } from './model'

export type OwnRow = Readonly<Record<string, unknown>>

/** The content of an export of this product, as its file of rows has it. */
export interface OwnExport {
  readonly kind: 'export'
  readonly tables: Readonly<Record<TravellingName, readonly OwnRow[]>>
  /** The paths of all files of the zip by their SHA-256. */
  readonly paths: Readonly<Record<string, string>>
  /** The number of rows by table that the export had to leave where they were. */
  readonly leftOut: Readonly<Record<TravellingName, number>>
  /** The names of files that the zip lacks. */
  readonly missing: readonly string[]
}

/** An export whose parts are not as this release writes them: made by hand, damaged, or of a newer release. */
export interface UnknownExport {
  readonly kind: 'unknown'
  readonly parts: readonly string[]
}

/** No landlord has as many rows, and more of them would take too long in one transaction. */
const mostRows = 200_000
const mostParts = 20

const isObject = (value: unknown): value is OwnRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// A record model of any fields can't be typed as one of some fields.
const models: Readonly<Partial<Record<TravellingName, RecordModel<Fields>>>> = {
  house: houseRecord as unknown as RecordModel<Fields>,
  supplier: supplierRecord as unknown as RecordModel<Fields>,
  bilag: expenseRecord as unknown as RecordModel<Fields>,
  incomebilag: incomeRecord as unknown as RecordModel<Fields>,
  depreciationbilag: itemRecord as unknown as RecordModel<Fields>,
  contract: contractRecord as unknown as RecordModel<Fields>,
}

/** Lists of people are stored as encrypted JSON. */
const readList = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('[') ? (JSON.parse(value) as unknown) : value

const isEmpty = (value: unknown): boolean => value === null || value === '' || isSame(value, [])

/** The columns whose value no call would have taken. An empty value stands for one that old books never had. */
function invalidFields({ name, refs = {}, files = [] }: TravellingTable, row: OwnRow): string[] {
  const model = models[name]
  if (!model) return []
  return model.names.filter((column) => {
    if (!(column in row) || column in refs || files.includes(column) || isEmpty(row[column])) return false
    try {
      const field = model.fields[column]!
      return !field.body.safeParse(field.toBody(field.toForm(readList(row[column]), row))).success
    } catch {
      return true
    }
  })
}

/** The columns that name a row or a file that isn't there. */
function danglingColumns(table: TravellingTable, row: OwnRow, count: (name: TravellingName) => number): string[] {
  const { refs = {}, lists = {}, files = [], texts = [], json = {} } = table
  const isPlace = (of: TravellingName, place: number) => Number.isInteger(place) && place >= 0 && place < count(of)
  const isMark = (of: TravellingName, mark: unknown) => isPlace(of, placeIn(mark))
  const areFiles = (value: unknown) =>
    value === null || (Array.isArray(value) ? value.every((one) => isMark('document', one)) : isMark('document', value))
  const marksIn = (text: unknown) =>
    [...String(text).matchAll(/\/api\/document\/#(-?\d+)/g)].map(([, place]) => Number(place))
  const isMapped = (column: string) => {
    let isRight = true
    const at: RowOf = (of, place) => {
      isRight &&= place === -1 || isPlace(of, place)
      return place
    }
    json[column]!(row[column], at)
    return isRight
  }
  return [
    ...Object.entries(refs).flatMap(([column, of]) =>
      row[column] === null || isMark(of, row[column]) ? [] : [column],
    ),
    ...Object.entries(lists).flatMap(([column, of]) =>
      Array.isArray(row[column]) && row[column].every((one) => isMark(of, one)) ? [] : [column],
    ),
    ...files.filter((column) => !areFiles(row[column])),
    ...texts.filter((column) => marksIn(row[column]).some((place) => place !== -1 && !isPlace('document', place))),
    ...Object.keys(json).filter((column) => !isMapped(column)),
  ]
}

const unknown = (parts: readonly string[]): UnknownExport => ({ kind: 'unknown', parts: parts.slice(0, mostParts) })

/** True for objects with the same keys. */
const areAlike = (rows: readonly unknown[]): boolean =>
  rows.every((row) => isObject(row) && isSame(Object.keys(row), Object.keys(rows[0] as OwnRow)))

/** Reads the file of rows. Nothing is guessed: a part that isn't known is named, and then nothing is read. */
export function readOwnTables(json: unknown): Pick<OwnExport, 'tables' | 'leftOut'> | UnknownExport {
  if (!isObject(json) || json['format'] !== restoreFormat) return unknown(['format'])
  if (json['version'] !== restoreVersion) return unknown(['version'])
  const { tables, left_out, format: _format, version: _version, ...others } = json
  if (!isObject(tables) || !isObject(left_out)) return unknown(['tables'])
  const names = new Set<string>(travellingTables.map(({ name }) => name))
  const strange = [
    ...Object.keys(others),
    ...Object.keys({ ...tables, ...left_out }).filter((name) => !names.has(name)),
  ]
  if (strange.length > 0) return unknown(strange)
  const rowsOf = (name: TravellingName) => (tables[name] ?? []) as readonly OwnRow[]
  const malformed = travellingTables.filter(({ name }) => !Array.isArray(rowsOf(name)) || !areAlike(rowsOf(name)))
  if (malformed.length > 0) return unknown(malformed.map(({ name }) => name))
  if (travellingTables.reduce((sum, { name }) => sum + rowsOf(name).length, 0) > mostRows) return unknown(['rows'])
  const parts: string[] = []
  for (const table of travellingTables)
    for (const [place, row] of rowsOf(table.name).entries()) {
      if (parts.length >= mostParts) return unknown(parts)
      const faults = [...danglingColumns(table, row, (name) => rowsOf(name).length), ...invalidFields(table, row)]
      parts.push(...faults.map((column) => `${table.name} ${place + 1}: ${column}`))
    }
  if (parts.length > 0) return unknown(parts)
  return {
    tables: Object.fromEntries(travellingTables.map(({ name }) => [name, rowsOf(name)])),
    leftOut: left_out as Readonly<Record<string, number>>,
  }
}

/** The columns of each table, as the rows have them. */
export const columnsOfRows = ({ tables }: Pick<OwnExport, 'tables'>): ReadonlyMap<TravellingName, readonly string[]> =>
  new Map(Object.entries(tables).map(([name, rows]) => [name, [...new Set(rows.flatMap((row) => Object.keys(row)))]]))

export const isOwnExport = (reading: object): reading is OwnExport => 'kind' in reading && reading.kind === 'export'

export const countsOfExport = ({ tables }: OwnExport): Counts => ({
  houses: tables['house']!.length,
  suppliers: tables['supplier']!.filter(({ isDefault }) => isDefault !== true).length,
  expenses: tables['bilag']!.length,
  income: tables['incomebilag']!.length,
  items: tables['depreciationbilag']!.length,
  contracts: tables['contract']!.length,
})

/** The vouchers that count in the plan: those of houses that are not deleted. */
export function vouchersInPlan({ tables }: OwnExport): number {
  const isCounted = ({ houseId }: OwnRow) => tables['house']![placeIn(houseId)]!['deleted_at'] === null
  return ['bilag', 'incomebilag', 'depreciationbilag'].reduce(
    (sum, name) => sum + tables[name]!.filter(isCounted).length,
    0,
  )
}

interface Total {
  readonly year: number
  readonly kind: string
  readonly sum: Ore
}

/** The sums of a year by kind, without what is in the trash folder. */
export function totalsOfExport({ tables }: OwnExport): Total[] {
  const sums = new Map<string, Total>()
  const add = (row: OwnRow, day: unknown, kind: unknown) => {
    if (row['isTrashed'] === true || typeof row['sum'] !== 'number' || typeof day !== 'string') return
    const [year, name] = [Number(day.slice(0, 4)), typeof kind === 'string' ? kind : 'other_costs']
    const key = `${year} ${name}`
    sums.set(key, { year, kind: name, sum: ore((sums.get(key)?.sum ?? 0) + row['sum']) })
  }
  for (const row of tables['bilag']!) add(row, row['date'] ?? row['listed_on'], row['cost_type'])
  for (const row of tables['incomebilag']!) add(row, row['start_date'], 'income')
  for (const row of tables['depreciationbilag']!) add(row, row['date'], 'items')
  return [...sums.values()].toSorted((a, b) => a.year - b.year || a.kind.localeCompare(b.kind))
}
