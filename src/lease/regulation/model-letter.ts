import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { FactRow, Shown } from '../../base/pdf/model'

/** The index of one month, in tenths. `month` is its first day. */
export interface IndexMonth {
  readonly month: Day
  readonly tenths: number
}

/** How far the index lets a rent go up (husleieloven § 4-2). */
export interface IndexRoom {
  /** The month in which the present rent took effect, and the newest one that is out and known here. */
  readonly from: IndexMonth
  readonly to: IndexMonth
  /** The highest rent that the index allows, in whole kroner, downwards. */
  readonly most: Ore
  /** The figure of the newest month is the landlord's own reading. */
  readonly isGiven: boolean
  /** Newer figures are out that nobody has told. */
  readonly isBehind: boolean
}

/** A month that is newer than the figures known here, as the landlord has read it. */
export interface GivenIndex {
  readonly index_month: Day | null
  readonly index_value: string | null
}

/** What months that were due before a change of the rent rise by. */
export interface LetterDifference {
  /** Their first days, in order. */
  readonly months: readonly Day[]
  /** Of all of them together. */
  readonly sum: Ore
  /** The day by which it is to be paid. */
  readonly dueOn: Day
}

/** Everything that stands in a letter about a new rent, as plain values. */
export interface LetterData {
  /** Number of the contract. */
  readonly number: number
  /** The day of the notice. */
  readonly writtenOn: Day
  readonly landlord: {
    readonly name: string
    /** `Storgata 12, 0155 Oslo` */
    readonly address: string
    readonly email: string
    /** Written out; empty when it isn't known. */
    readonly phone: string
  }
  readonly tenants: readonly string[]
  readonly house: string
  /** `Storgata 12, 0155 Oslo` */
  readonly address: string
  /** What the rent is up to then, and the day since which it is owed. */
  readonly before: { readonly since: Day; readonly month_sum: Ore }
  readonly from: Day
  readonly month_sum: Ore
  readonly agreed: boolean
  /** What months that were due already rise by; null where none does. */
  readonly difference: LetterDifference | null
  /** The index figures that the new rent keeps to; null where they are not known, and where it was agreed. */
  readonly index: Omit<IndexRoom, 'isBehind'> | null
}

/** A letter about a new rent as its template draws it. */
export type LetterSheet = {
  readonly heading: Shown
  readonly subtitle: Shown
  readonly number: Shown
  readonly prevails: Shown | null
  readonly foot: string
  readonly page: Shown
  readonly factsTitle: Shown
  readonly facts: readonly FactRow[]
  readonly paragraphs: readonly Shown[]
  readonly regards: Shown
  readonly sender: string
}
