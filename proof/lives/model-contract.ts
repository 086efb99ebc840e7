import type { Account } from './provider-bank'
import type { Document } from './provider-signing'

/** What of a lease the simulation wrote, and reckons its rent by. Amounts in øre. */
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
  /** Somebody guarantees in its place. */
  guaranteed: boolean
}

/**
 * What the landlord's word allows about a paper. Each word that the product took allows one order; taking it back allows
 * none, and allows the order that is there to be ended.
 */
export interface PaperModel {
  /** An order may still be made. */
  mayOrder: boolean
  /** Since when orders made before may be ended. */
  endsBefore: number
  /** While a call is carried out whose answer isn't known yet. */
  trying: 'order' | 'end' | 'renew' | null
  /** Whether one was made since the last word. */
  hasOrdered: boolean
  /** Whether nobody knows if the last word was taken. */
  isUnsure: boolean
  /** Reminders that were taken. */
  reminders: number
}

export type DepositWord =
  | { readonly what: 'cancel' }
  | { readonly what: 'TENANT' }
  | { readonly what: 'SPLIT'; readonly tenant: number; readonly landlord: number }

/** The same about a deposit account. */
export interface DepositModel {
  /** What the landlord has said and stands; more than one where nobody knows whether the last was taken. */
  words: DepositWord[]
  isUnsure: boolean
  /** While a call is carried out whose answer isn't known yet, and how often it was carried out meanwhile. */
  trying: DepositWord | null
  triedDone: number
  /** How often the word that stands was carried out, and what had failed before it: after a lost answer it may be asked again. */
  done: number
  failuresBefore: number
  /** A dispute is noted and nothing has been said since. */
  isDisputed: boolean
}

/** The rent of a whole month before it rose and since, in øre. */
export interface Rise {
  readonly before: number
  readonly sum: number
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
  /** Rent from a month on, after the lease's own. */
  rents: { readonly from: string; readonly sum: number }[]
  /** Months that rose after they were due, and from when it is owed. */
  readonly differences: { readonly rises: ReadonlyMap<string, Rise>; readonly dueOn: string }[]
  /** Payments that were written down by hand, in øre, with the movement at the bank that each is. */
  readonly payments: { readonly id: number; readonly date: string; readonly sum: number; readonly key: string }[]
  isPaymentUnsure: boolean
  /** Months whose sum the landlord has set, and those whose voucher may be gone. */
  readonly ownSums: Map<string, number>
  readonly touched: Set<string>
  isIncomeTouched: boolean
  /** What its GET said last. */
  seen: SeenContract | null
  /** Moments at which something happened that may be told. */
  readonly occasions: number[]
}

export interface SeenInfo {
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
export interface SeenContract {
  readonly id: number
  readonly status: string
  readonly isFinished: boolean
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
  readonly signicatInfo: SeenInfo | null
  readonly checkList: { readonly signatureType: string | null; readonly signicatInfo: SeenInfo | null } | null
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
  rents: [],
  differences: [],
  payments: [],
  isPaymentUnsure: false,
  ownSums: new Map(),
  touched: new Set(),
  isIncomeTouched: false,
  seen: null,
  occasions: [],
})

/** The orders of a paper at its provider, the oldest first. */
export const ordersOf = (documents: readonly Document[], { id }: ContractModel, paper: Document['paper']): Document[] =>
  documents.filter((each) => each.contract === id && each.paper === paper)
export const accountsOf = (accounts: readonly Account[], { id }: ContractModel): Account[] =>
  accounts.filter(({ contract }) => contract === id)
