import type { Day, Instant } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import type { Ore } from '../../base/kit/money'
import type { ExpenseHabit } from '../../books/expense/model'
import type { RentCandidate } from '../../lease/rent-account/rules-candidates'

/** A transaction on an account of the landlord, booked and not yet matched. */
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
  /** Many payments in one sum. It belongs to no single tenant. */
  readonly lumpSum: boolean
  readonly importedAt: Instant
}

/** A transaction that is already matched as rent of a contract. */
export interface MatchedRow {
  readonly row: BankRow
  readonly contractId: number
  /**
   * The months of a transaction that was accepted while the transactions of now were open. They don't affect the months
   * of earlier transactions. So it doesn't matter which was accepted first. Null where it was accepted before that.
   */
  readonly months: readonly RentPart[] | null
}

/** An expense voucher that is matched with no payment. */
export interface UnmatchedVoucher {
  readonly id: number
  readonly date: Day
  readonly sum: Ore
  readonly description: string
  readonly supplierId: number | null
  /** The supplier's name. */
  readonly supplier: string
}

/** The voucher of an earlier payment to a payee. */
export interface EarlierExpense {
  readonly counterAccount: string | null
  /** The payee. Where the bank does not name one, it is the text of that payment. */
  readonly paidTo: string
  readonly values: ExpenseHabit
}

/** What the landlord's books contain when a payment is examined. */
export interface KnownBooks {
  readonly contracts: readonly RentCandidate[]
  readonly matched: readonly MatchedRow[]
  readonly vouchers: readonly UnmatchedVoucher[]
  /** Oldest first. The last one of a counterparty counts. */
  readonly expenses: readonly EarlierExpense[]
  /** Numbers of the landlord's own accounts. */
  readonly ownAccounts: readonly string[]
  /** Names of the account holder, as they appear in transfers between own accounts. */
  readonly ownNames: readonly PersonName[]
  /** Names and addresses of the houses. Their words do not identify a tenant on their own. */
  readonly houseNames: readonly string[]
}

export type Certainty = 'sure' | 'likely'
/** What speaks for a suggestion. */
export type Because = 'reference' | 'account' | 'name' | 'sum' | 'date'

/** A part of a payment and the month of rent that it is for. Below zero where money went back. */
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

/** What a payment may be. Null where nothing is known about it. */
export type BankSuggestion = RentSuggestion | PaymentSuggestion | VoucherSuggestion | NewVoucherSuggestion | null
