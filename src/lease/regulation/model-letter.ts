import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { FactRow, Shown } from '../../base/pdf/model'

/** `tenths` is the index in tenths. `month` is its first day. */
export interface IndexMonth {
  readonly month: Day
  readonly tenths: number
}

/** How far the index allows a rent to rise (husleieloven § 4-2). */
export interface IndexLimit {
  /** The month in which the present rent took effect, and the newest published month that is known here. */
  readonly from: IndexMonth
  readonly to: IndexMonth
  /** Rounded down to whole kroner. */
  readonly most: Ore
  /** The landlord typed the figure of the newest month. */
  readonly isGiven: boolean
  /** Newer figures are published, and nobody has typed one. */
  readonly isBehind: boolean
}

/** Newer than the figures known here, as the landlord has read it. */
export interface TypedIndex {
  readonly index_month: Day | null
  readonly index_value: string | null
}

/** The months were due before a change of the rent. */
export interface LetterDifference {
  /** First days, in order. */
  readonly months: readonly Day[]
  readonly sum: Ore
  readonly dueOn: Day
}

export interface LetterData {
  /** Of the contract. */
  readonly number: number
  /** The day of the notice. */
  readonly writtenOn: Day
  readonly landlord: {
    readonly name: string
    /** `Storgata 12, 0155 Oslo` */
    readonly address: string
    readonly email: string
    /** Empty when it isn't known. */
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
  /** For months that were already due. Null when there is none. */
  readonly difference: LetterDifference | null
  /** Null when the index figures are not known, and when the rent was agreed. */
  readonly index: Omit<IndexLimit, 'isBehind'> | null
}

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
