import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { FactRow, ShownText } from '../../base/pdf/model'

/** A month's price index. `tenths` is the index in tenths. `month` is its first day. */
export interface IndexMonth {
  readonly month: Day
  readonly tenths: number
}

/** The rise of a rent that the index allows (husleieloven § 4-2). */
export interface IndexLimit {
  /**
   * `from` is the month in which the present rent took effect. `to` is the newest month with a
   * known figure, published or typed by the landlord.
   */
  readonly from: IndexMonth
  readonly to: IndexMonth
  /** The highest rent, rounded down to whole kroner. */
  readonly most: Ore
  /** True if the landlord typed the figure of the newest month. */
  readonly isGiven: boolean
  /** True if a figure newer than `to` is published. */
  readonly isBehind: boolean
}

/** A figure that is newer than all figures known here, as the landlord has read it. */
export interface TypedIndexFigure {
  readonly index_month: Day | null
  readonly index_value: string | null
}

/** The rise of months that were due before the rent was changed. */
export interface LetterDifference {
  /** The first days of the months, in order. */
  readonly months: readonly Day[]
  readonly sum: Ore
  readonly dueOn: Day
}

export interface LetterData {
  /** The number of the contract. */
  readonly number: number
  /** The day of the notice. */
  readonly writtenOn: Day
  readonly landlord: {
    readonly name: string
    /** `Storgata 12, 0155 Oslo` */
    readonly address: string
    readonly email: string
    /** The phone number. Empty when it isn't known. */
    readonly phone: string
  }
  readonly tenants: readonly string[]
  readonly house: string
  /** `Storgata 12, 0155 Oslo` */
  readonly address: string
  /** The rent until the change, and the day from which that rent was owed. */
  readonly before: { readonly since: Day; readonly month_sum: Ore }
  readonly from: Day
  readonly month_sum: Ore
  readonly agreed: boolean
  /** The rise of months that were already due. Null when there is none. */
  readonly difference: LetterDifference | null
  /** The highest rent by the index. Null when the index figures are not known, and when the rent was agreed. */
  readonly index: Omit<IndexLimit, 'isBehind'> | null
}

export type LetterSheet = {
  readonly heading: ShownText
  readonly subtitle: ShownText
  readonly number: ShownText
  readonly prevails: ShownText | null
  readonly foot: string
  readonly page: ShownText
  readonly factsTitle: ShownText
  readonly facts: readonly FactRow[]
  readonly paragraphs: readonly ShownText[]
  readonly regards: ShownText
  readonly sender: string
}
