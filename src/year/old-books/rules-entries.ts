import type { Day } from '../../base/kit/day'
import { formatKr, ore, type Ore } from '../../base/kit/money'
import type { AmountDoubt } from './rules-amount'
import type { Side } from './rules-category-words'
import type { DayOrder } from './rules-day'
import type { FoundTable } from './rules-tables'

/** Where a record comes from. `column` tells two amounts of a line apart. */
export interface Place {
  readonly sheet: string
  readonly line: number
  readonly column: number
}

export type DayDoubt =
  | { readonly kind: 'noSuchDay'; readonly typed: string }
  | { readonly kind: 'noDay'; readonly before: Day | null }
  | { readonly kind: 'noYear' | 'lost' }
  | { readonly kind: 'order'; readonly dayFirst: Day; readonly monthFirst: Day }

/** An amount of the books, before it is decided what it is. */
export interface BookEntry {
  readonly place: Place
  readonly from: 'list' | 'months' | 'years'
  /** As in the file. */
  readonly signed: Ore
  /** Null where a single column has amounts of both sides. */
  readonly side: Side | null
  readonly day: Day | null
  readonly precision: 'day' | 'month' | 'year'
  /** First and last day of the stay or month, if the row says them. */
  readonly period: { readonly start: Day; readonly end: Day } | null
  readonly text: string
  readonly category: string
  readonly section: string
  readonly who: string
  readonly tenant: string
  readonly house: string
  /** The typed share. Null without one. */
  readonly share: string | null
  readonly percent: number | null
  readonly isPrivateShare: boolean
  readonly receipt: string
  readonly number: string
  readonly note: string
  readonly formula: string
  readonly fill: string | null
  readonly isHidden: boolean
  readonly doubt: AmountDoubt | null
  readonly dayDoubt: DayDoubt | null
  readonly isPlatformFee: boolean
  readonly isPlatform: boolean
  /** The group of categories in a budget program, in small letters. */
  readonly group: string
}

export const amountOf = ({ signed }: Pick<BookEntry, 'signed'>): Ore => ore(Math.abs(signed))

/** A few words that tell a row from the others. */
export const entryLabel = (entry: BookEntry): string => {
  const words = entry.text === '' ? entry.category || entry.who || entry.section : entry.text
  return `«${words.slice(0, 60)}» ${formatKr(amountOf(entry), 'needed')}`
}

export type LeftOutReason =
  | 'loan'
  | 'deposit'
  | 'private'
  | 'improvement'
  | 'total'
  | 'known'
  | 'not_a_day'
  | 'not_a_sum'
  | 'other'

export interface Skipped {
  readonly place: Place
  readonly reason: LeftOutReason
  /** The amount that is left out. */
  readonly sum: Ore | null
  readonly text: string
}

/** An amount that is left out, with its reason. */
export const leftOut = ({ place, signed, text, category }: BookEntry, reason: LeftOutReason): Skipped => ({
  place,
  reason,
  sum: signed,
  text: text || category,
})

/** A sum that the file itself states, with the places of the amounts above it. */
export interface StatedTotal {
  readonly place: Place
  readonly text: string
  readonly stated: Ore
  readonly of: readonly Place[]
  /** The sum of those amounts, as in the file. */
  readonly found: Ore
}

export interface ReadEntries {
  readonly entries: readonly BookEntry[]
  readonly skipped: readonly Skipped[]
  readonly totals: readonly StatedTotal[]
}

/** The facts about a whole table that its surroundings give. */
export interface TableContext {
  readonly table: FoundTable
  readonly year: number | null
  /** The landlord's answer about days without a year, in a table that has others. */
  readonly answeredYear?: number
  readonly side: Side | null
  readonly house: string
  readonly order: DayOrder
}

export const placeKey = ({ sheet, line, column }: Place): string => `${sheet}\u0000${line}\u0000${column}`
