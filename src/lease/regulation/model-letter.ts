import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { FactRow, Shown } from '../../base/pdf/model'

/** The index of one month, in tenths. `month` is its first day. */
export interface IndexMonth {
  readonly month: Day
  readonly tenths: number
}

/** How far the index allows a rent to rise (husleieloven § 4-2). */
export interface IndexRoom {
  /** The month in which the present rent took effect, and the newest published month that is known here. */
  readonly from: IndexMonth
  readonly to: IndexMonth
  /** The highest rent that the index allows, rounded down to whole kroner. */
  readonly most: Ore
  /** The landlord typed the figure of the newest month. */
  readonly isGiven: boolean
  /** Newer figures are published, and nobody has typed one. */
  readonly isBehind: boolean
}

/** A month that is newer than the figures known here, with its figure as the landlord has read it. */
export interface GivenIndex {
  readonly index_month: Day | null
  readonly index_value: string | null
}

/** The rise for months that were due before a change of the rent. */
export interface LetterDifference {
  /** The months' first days, in order. */
  readonly months: readonly Day[]
  /** The total for all of them. */
  readonly sum: Ore
  /** The day by which it must be paid. */
  readonly dueOn: Day
}

/** Everything in a letter about a new rent, as plain values. */
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
    /** Written out. Empty when it isn't known. */
    readonly phone: string
  }
  readonly tenants: readonly string[]
  readonly house: string
  /** `Storgata 12, 0155 Oslo` */
  readonly address: string
  /** The rent until then, and the day from which it is owed. */
  readonly before: { readonly since: Day; readonly month_sum: Ore }
  readonly from: Day
  readonly month_sum: Ore
  readonly agreed: boolean
  /** The rise for months that were already due. Null when there is none. */
  readonly difference: LetterDifference | null
  /** The index figures behind the new rent. Null when they are not known, and when the rent was agreed. */
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
