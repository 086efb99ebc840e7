import { openCollection, type Collection } from '../control/collection'
import type { Sandbox } from '../control/sandbox'
import type { SignicatState } from '../signicat/state'
import type { DepositAsked } from './asked'

type DepositStatus = 'CREATED' | 'SIGNED' | 'PAID_PARTIAL' | 'PAID' | 'TERMINATED'

/** How the landlord wants the deposit to be paid out, in øre, while the tenant hasn't agreed. */
interface Split {
  readonly tenant: number
  readonly landlord: number
}

/** A deposit account with what the bank doesn't tell of it. Amounts are øre. */
export interface KeptDeposit {
  readonly id: string
  /** Without the paper. */
  readonly asked: DepositAsked
  /** The paper in the signing service; its signers are the tenants in their order, then the landlord. */
  readonly documentId: string
  readonly created: string
  readonly amount: number
  readonly paymentDeadline: string
  readonly status: DepositStatus
  readonly accountNumber: string | null
  /** What lies on the account, and as much of it as the bank has looked for. */
  readonly arrived: number
  readonly funds: number
  readonly lastPaymentCheck: string | null
  readonly split: Split | null
  /** What was paid to whom at the end; null before. */
  readonly paidOut: Split | null
}

/** Everything the bank of the sandbox knows. Its papers are signed in `signing`. */
export interface BankState {
  readonly deposits: Collection<KeptDeposit>
  readonly signing: SignicatState
}

export const openBank = (sandbox: Sandbox, signing: SignicatState): BankState => ({
  deposits: openCollection(sandbox, 'deposits'),
  signing,
})
