import type { Day, Instant } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import type { Ore } from '../../base/kit/money'
import type { ExpenseHabit } from '../../books/expense/model'
import type { RentCandidate } from '../../lease/rent-account/rules-candidates'

/** A booked transaction that is not matched yet. */
export interface BankRow {
  readonly id: number
  readonly bankAccountId: number
  readonly date: Day
  /** Below zero for money out. */
  readonly sum: Ore
  readonly text: string
  readonly counterparty: string | null
  readonly counterAccount: string | null
  readonly reference: string | null
  /** One sum of many payments. It doesn't belong to a single tenant. */
  readonly lumpSum: boolean
  readonly importedAt: Instant
}

export interface MatchedRow {
  readonly row: BankRow
  readonly contractId: number
  /**
   * Null if the payment was accepted before the oldest open transaction was imported. The
   * suggestions ignore the months of such a payment. So they don't depend on the order in which two
   * payments were accepted.
   */
  readonly months: readonly RentPart[] | null
}

export interface UnmatchedVoucher {
  readonly id: number
  readonly houseId: number
  readonly date: Day
  readonly sum: Ore
  readonly description: string
  readonly supplierId: number | null
  readonly supplier: string
}

export interface EarlierExpense {
  readonly counterAccount: string | null
  /** The payee. If the bank names none, the text of the payment. */
  readonly paidTo: string
  readonly values: ExpenseHabit
}

export interface KnownBooks {
  readonly contracts: readonly RentCandidate[]
  readonly matched: readonly MatchedRow[]
  readonly vouchers: readonly UnmatchedVoucher[]
  /** Earlier expenses, oldest first. For each counterparty the last one counts. */
  readonly expenses: readonly EarlierExpense[]
  readonly ownAccounts: readonly string[]
  /** The landlord's names as they appear in transfers between own accounts. */
  readonly ownNames: readonly PersonName[]
  /** A word in these names does not identify a tenant on its own. */
  readonly houseNames: readonly string[]
}

export type Certainty = 'sure' | 'likely'
export type MatchReason = 'reference' | 'account' | 'name' | 'sum' | 'date'

/** The part of a payment that is for one month. The sum is below zero if money was returned. */
export interface RentPart {
  readonly month: Day
  readonly sum: Ore
}

export interface RentSuggestion {
  readonly kind: 'rent'
  readonly contractId: number
  readonly months: readonly RentPart[]
  readonly certainty: Certainty
  readonly because: readonly MatchReason[]
}

/** A payment that the landlord has written down. */
export interface PaymentSuggestion {
  readonly kind: 'payment'
  readonly paymentId: number
  readonly certainty: Certainty
  readonly because: readonly MatchReason[]
}

export interface VoucherSuggestion {
  readonly kind: 'bilag'
  readonly bilagId: number
  readonly houseId: number
  readonly certainty: Certainty
  readonly because: readonly MatchReason[]
}

export interface NewVoucherSuggestion {
  readonly kind: 'new-bilag'
  readonly values: ExpenseHabit & { readonly sum: Ore; readonly date: Day }
}

/** Null if nothing is known about the payment. */
export type BankSuggestion = RentSuggestion | PaymentSuggestion | VoucherSuggestion | NewVoucherSuggestion | null
