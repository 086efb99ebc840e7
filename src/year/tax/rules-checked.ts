import type { Day } from '../../base/kit/day'
import type { Expense } from '../../books/expense/model'
import type { House, HouseNumbers } from '../../landlord/house/model'
import type { RentTerms } from '../../lease/rent/rules'
import type { AllVouchers } from '../dashboard/model'
import type { ListedContract } from '../dashboard/rules-contracts'

/** What of a house the tax return names it by. */
type NumberedHouse = Pick<House, 'id'> & HouseNumbers

/** The same with what its figures follow from. */
export type CheckedHouse = NumberedHouse & Pick<House, 'home_use'> & { readonly co_owners: readonly unknown[] }

/** What of a contract the check list looks at. */
export type CheckedContract = ListedContract &
  RentTerms & {
    readonly signed_at: string | null
    readonly isFinished: boolean
    /** Why rent is not booked further although it runs; empty when it is. */
    readonly blocked_by: string
    readonly next_rent_on: Day | null
  }

/** A repeat that the plan has stopped. */
export type RepeatStoppedByPlan = Pick<Expense, 'id' | 'houseId' | 'description'> & { readonly stopped_on: Day }

export interface Checked {
  readonly houses: readonly CheckedHouse[]
  /** Those of the year, outside of the trash folder, with all household items bought until then. */
  readonly vouchers: AllVouchers
  /** The years whose tax return was sent. */
  readonly sentYears: ReadonlySet<number>
  /** By house, the years whose conditions of personal use are confirmed. */
  readonly confirmedYears: ReadonlyMap<number, readonly number[]>
  /** By house, whether it was let or offered for rent in months without rent; one without an answer isn't there. */
  readonly offered: ReadonlyMap<number, boolean>
  readonly contracts: readonly CheckedContract[]
  readonly repeats: readonly RepeatStoppedByPlan[]
}
