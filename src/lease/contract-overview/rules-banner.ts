import type { Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'
import { depositStateAndAmounts } from '../contract/rules-deposit'
import { depositStates } from '../contract/rules-deposit-states'
import { isSigningState, signingTable, type SigningButton, type SigningState } from '../contract/rules-signing-state'
import { offeredDepositActions } from '../deposit/rules-panel'
import { reasonNotToGoOn } from '../law/rules-term'
import type { NoticeByLetter } from '../tenancy/rules-leaving'
import { reasonForNoChange } from '../regulation/rules'
import { signingOffers } from '../signing/rules-panel'
import { mayFinish, maySignByHand } from '../tenancy/rules'
import { mayEraseTenant } from '../tenancy/rules-erase'
import {
  nextStepOfLease,
  nextStepUnderPlan,
  nextStepWithLetter,
  nextStepWithUnpaidRent,
  type UnpaidRent,
  type NextStepSource,
} from './rules-next'
import type { NextStep } from './rules-next-deposit'

export type BannerAction =
  | SigningButton
  | 'newRent'
  /** Opens a text to the tenants, to copy. */
  | 'remindRent'
  /** Chooses a letter to the tenants. */
  | 'letter'
  | 'registerPayment'
  /** Matches the rent that lies in the bank. */
  | 'match'
  | 'subscribe'
  | 'finish'
  /** Leads to the Rent Disputes Tribunal. */
  | 'bringCase'
  /** Opens the letters on the page. */
  | 'toLetters'
  | 'erase'
  | 'goOn'
  /** Writes to the tenants. */
  | 'contact'
  | 'release'
  /**
   * Opens the release dialog of a disputed deposit, to settle it or to note the day of the bank's
   * notice.
   */
  | 'settle'
  | 'close'
  | 'takeBack'

interface BannerRow {
  /** The part of the page that describes the state. No other part repeats it. */
  readonly about: 'lease' | 'signing' | 'deposit'
  /** The main action, in the only filled button of the page. Null: there is nothing to do. */
  readonly action: BannerAction | null
  /** The action next to the main one, almost as important. */
  readonly beside: BannerAction | null
  /** The actions in a quiet row below the status bar. */
  readonly more: readonly BannerAction[]
}

const row = (
  about: BannerRow['about'],
  action: BannerAction | null,
  beside: BannerAction | null = null,
  ...more: readonly BannerAction[]
): BannerRow => ({ about, action, beside, more })

const bannerTable: Readonly<Record<Exclude<NextStep['key'], SigningState>, BannerRow>> = {
  // The landlord can close an account until it is fully paid in. The main action reads how much is paid in.
  depositUnpaid: row('deposit', 'refresh'),
  depositWaits: row('deposit', 'refresh', null, 'takeBack'),
  depositAsked: row('deposit', 'refresh', 'finish', 'takeBack'),
  depositDispute: row('deposit', 'settle', null, 'refresh'),
  depositDisputeUntil: row('deposit', 'settle', null, 'refresh'),
  depositDisputeOver: row('deposit', 'refresh', null, 'settle'),
  // The ways a deposit ends, each after the tenancy is over.
  release: row('lease', 'release', null, 'refresh'),
  close: row('lease', 'close', null, 'refresh'),
  closeEmpty: row('lease', 'close', null, 'refresh'),
  // The lease runs.
  blocked: row('lease', 'subscribe'),
  rentStops: row('lease', 'subscribe', 'newRent'),
  rent: row('lease', null, 'newRent'),
  rentSoon: row('lease', null, 'newRent'),
  firstRent: row('lease', null, 'newRent'),
  raise: row('lease', null, 'newRent'),
  ends: row('lease', null, 'newRent'),
  openLastDay: row('lease', null, 'newRent'),
  late: row('lease', 'remindRent', 'registerPayment'),
  // The tenants have a reminder. The landlord waits for the money.
  reminded: row('lease', null, 'registerPayment', 'letter'),
  // Neither a reminder nor a second payment is offered for rent that lies in the bank.
  lateInBank: row('lease', 'match'),
  // The lease ends, or should have ended.
  termEnds: row('lease', 'contact'),
  moves: row('lease', 'contact'),
  moved: row('lease', 'finish'),
  finish: row('lease', 'finish', null, 'goOn'),
  openGoesOn: row('lease', 'goOn', null, 'finish'),
  // The notice lapses without a case. As long as nobody knows whether the lease ends, its end isn't offered here.
  protested: row('lease', 'bringCase'),
  notDelivered: row('lease', 'toLetters'),
  erase: row('lease', 'erase', null, 'refresh'),
  // A contract may be finished while it is being signed. Its open request can still be withdrawn.
  nothing: row('lease', null, null, 'refresh', 'changeSent'),
}

function rowOf(key: NextStep['key']): BannerRow {
  if (!isSigningState(key)) return bannerTable[key]
  const [action = null, beside = null, ...more] = signingTable[key].buttons
  return { about: key === 'fee' ? 'deposit' : 'signing', action, beside, more: more.filter((one) => one !== null) }
}

type BannerSource = NextStepSource & Pick<Contract, 'isFinished' | 'checkList' | 'tenant_erased_at'>

function allowedOf(contract: BannerSource): (action: BannerAction) => boolean {
  const info = contract.signicatInfo
  const signing = signingOffers(info, contract.isFinished)
  const { state } = depositStateAndAmounts(contract)
  const deposit = offeredDepositActions(state)
  const isOpening = depositStates[state].fold === 'opening'
  const may: Readonly<Record<BannerAction, boolean>> = {
    send: signing.send,
    signByHand: maySignByHand(contract),
    errorShow: info?.state === 'failed' && info.error !== null,
    pay: deposit.pay,
    remind: signing.remind,
    links: signing.links,
    sign: signing.links && info !== null && info.landlordLink !== null,
    changeSent: signing.withdraw,
    refresh: signing.refresh || deposit.refresh || isOpening,
    newRent: reasonForNoChange(contract) === null,
    remindRent: contract.tenant_erased_at === null,
    letter: contract.tenant_erased_at === null,
    registerPayment: true,
    match: true,
    subscribe: true,
    finish: mayFinish(contract),
    bringCase: true,
    toLetters: true,
    erase: mayEraseTenant(contract),
    goOn: reasonNotToGoOn(contract) === null,
    contact: contract.tenant_erased_at === null,
    release: deposit.release,
    settle: deposit.release,
    close: deposit.close,
    takeBack: deposit.takeBack,
  }
  return (action) => may[action]
}

/** The top of a contract's page: what is next, and the actions for it. */
export interface ContractBanner extends BannerRow {
  readonly step: NextStep
}

/**
 * The banner at the top of the page. `firstBlockedDay`: the first day on which the plan books no rent. `unpaid`: unpaid
 * rent, if payments are followed. `letter`: the landlord's notice, if a letter gave it.
 */
export function contractBanner(
  contract: BannerSource,
  today: Day,
  firstBlockedDay: Day | null = null,
  unpaid: UnpaidRent | null = null,
  letter: Pick<NoticeByLetter, 'caseBy' | 'delivery'> = { caseBy: null, delivery: null },
): ContractBanner {
  // Rent that is owed now is shown before rent that a subscription will stop later.
  const goesOn = nextStepUnderPlan(nextStepWithUnpaidRent(nextStepOfLease(contract, today), unpaid), firstBlockedDay)
  const step = nextStepWithLetter(goesOn, letter, today)
  const { about, action, beside, more } = rowOf(step.key)
  const may = allowedOf(contract)
  const allowed = (one: BannerAction | null) => (one !== null && may(one) ? one : null)
  return { step, about, action: allowed(action), beside: allowed(beside), more: more.filter(may) }
}

/** The actions that the top of the page offers, so that the page doesn't offer one twice. */
export const actionsOfBanner = ({ action, beside, more }: ContractBanner): ReadonlySet<string> =>
  new Set([action ?? '', beside ?? '', ...more])
