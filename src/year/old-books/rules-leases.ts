import { dayOf, type Day } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { BookSheet, BookCell } from '../old-sheet/rules-cells'
import { amountOfText, plainSum } from './rules-amount'
import { isTotalText } from './rules-category-words'
import { dayOfCell, dayOfText, orderOfDays } from './rules-day'
import type { Place, TableContext } from './rules-entries'
import type { TableColumn } from './rules-headers'

/** A tenant with the terms that the books tell. */
export interface ReadLease {
  readonly place: Place
  readonly tenant: string
  readonly house: string
  readonly rent: Ore | null
  readonly start: Day | null
  readonly end: Day | null
  readonly deposit: Ore | null
}

const isVacant = (text: string): boolean => /^(?:ledig|tom|vacant|leer|-+|ingen)$/i.test(text.trim())

/** Reads a list of tenants with their terms. */
export function readLeases(context: TableContext): ReadLease[] {
  const { table } = context
  const of = (...fields: TableColumn['field'][]) =>
    fields.map((field) => table.columns.find((column) => column.field === field)).find(Boolean)
  const [tenant, rent, deposit, house] = [
    of('tenant', 'who', 'text'),
    of('rent', 'amount', 'in'),
    of('deposit'),
    of('house'),
  ]
  const [start, end] = [of('start', 'day'), of('end')]
  const dayIn = (column: TableColumn | undefined, cell: BookCell | undefined): Day | null => {
    if (!column) return null
    const read = dayOfCell(cell, orderOfDays(table.rows.map(({ cells }) => cells[column.at])))
    if (read?.kind === 'day') return read.day
    return read?.kind === 'month' ? dayOf(read.year, read.month, 1) : null
  }
  return table.rows.flatMap((row): ReadLease[] => {
    const cell = (column: TableColumn | undefined) => (column ? row.cells[column.at] : undefined)
    const name = cell(tenant)?.text ?? ''
    const sum = plainSum(cell(rent))
    if (
      name === '' ||
      sum === null ||
      sum <= 0 ||
      isTotalText(name) ||
      isTotalText(cell(house)?.text ?? '') ||
      isVacant(name)
    )
      return []
    return [
      {
        place: { sheet: table.sheet.name, line: row.line, column: rent?.at ?? 0 },
        tenant: name,
        house: cell(house)?.text ?? context.house,
        rent: sum,
        start: dayIn(start, cell(start)),
        end: dayIn(end, cell(end)),
        deposit: plainSum(cell(deposit)),
      },
    ]
  })
}

/** Reads the tenant that a note names: `Leietaker: Jonas Vik, flyttet inn 1.8.2021. Depositum 29 400.` */
export function leaseInNote(sheet: BookSheet, line: number, text: string): ReadLease | null {
  const named =
    /(?:[Ll]eietaker|[Ll]eigetakar|[Tt]enant|Mieter|[Hh]yresgäst)(?:\s*:\s*|\s+)(\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+){1,3})/u.exec(
      text,
    )
  if (!named) return null
  const moved =
    /(?:flyttet inn|innflyttet|flytta inn|moved in|fra|from|eingezogen)\s*:?\s*(\d{1,2}[./-]\d{1,2}[./-]\d{2,4})/i.exec(
      text,
    )
  const read = moved ? dayOfText(moved[1]!, 'dayFirst') : null
  const held = /(?:depositum|deposit|kaution)\D{0,12}([\d\s\u00a0]{4,10}\d)/i.exec(text)
  const deposit = held ? amountOfText(held[1]!.trim()) : null
  return {
    place: { sheet: sheet.name, line, column: 0 },
    tenant: named[1]!,
    house: '',
    rent: null,
    start: read?.kind === 'day' ? read.day : null,
    end: null,
    deposit: deposit?.kind === 'sum' ? deposit.sum : null,
  }
}

/** An income by which a lease is known. */
export interface PaidRent {
  readonly tenant: string
  readonly house: number | null
  readonly start: Day
  readonly sum: Ore
  readonly place: Place
}

export interface PaidRents {
  readonly tenant: string
  readonly house: number | null
  readonly rent: Ore
  readonly first: Day
  readonly last: Day
  readonly count: number
  readonly total: Ore
  readonly place: Place
}

/** The rents of each tenant in a house. The last one is the rent now. */
export function rentHistories(rents: readonly PaidRent[], keyOf: (name: string) => string): PaidRents[] {
  const byTenant = new Map<string, PaidRent[]>()
  for (const rent of rents) {
    const key = `${rent.house}\u0000${keyOf(rent.tenant)}`
    byTenant.set(key, [...(byTenant.get(key) ?? []), rent])
  }
  return Array.from(byTenant.values(), (all) => {
    const sorted = all.toSorted((a, b) => (a.start < b.start ? -1 : 1))
    const [first, last] = [sorted[0]!, sorted.at(-1)!]
    return {
      tenant: first.tenant,
      house: first.house,
      rent: last.sum,
      first: first.start,
      last: last.start,
      count: sorted.length,
      total: sumOre(sorted.map(({ sum }) => sum)),
      place: last.place,
    }
  })
}
