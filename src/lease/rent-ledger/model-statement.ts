import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { FactRow, Shown } from '../../base/pdf/model'

/** A month of the statement. */
export interface StatementMonth {
  /** The first day of the month. */
  readonly month: Day
  readonly dueOn: Day
  /** The parts that are owed from another day. */
  readonly later: readonly { readonly sum: Ore; readonly dueOn: Day }[]
  readonly sum: Ore
  /** The part that is due and unpaid. */
  readonly owed: Ore
  readonly paid: Ore
  /** The days on which it was paid, each day once, with the sum of that day. */
  readonly paidOn: readonly { readonly day: Day; readonly sum: Ore }[]
}

/** Everything that a statement of rent paid shows, as plain values. */
export interface StatementData {
  /** The number of the contract. */
  readonly number: number
  readonly writtenOn: Day
  readonly landlord: { readonly name: string; readonly address: string; readonly email: string; readonly phone: string }
  readonly tenants: readonly string[]
  readonly house: string
  /** `Storgata 12, 0155 Oslo` */
  readonly address: string
  /** The first days of the first and the last month that the statement covers. */
  readonly from: Day
  readonly to: Day
  readonly months: readonly StatementMonth[]
}

/** A statement as its template draws it. */
export type StatementSheet = {
  readonly heading: Shown
  readonly subtitle: Shown
  readonly number: Shown
  readonly prevails: Shown | null
  readonly foot: string
  readonly page: Shown
  readonly factsTitle: Shown
  readonly facts: readonly FactRow[]
  readonly monthsTitle: Shown
  readonly columns: readonly Shown[]
  readonly rows: readonly { readonly month: Shown; readonly cells: readonly string[] }[]
  readonly total: { readonly label: Shown; readonly cells: readonly string[] }
  /** The text when no month is followed. */
  readonly nothing: Shown
  readonly paragraphs: readonly Shown[]
  readonly regards: Shown
  readonly sender: string
}
