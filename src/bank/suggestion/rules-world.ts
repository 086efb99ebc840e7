import type { Day, Instant } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import type { Ore } from '../../base/kit/money'
import type { ExpenseHabit } from '../../books/expense/model'
import type { RentCandidate } from '../../lease/rent-account/rules-candidates'

/** A movement on one of the landlord's accounts, booked and not yet matched. */
export interface BankRow {
  readonly id: number
  readonly bankAccountId: number
  readonly date: Day
  /** Below zero is money out. */
  readonly sum: Ore
  readonly text: string
  readonly counterparty: string | null
  readonly counterAccount: string | null
  readonly reference: string | null
  /** Many payments in one sum: it belongs to no single tenant. */
  readonly lumpSum: boolean
  readonly importedAt: Instant
}

/** A movement that is rent of a contract already. */
export interface MatchedRow {
  readonly row: BankRow
  readonly contractId: number
  /**
   * It was taken while movements that are open now were there: what it is for plays no part in what those before it are for, so
   * that it doesn't matter which was taken first. Null: it was taken before.
   */
  readonly months: readonly RentPart[] | null
}

/** An expense voucher that no payment is matched with. */
export interface UnmatchedVoucher {
  readonly id: number
  readonly date: Day
  readonly sum: Ore
  readonly description: string
  readonly supplierId: number | null
  /** The supplier's name. */
  readonly supplier: string
}

/** The voucher of an earlier payment to somebody. */
export interface EarlierExpense {
  readonly counterAccount: string | null
  /** Who was paid; where the bank does not say, the text of that payment. */
  readonly paidTo: string
  readonly values: ExpenseHabit
}

/** What the landlord's books know when a payment is looked at. */
export interface KnownBooks {
  readonly contracts: readonly RentCandidate[]
  readonly matched: readonly MatchedRow[]
  readonly vouchers: readonly UnmatchedVoucher[]
  /** Oldest first: of one counterparty the last one counts. */
  readonly expenses: readonly EarlierExpense[]
  /** Numbers of the landlord's own accounts. */
  readonly ownAccounts: readonly string[]
  /** Names that stand at a transfer between own accounts: whoever holds them. */
  readonly ownNames: readonly PersonName[]
  /** Names and addresses of the houses: words in them name no tenant by themselves. */
  readonly houseNames: readonly string[]
}

export type Certainty = 'sure' | 'likely'
/** What speaks for a suggestion. */
export type Because = 'reference' | 'account' | 'name' | 'sum' | 'date'

/** Part of a payment and the month of rent that it is for; below zero where money went back. */
export interface RentPart {
  readonly month: Day
  readonly sum: Ore
}

export interface RentSuggestion {
  readonly kind: 'rent'
  readonly contractId: number
  readonly months: readonly RentPart[]
  readonly certainty: Certainty
  readonly because: readonly Because[]
}

/** The same money as a payment of rent that the landlord has written down. */
export interface PaymentSuggestion {
  readonly kind: 'payment'
  readonly paymentId: number
  readonly certainty: Certainty
  readonly because: readonly Because[]
}

export interface VoucherSuggestion {
  readonly kind: 'bilag'
  readonly bilagId: number
  readonly certainty: Certainty
  readonly because: readonly Because[]
}

export interface NewVoucherSuggestion {
  readonly kind: 'new-bilag'
  readonly values: ExpenseHabit & { readonly sum: Ore; readonly date: Day }
}

/** What a payment may be; null where nothing says so. */
export type BankSuggestion = RentSuggestion | PaymentSuggestion | VoucherSuggestion | NewVoucherSuggestion | null
