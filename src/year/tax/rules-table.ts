import { sumOre, type Ore } from '../../base/kit/money'
import type { HouseTax, TaxVoucher } from './model'
import { taxOfNet } from './rules-estimate'
import { hasEntryInReturn } from './rules-state'
import { taxSheetOf, type SheetLine, type SheetRow } from './rules-sheet'

/** A voucher that a line consists of. Each kind has a page of its own. */
export type TableVoucher = TaxVoucher & {
  readonly houseId: number
  readonly kind: 'expense' | 'depreciation' | 'income'
}

/** A line of the table. `sum` is the sum of the chosen houses. */
export interface TableRow {
  readonly line: SheetLine
  readonly by: SheetRow['by']
  /** The amounts by house, in the order of the table. Null if a house doesn't have the line. */
  readonly cells: readonly (Ore | null)[]
  readonly sum: Ore
  /** The vouchers, by date. Empty if the line is calculated from another line. */
  readonly vouchers: readonly TableVoucher[]
}

/** The lines in the order of the tax return. */
const lineOrder: readonly SheetLine[] = [
  'income',
  'short_let',
  'short_taxable',
  'maintenance',
  'other_costs',
  'common_costs',
  'municipal_taxes',
  'insurance',
  'opening',
  'bought',
  'upgraded',
  'sold',
  'balance',
  'flat_rate',
]

/** The chosen houses that have an entry. */
export const housesInTotal = (all: readonly HouseTax[], chosen: readonly number[]): readonly HouseTax[] =>
  all.filter((tax) => hasEntryInReturn(tax) && chosen.includes(tax.houseId))

function vouchersOn(tax: HouseTax, line: SheetLine): TableVoucher[] {
  if (!hasEntryInReturn(tax)) return []
  const income = [...tax.incomebilagsList, ...(tax.short?.vouchers ?? [])]
  const lists = { expense: tax.bilagsList, depreciation: tax.depreciationList, income } as const
  return (Object.keys(lists) as (keyof typeof lists)[]).flatMap((kind) =>
    lists[kind].flatMap((one) => (one.line === line ? [{ ...one, kind, houseId: tax.houseId }] : [])),
  )
}

/** A line of several houses together. */
export interface LineTogether {
  readonly by: SheetRow['by']
  readonly sum: Ore
}

/** The lines that the houses have together, in the order of the tax return. */
export function linesTogether(
  houses: readonly Pick<HouseTax, 'state' | 'lines'>[],
): ReadonlyMap<SheetLine, LineTogether> {
  const rows = houses.flatMap((tax) => (hasEntryInReturn(tax) ? taxSheetOf(tax) : []))
  return new Map(
    lineOrder.flatMap((line) => {
      const found = rows.filter((row) => row.line === line)
      const [first] = found
      return first ? [[line, { by: first.by, sum: sumOre(found.map(({ amount }) => amount)) }] as const] : []
    }),
  )
}

/** The rows of the table. A line that none of the houses has is left out, unless it is one of `also`. */
export function taxTableOf(
  all: readonly HouseTax[],
  chosen: readonly number[],
  also: ReadonlyMap<SheetLine, Pick<LineTogether, 'by'>> = new Map(),
): TableRow[] {
  const sheets = all.map((tax) => (hasEntryInReturn(tax) ? taxSheetOf(tax) : []))
  return lineOrder.flatMap((line): TableRow[] => {
    const found = sheets.map((rows) => rows.find((row) => row.line === line))
    const by = found.find((row) => row !== undefined)?.by ?? also.get(line)?.by
    if (by === undefined) return []
    const cells = found.map((row) => row?.amount ?? null)
    const sum = sumOre(
      cells.filter((cell, index): cell is Ore => cell !== null && chosen.includes(all[index]!.houseId)),
    )
    const vouchers = all.flatMap((tax) => vouchersOn(tax, line))
    return [{ line, by, cells, sum, vouchers: vouchers.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }]
  })
}

export interface TaxEstimate {
  /** The landlord's own part of the net that is entered. A deficit is below zero. */
  readonly net: Ore
  /** The estimated tax in whole kroner. Zero if there is a deficit. */
  readonly tax: Ore
}

/** docs/rules/year.md#tax-page */
export function estimateOf(together: readonly HouseTax[], year: number): TaxEstimate {
  const net = sumOre(together.map(({ lines }) => lines.net_share))
  return { net, tax: taxOfNet(net, year) }
}
