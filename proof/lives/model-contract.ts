import type { Account } from './desk-bank'
import type { Document } from './desk-signing'

/** The terms of a lease from which the simulation computes its rent. Amounts in øre. */
export interface Terms {
  houseId: number
  type: 'running' | 'time-bound'
  start_date: string
  end_date: string | null
  first_payment_date: string
  withFirst: boolean
  rent: number
  taxable: boolean
  opensDeposit: boolean
  deposit: number
  /** True if the lease has a guarantee in place of a deposit. */
  guaranteed: boolean
}

/**
 * The orders that the landlord's requests allow for a paper. Each accepted request allows one order. A withdrawal allows none, and
 * allows the existing order to be ended.
 */
export interface PaperModel {
  /** True while the product may make another order. */
  mayOrder: boolean
  /** Orders made up to this time may be ended, in ms. */
  endsBefore: number
  /** The request of a call whose answer isn't known yet. */
  trying: 'order' | 'end' | 'renew' | null
  /** True if an order was made since the last request. */
  hasOrdered: boolean
  /** True if nobody knows whether the last request was accepted. */
  isUnsure: boolean
  /** The number of accepted reminders. */
  reminders: number
}

export type DepositRequest =
  | { readonly what: 'cancel' }
  | { readonly what: 'TENANT' }
  | { readonly what: 'SPLIT'; readonly tenant: number; readonly landlord: number }

/** The changes that the landlord's requests allow for a deposit account. */
export interface DepositModel {
  /** The landlord's current requests. There are several when nobody knows whether the last one was accepted. */
  words: DepositRequest[]
  isUnsure: boolean
  /** The request of a call whose answer isn't known yet, and how often the bank carried it out meanwhile. */
  trying: DepositRequest | null
  triedDone: number
  /**
   * The number of times that the bank carried out the current request, and the number of failures before the request.
   * After a lost answer the request may be sent again.
   */
  done: number
  failuresBefore: number
  /** True if the landlord's last request noted a dispute. */
  isDisputed: boolean
}

/** The rent of a whole month before and after it rose, in øre. */
export interface Rise {
  readonly before: number
  readonly sum: number
}

/** A settlement as its answer has it. Amounts in kroner. */
export interface SettlementModel {
  readonly id: number
  readonly total: number
  readonly deposit: number
  readonly to_landlord: number
  readonly to_tenant: number
  readonly mailed_on: string | null
  readonly agreed: boolean | null
  readonly paid_on: string | null
}

export interface ContractModel {
  readonly id: number
  readonly tenants: readonly { readonly name: string; readonly email: string }[]
  terms: Terms
  readonly papers: Readonly<Record<Document['paper'], PaperModel>>
  readonly deposit: DepositModel
  hasChecklist: boolean
  isSignedByHand: boolean
  isDeleted: boolean
  isErased: boolean
  finishedOn: string | null
  /** The last day of a notice. */
  noticeUntil: string | null
  /** Later rents, each from a month on. */
  rents: { readonly from: string; readonly sum: number }[]
  /** Rises of months after they were due, and the day from which each rise is owed. */
  readonly differences: { readonly rises: ReadonlyMap<string, Rise>; readonly dueOn: string }[]
  /** Payments that were entered by hand, in øre, with the matching transaction's key. */
  readonly payments: { readonly id: number; readonly date: string; readonly sum: number; readonly key: string }[]
  isPaymentUnsure: boolean
  /** The settlements, the newest first. */
  settlements: SettlementModel[]
  isSettlementUnsure: boolean
  /** Months whose sum the landlord has set, and months whose voucher may be gone. */
  readonly ownSums: Map<string, number>
  readonly touched: Set<string>
  isIncomeTouched: boolean
  /** The last answer of GET for the contract. */
  seen: ShownContract | null
  /** Times of events that may cause a message. */
  readonly occasions: number[]
}

export interface ShownSigning {
  readonly state: string
  readonly pending?: string | null
  readonly tenantLink: string | null
  readonly landlordLink: string | null
  readonly isSignedTenant: boolean
  readonly isSignedLandlord: boolean
  readonly tenants: readonly { readonly name: string; readonly link: string | null; readonly isSigned: boolean }[]
  readonly signedDocumentUrl: string | null
  readonly depositStatus: string | null
  readonly accountNumber: string | null
  readonly founds: number | null
  readonly releasedCategory: string | null
  readonly tenantReleaseSum: number | null
  readonly error: { readonly message: string } | null
}
export interface ShownContract {
  readonly id: number
  readonly status: string
  readonly isFinished: boolean
  readonly finished_on?: string | null
  readonly notice?: { readonly last_day: string } | null
  readonly signatureType: string | null
  readonly signed_at: string | null
  readonly blocked_by: string
  readonly payUrl: string | null
  readonly is_open_deposit_account: boolean
  readonly is_open_deposit_account_payed: boolean
  readonly next_rent_on: string | null
  readonly houseId: number
  readonly start_date: string
  readonly month_sum: number
  readonly guarantee: { readonly sum: number } | null
  readonly signicatInfo: ShownSigning | null
  readonly checkList: { readonly signatureType: string | null; readonly signicatInfo: ShownSigning | null } | null
}

const newPaper = (): PaperModel => ({
  mayOrder: false,
  endsBefore: -Infinity,
  trying: null,
  hasOrdered: false,
  isUnsure: false,
  reminders: 0,
})

export const newContract = (id: number, terms: Terms, tenants: ContractModel['tenants']): ContractModel => ({
  id,
  tenants,
  terms,
  papers: { contract: newPaper(), checklist: newPaper() },
  deposit: { words: [], isUnsure: false, trying: null, triedDone: 0, done: 0, failuresBefore: 0, isDisputed: false },
  hasChecklist: false,
  isSignedByHand: false,
  isDeleted: false,
  isErased: false,
  finishedOn: null,
  noticeUntil: null,
  rents: [],
  differences: [],
  payments: [],
  isPaymentUnsure: false,
  settlements: [],
  isSettlementUnsure: false,
  ownSums: new Map(),
  touched: new Set(),
  isIncomeTouched: false,
  seen: null,
  occasions: [],
})

/** The orders of a paper at its provider, oldest first. */
export const ordersOf = (documents: readonly Document[], { id }: ContractModel, paper: Document['paper']): Document[] =>
  documents.filter((each) => each.contract === id && each.paper === paper)
export const accountsOf = (accounts: readonly Account[], { id }: Pick<ContractModel, 'id'>): Account[] =>
  accounts.filter(({ contract }) => contract === id)
