import type { Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'
import { depositOffers, panelStage } from '../deposit/rules-panel'
import { noGoingOnBecause } from '../law/rules-term'
import { noChangeBecause } from '../regulation/rules'
import { signingOffers } from '../signing/rules-panel'
import { mayFinish, maySignByHand } from '../tenancy/rules'
import { nextStep, nextUnderPlan, nextWhenLate, type LateRent, type NextSource } from './rules-next'
import type { NextStep } from './rules-next-deposit'

/** What can be pressed in the band at the head of a contract's page. */
export type BandAction =
  | 'send'
  | 'signByHand'
  | 'errorShow'
  | 'pay'
  | 'remind'
  | 'links'
  | 'sign'
  /** Sent anew, or taken back. */
  | 'changeSent'
  | 'refresh'
  | 'newRent'
  /** Writes to the tenants about late rent; a text to copy. */
  | 'remindRent'
  | 'registerPayment'
  | 'subscribe'
  | 'finish'
  | 'goOn'
  /** Writes to the tenants. */
  | 'contact'
  | 'release'
  /** A dispute is settled, or the bank's notice of it noted. */
  | 'settle'
  | 'close'
  | 'takeBack'

interface BandRow {
  /** Whose sentences say it: each state is told in one place. */
  readonly about: 'lease' | 'signing' | 'deposit'
  /** The one thing to do, the only filled button of the page; null: nothing is to be done. */
  readonly action: BandAction | null
  /** What stands beside it: what is as near as the one thing, and no more than one. */
  readonly beside: BandAction | null
  /** What else can be done, in a quiet row below the band. */
  readonly more: readonly BandAction[]
}

const row = (
  about: BandRow['about'],
  action: BandAction | null,
  beside: BandAction | null = null,
  ...more: readonly BandAction[]
): BandRow => ({ about, action, beside, more })

/** THE TABLE OF STATES of the page of a contract: what is to be done in each, and what can be done beside it. */
const bandTable: Readonly<Record<NextStep['key'], BandRow>> = {
  sign: row('signing', 'send', 'signByHand'),
  signAgain: row('signing', 'send', 'signByHand', 'errorShow'),
  fee: row('deposit', 'pay', null, 'refresh', 'signByHand'),
  tenants: row('signing', 'remind', 'links', 'refresh', 'changeSent'),
  landlord: row('signing', 'sign', null, 'refresh', 'changeSent'),
  // On its way to the signing service or from it: it goes on by itself.
  starting: row('signing', 'refresh', null, 'changeSent'),
  renewing: row('signing', 'refresh', null, 'changeSent'),
  packaging: row('signing', 'refresh'),
  withdrawing: row('signing', 'refresh'),
  // An account is closed as long as it isn't paid in in full: the one thing to do is to see whether it is.
  depositOpening: row('deposit', 'refresh'),
  depositOpened: row('deposit', 'refresh'),
  depositPartly: row('deposit', 'refresh'),
  depositCanceling: row('deposit', 'refresh', null, 'takeBack'),
  depositReleasing: row('deposit', 'refresh', null, 'takeBack'),
  depositPayingOut: row('deposit', 'refresh'),
  depositSplitting: row('deposit', 'refresh'),
  depositDispute: row('deposit', 'settle', null, 'refresh'),
  depositDisputeUntil: row('deposit', 'settle', null, 'refresh'),
  depositDisputeOver: row('deposit', 'refresh', null, 'settle'),
  // The ends, each once the tenancy is over.
  release: row('lease', 'release', null, 'refresh'),
  close: row('lease', 'close', null, 'refresh'),
  closeEmpty: row('lease', 'close', null, 'refresh'),
  // It runs.
  blocked: row('lease', 'subscribe'),
  rentStops: row('lease', 'subscribe', 'newRent'),
  rent: row('lease', null, 'newRent'),
  rentSoon: row('lease', null, 'newRent'),
  firstRent: row('lease', null, 'newRent'),
  raise: row('lease', null, 'newRent'),
  ends: row('lease', null, 'newRent'),
  openLastDay: row('lease', null, 'newRent'),
  late: row('lease', 'remindRent', 'registerPayment'),
  // It ends, or should have ended.
  termEnds: row('lease', 'contact'),
  finish: row('lease', 'finish', null, 'goOn'),
  openGoesOn: row('lease', 'goOn', null, 'finish'),
  // Of one that was finished while it was being signed, what is on its way can still be taken back.
  nothing: row('lease', null, null, 'refresh', 'changeSent'),
}

type BandSource = NextSource & Pick<Contract, 'isFinished' | 'checkList' | 'tenant_erased_at'>

const noOffers: ReturnType<typeof depositOffers> = {
  pay: false,
  refresh: false,
  close: false,
  release: false,
  takeBack: false,
}

/** What of it the contract allows as it stands. */
function allowedOf(contract: BandSource): (action: BandAction) => boolean {
  const info = contract.signicatInfo
  const signing = signingOffers(info, contract.isFinished)
  const stage = panelStage(contract)
  const deposit = stage === null ? noOffers : depositOffers(stage)
  const isOpening = stage === 'ordered' || stage === 'created' || stage === 'opening'
  const may: Readonly<Record<BandAction, boolean>> = {
    send: signing.send,
    signByHand: maySignByHand(contract),
    errorShow: info?.state === 'failed' && info.error !== null,
    pay: deposit.pay,
    remind: signing.remind,
    links: signing.links,
    sign: signing.links && info !== null && info.landlordLink !== null,
    changeSent: signing.withdraw,
    refresh: signing.refresh || deposit.refresh || isOpening,
    newRent: noChangeBecause(contract) === null,
    remindRent: contract.tenant_erased_at === null,
    registerPayment: true,
    subscribe: true,
    finish: mayFinish(contract),
    goOn: noGoingOnBecause(contract) === null,
    contact: contract.tenant_erased_at === null,
    release: deposit.release,
    settle: deposit.release,
    close: deposit.close,
    takeBack: deposit.takeBack,
  }
  return (action) => may[action]
}

/** The band at the head of a contract's page: what is next, and what can be done about it. */
export interface Band extends BandRow {
  readonly step: NextStep
}

/**
 * What the band says and offers of a contract. `planEnd`: the first day on which the landlord's plan books no rent; `late`:
 * what of its rent is not paid, where payments are followed.
 */
export function bandOf(
  contract: BandSource,
  today: Day,
  planEnd: Day | null = null,
  late: LateRent | null = null,
): Band {
  const step = nextWhenLate(nextUnderPlan(nextStep(contract, today), planEnd), late, today)
  const { about, action, beside, more } = bandTable[step.key]
  const may = allowedOf(contract)
  const allowed = (one: BandAction | null) => (one !== null && may(one) ? one : null)
  return { step, about, action: allowed(action), beside: allowed(beside), more: more.filter(may) }
}

/** All that the band offers, so that nothing of it is offered once more on the page. */
export const offeredBy = ({ action, beside, more }: Band): ReadonlySet<string> =>
  new Set([action ?? '', beside ?? '', ...more])
