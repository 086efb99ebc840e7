import { ore, type Ore } from '../../base/kit/money'
import type { Contract } from './model'

/** How the deposit of a contract stands, as one word for its badge, its sentence and what comes next. */
export type DepositStage =
  | 'none'
  /** On an account of the landlord's choice: nobody tells the product what is paid in. */
  | 'own'
  /** Agreed, to be opened through the product; nothing has begun. */
  | 'agreed'
  | 'fee'
  | 'opening'
  | 'opened'
  | 'partly'
  | 'fully'
  | 'releasing'
  | 'dispute'
  | 'released'
  | 'split'
  | 'closed'

export type DepositSource = Pick<
  Contract,
  | 'deposit_sum'
  | 'deposit_account'
  | 'is_open_deposit_account'
  | 'is_open_deposit_account_payed'
  | 'payUrl'
  | 'signicatInfo'
>

/** The stage of a deposit; what was paid in counts as full from the agreed sum on. */
function depositStage(contract: DepositSource): DepositStage {
  if (!contract.is_open_deposit_account)
    return (contract.deposit_sum ?? 0) > 0 || contract.deposit_account !== null ? 'own' : 'none'
  const { depositStatus = null, founds = null, releasedCategory = null } = contract.signicatInfo ?? {}
  if (depositStatus === 'canceled') return 'closed'
  if (depositStatus === 'released') return releasedCategory === 'SPLIT' ? 'split' : 'released'
  if (depositStatus === 'opened' || depositStatus === 'founds') {
    if (releasedCategory !== null) return releasedCategory === 'DISPUTE' ? 'dispute' : 'releasing'
    if ((founds ?? 0) <= 0) return 'opened'
    return founds! < (contract.deposit_sum ?? 0) ? 'partly' : 'fully'
  }
  if (contract.payUrl !== null) return 'fee'
  return contract.is_open_deposit_account_payed ? 'opening' : 'agreed'
}

/** How a deposit stands, with what was agreed, what is paid in and what is missing (øre). */
export function depositStanding(contract: DepositSource): {
  readonly stage: DepositStage
  readonly agreed: Ore
  readonly paid: Ore
  readonly missing: Ore
} {
  const agreed = contract.deposit_sum ?? ore(0)
  const paid = contract.signicatInfo?.founds ?? ore(0)
  return { stage: depositStage(contract), agreed, paid, missing: ore(Math.max(0, agreed - paid)) }
}
