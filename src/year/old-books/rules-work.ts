import { yearOf, type Day } from '../../base/kit/day'
import type { Asker } from './rules-ask'
import type { FoundBooks } from './rules-context'
import { decideEntry, type Decision } from './rules-decide'
import { askYear } from './rules-doubts'
import {
  entryLabel,
  leftOut,
  type BookEntry,
  type ReadEntries,
  type Skipped,
  type StatedTotal,
  type TableContext,
} from './rules-entries'
import type { HouseFinder } from './rules-house-refs'
import { readList } from './rules-list'
import { readMonthRows, readMonths } from './rules-months'
import type { ReadingOptions } from './rules-proposal'
import type { HousedEntry } from './rules-repeats'
import { withSides, type SidedEntry } from './rules-sides'
import { foldText } from './rules-words'

export interface ReadingWork {
  readonly options: ReadingOptions
  readonly today: Day
  readonly asker: Asker
  readonly found: FoundBooks
  readonly finder: HouseFinder
  readonly skipped: Skipped[]
  readonly stated: StatedTotal[]
}

export interface Decided extends HousedEntry {
  readonly decision: Decision
}

const readTable = (context: TableContext): ReadEntries => {
  const { kind } = context.table
  if (kind === 'list') return readList(context)
  if (kind === 'months' || kind === 'years') return readMonths(context)
  return kind === 'monthRows' ? readMonthRows(context) : { entries: [], skipped: [], totals: [] }
}

/** Reads the amounts of all tables. A sheet whose days have no year is asked for it. */
export function readEntries(work: ReadingWork): BookEntry[] {
  return work.found.tables.flatMap((context) => {
    let read = readTable(context)
    const open = read.entries.find(({ dayDoubt }) => dayDoubt?.kind === 'noYear')
    if (open) {
      const { name } = context.table.sheet
      let year: number | null = null
      for (const entry of read.entries)
        if (entry.dayDoubt?.kind === 'noYear') year = askYear(name, entry.place.line, yearOf(work.today), work.asker)
      const hasYears = read.entries.some(({ day }) => day !== null)
      if (year !== null) read = readTable({ ...context, ...(hasYears ? { answeredYear: year } : { year }) })
    }
    work.skipped.push(...read.skipped)
    work.stated.push(...read.totals)
    return read.entries
  })
}

export function withoutLeftOut(work: ReadingWork, entries: readonly BookEntry[]): BookEntry[] {
  const out = new Set(work.options.leave_out.map(({ sheet, line }) => `${sheet}\u0000${line}`))
  return entries.filter((entry) => {
    const isOut = out.has(`${entry.place.sheet}\u0000${entry.place.line}`)
    if (isOut) work.skipped.push(leftOut(entry, 'other'))
    return !isOut
  })
}

/** Decides about the rows, table by table, because signs mean the same within one. */
export function decideAll(work: ReadingWork, rows: readonly HousedEntry[]): Decided[] {
  const byTable = new Map<string, HousedEntry[]>()
  for (const row of rows) {
    const key = `${row.entry.place.sheet}\u0000${row.entry.from}`
    byTable.set(key, [...(byTable.get(key) ?? []), row])
  }
  const sided = [...byTable.values()].flatMap((own) =>
    Array.from(withSides(own.map(({ entry }) => entry)), (one, at) => ({ ...one, house: own[at]!.house })),
  )
  const bySheet = new Map<string, SidedEntry[]>()
  for (const one of sided) bySheet.set(one.entry.place.sheet, [...(bySheet.get(one.entry.place.sheet) ?? []), one])
  const tenants = new Set(
    sided.flatMap(({ entry, side }) =>
      side === 'in' && /leie|rent|hyra|miete|leige/i.test(`${entry.category} ${entry.text}`) && entry.who !== ''
        ? [foldText(entry.who)]
        : [],
    ),
  )
  return sided.map((one) => ({
    entry: one.entry,
    house: one.house,
    decision: decideEntry(one, bySheet.get(one.entry.place.sheet)!, tenants, work.asker),
  }))
}

/** Asks for the houses of rows that are to be booked and have none. */
export function withHouses(work: ReadingWork, decided: readonly Decided[]): (Decided & { readonly house: number })[] {
  return decided.flatMap((one) => {
    const { decision } = one
    if (decision.is === 'skip') work.skipped.push(leftOut(one.entry, decision.reason))
    else if (decision.is === 'lowers') work.skipped.push(leftOut(one.entry, 'other'))
    if (decision.is === 'skip' || decision.is === 'held' || decision.is === 'lowers') return []
    const house = one.house ?? work.finder.ask(one.entry.place, entryLabel(one.entry))
    return house === null ? [] : [{ ...one, house }]
  })
}
