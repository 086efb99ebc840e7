import { addDays, type Day } from '../../base/kit/day'
import { workingDayOnOrAfter } from '../../base/kit/day-off'
import { ore, type Ore } from '../../base/kit/money'
import { depositDays, type Contract } from './model'
import type { SignicatInfo } from './model-signing'
import { depositStateOfWords, depositStates, type DepositState } from './rules-deposit-states'

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

/**
 * True if the deposit account is opened through the product. Such a lease is signed in the bank's
 * own flow, so it can't be signed by hand.
 */
export const opensDepositAccount = ({ is_open_deposit_account }: Pick<Contract, 'is_open_deposit_account'>): boolean =>
  is_open_deposit_account

/** Says which account the rent is paid to. */
export type RentAccountSource = Pick<Contract, 'rent_account_in_deposit_bank'>

/**
 * True if the rent goes to an account in the deposit's bank. Only then can the landlord show the bank unpaid rent and
 * be paid from the deposit (husleieloven § 3-5).
 */
export const isRentPaidToDepositBank = ({ rent_account_in_deposit_bank }: RentAccountSource): boolean =>
  rent_account_in_deposit_bank

function stateOf(contract: DepositSource): DepositState {
  const { deposit_sum, deposit_account, is_open_deposit_account_payed, payUrl, signatureType, signicatInfo } = contract
  if (!opensDepositAccount(contract)) return (deposit_sum ?? 0) > 0 || deposit_account !== null ? 'own' : 'none'
  const atBank = signicatInfo && depositStateOfWords(signicatInfo, deposit_sum ?? ore(0))
  if (atBank) return atBank
  if (signatureType === 'manual') return 'byHand'
  if (payUrl !== null) return 'fee'
  if (!is_open_deposit_account_payed) return 'agreed'
  if (signicatInfo?.isSignedTenant !== true) return (signicatInfo?.depositId ?? null) === null ? 'paid' : 'ordered'
  return signicatInfo.isSignedLandlord ? 'opening' : 'created'
}

/** The state of a contract's deposit, and its amounts in øre: agreed, paid in, missing and too much. */
export function depositStateAndAmounts(contract: DepositSource): {
  readonly state: DepositState
  readonly agreed: Ore
  readonly paid: Ore
  readonly missing: Ore
  readonly surplus: Ore
} {
  const agreed = contract.deposit_sum ?? ore(0)
  const paid = contract.signicatInfo?.founds ?? ore(0)
  const [missing, surplus] = [agreed - paid, paid - agreed].map((amount) => ore(Math.max(0, amount))) as [Ore, Ore]
  return { state: stateOf(contract), agreed, paid, missing, surplus }
}

/**
 * The sum that is left to settle when the lease ends, in øre: the money on the account opened here, or the agreed sum
 * for an account elsewhere, whose balance isn't known. Null when there is nothing.
 */
export function depositToSettle(contract: DepositSource): Ore | null {
  const { state, agreed, paid } = depositStateAndAmounts(contract)
  const { fold } = depositStates[state]
  if (fold === 'own' || fold === 'byHand') return agreed
  return ['open', 'full', 'asked', 'paysOut'].includes(fold) && paid > 0 ? paid : null
}

/**
 * The last day on which the deposit can be paid in time. It is the lease's number of days after the opening of the
 * account.
 */
export const lastDayToPay = (openedOn: Day, days: number | null): Day => addDays(openedOn, days ?? depositDays)

/**
 * The day by which the deposit must be paid into the account that the product opens. Null until the account is open.
 */
export function depositDueDay({
  deposit_count_payment_day: days,
  signicatInfo,
}: Pick<Contract, 'deposit_count_payment_day'> & {
  readonly signicatInfo: Pick<SignicatInfo, 'openedOn'> | null
}): Day | null {
  const openedOn = signicatInfo?.openedOn ?? null
  return openedOn && lastDayToPay(openedOn, days)
}

/** Days from the bank's notice until it pays the tenant, unless a case was brought (husleieloven § 3-5). */
const disputeDays = 35

/**
 * The last day to bring a case. If it is a Saturday, a Sunday or a public holiday, it moves to the next working day
 * (domstolloven § 149).
 */
export const lastDayOfDispute = (sentOn: Day): Day => workingDayOnOrAfter(addDays(sentOn, disputeDays))
