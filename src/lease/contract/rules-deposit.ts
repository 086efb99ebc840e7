import { addDays, type Day } from '../../base/kit/day'
import { nextWorkingDay } from '../../base/kit/day-off'
import { ore, type Ore } from '../../base/kit/money'
import { depositDays, type Contract } from './model'
import type { SignicatInfo } from './model-signing'

/** One word for its badge, its sentence and the next step. */
export type DepositStage =
  | 'none'
  /** On an account of the landlord's choice. The product does not learn what is paid in. */
  | 'own'
  /** To be opened through the product, but the lease is signed by hand: the bank opens none for such a lease. */
  | 'byHand'
  /** To be opened through the product, but not started. */
  | 'agreed'
  | 'fee'
  | 'opening'
  | 'opened'
  | 'partly'
  | 'fully'
  /** The request to close is stored here, and may not have reached the bank. */
  | 'canceling'
  /** The request to release is stored here, and may not have reached the bank. */
  | 'releasing'
  /** The bank has been asked to pay all of it to the tenant. */
  | 'payingOut'
  /** The bank has received a split, which waits for the tenant's agreement. */
  | 'splitting'
  | 'dispute'
  | 'released'
  | 'split'
  /** Released on somebody else's request: the bank says who got what. */
  | 'decided'
  | 'closed'

export type DepositSource = Pick<
  Contract,
  | 'deposit_sum'
  | 'deposit_account'
  | 'is_open_deposit_account'
  | 'is_open_deposit_account_payed'
  | 'payUrl'
  | 'signatureType'
  | 'signicatInfo'
>

/** The bank opens the account in its own signing, so such a lease can't be signed by hand. */
export const opensAccount = ({ is_open_deposit_account }: Pick<Contract, 'is_open_deposit_account'>): boolean =>
  is_open_deposit_account

/** Says which account the rent is paid to. */
export type RentAccountSource = Pick<Contract, 'rent_account_in_deposit_bank'>

/** The landlord can only then show the bank unpaid rent and be paid from the deposit (husleieloven § 3-5). */
export const agreesRentAccount = ({ rent_account_in_deposit_bank }: RentAccountSource): boolean =>
  rent_account_in_deposit_bank

/** Of a release under way, and of one that is done, by who gets the deposit. */
const goings = { TENANT: 'payingOut', SPLIT: 'splitting', DISPUTE: 'dispute' } as const
const endings = { TENANT: 'released', SPLIT: 'split', DISPUTE: 'decided' } as const

/** Null before the account is opened. A deposit is full from the agreed sum on. */
function stageAtBank({ signicatInfo, deposit_sum }: DepositSource): DepositStage | null {
  const { pending = null, depositStatus = null, founds = null, releasedCategory = null } = signicatInfo ?? {}
  if (depositStatus === 'canceled') return 'closed'
  if (depositStatus === 'released') return endings[releasedCategory ?? 'DISPUTE']
  if (pending === 'closing') return 'canceling'
  if (pending === 'releasing') return 'releasing'
  if (depositStatus === null) return null
  if (releasedCategory !== null) return goings[releasedCategory]
  if (founds === null || founds <= 0) return 'opened'
  return founds < (deposit_sum ?? 0) ? 'partly' : 'fully'
}

function depositStage(contract: DepositSource): DepositStage {
  if (!opensAccount(contract))
    return (contract.deposit_sum ?? 0) > 0 || contract.deposit_account !== null ? 'own' : 'none'
  const atBank = stageAtBank(contract)
  if (atBank !== null) return atBank
  if (contract.signatureType === 'manual') return 'byHand'
  if (contract.payUrl !== null) return 'fee'
  return contract.is_open_deposit_account_payed ? 'opening' : 'agreed'
}

/** Amounts in øre: agreed, paid in, missing and too much. */
export function depositStanding(contract: DepositSource): {
  readonly stage: DepositStage
  readonly agreed: Ore
  readonly paid: Ore
  readonly missing: Ore
  readonly surplus: Ore
} {
  const agreed = contract.deposit_sum ?? ore(0)
  const paid = contract.signicatInfo?.founds ?? ore(0)
  const [missing, surplus] = [agreed - paid, paid - agreed].map((amount) => ore(Math.max(0, amount))) as [Ore, Ore]
  return { stage: depositStage(contract), agreed, paid, missing, surplus }
}

/** The deposit is paid into the account that the product opens. Null until it is open. */
export function depositDueOn({
  deposit_count_payment_day: days,
  signicatInfo,
}: Pick<Contract, 'deposit_count_payment_day'> & {
  readonly signicatInfo: Pick<SignicatInfo, 'openedOn'> | null
}): Day | null {
  const openedOn = signicatInfo?.openedOn ?? null
  return openedOn && addDays(openedOn, days ?? depositDays)
}

/** From the day of the bank's notice. Then the bank pays the tenant unless a case was brought (husleieloven § 3-5). */
const disputeDays = 35

/** An end on a Saturday, a Sunday or a public holiday moves to the next working day (domstolloven § 149). */
export const disputeUntil = (sentOn: Day): Day => nextWorkingDay(addDays(sentOn, disputeDays))
