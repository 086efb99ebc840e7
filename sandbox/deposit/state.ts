import { openCollection, type Collection } from '../control/collection'
import type { Sandbox } from '../control/sandbox'
import type { SignicatState } from '../signicat/state'
import type { DepositRequest } from './asked'

type DepositStatus = 'CREATED' | 'SIGNED' | 'PAID_PARTIAL' | 'PAID' | 'TERMINATED'

/** The landlord's wish for paying out the deposit, in øre, until the tenant agrees. */
interface Split {
  readonly tenant: number
  readonly landlord: number
}

/** A deposit account, including the data that the bank doesn't show. Amounts are øre. */
export interface StoredDeposit {
  readonly id: string
  /** The request without the paper. */
  readonly asked: DepositRequest
  /** The paper in the signing service. Its signers are the tenants in their order, then the landlord. */
  readonly documentId: string
  readonly created: string
  readonly amount: number
  readonly paymentDeadline: string
  readonly status: DepositStatus
  readonly accountNumber: string | null
  /** The money in the account, and the part of it that the bank has noticed. */
  readonly arrived: number
  readonly funds: number
  readonly lastPaymentCheck: string | null
  readonly split: Split | null
  /** The sums that were paid out at the end. Null before. */
  readonly paidOut: Split | null
}

/** Our assumptions about the bank, which no source confirms. Only a test in the same process changes them. */
export interface BankAssumptions {
  /** True if an answer contains the split that waits, or the sums that were paid out. */
  tellsRelease: boolean
  /** The place of the tenant who holds the account. */
  holder: number
}

/** The whole state of the sandbox's bank. Its papers are signed in `signing`. */
export interface BankState {
  readonly deposits: Collection<StoredDeposit>
  readonly signing: SignicatState
  readonly assumed: BankAssumptions
  /** Called when a request of the app is carried out: `cancel`, or the category with the sums, `SPLIT 30000/6000`. */
  readonly onCarriedOut: ((id: string, what: string) => void)[]
}

export const openBank = (sandbox: Sandbox, signing: SignicatState): BankState => ({
  deposits: openCollection(sandbox, 'deposits'),
  signing,
  assumed: { tellsRelease: true, holder: 0 },
  onCarriedOut: [],
})
