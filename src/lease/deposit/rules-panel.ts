import { depositStanding, type DepositSource, type DepositStage } from '../contract/rules-deposit'

/** `null`: another kind of deposit, or none. */
export type PanelStage =
  | Exclude<DepositStage, 'none' | 'own' | 'releasing'>
  /** With the lease, which the tenants sign. */
  | 'ordered'
  /** Signed by the tenants, with an account at the bank. The landlord signs too before it is opened. */
  | 'created'
  /** All of it is to go to the tenant. That is stored here, and not known to have reached the bank. */
  | 'releasing'
  /** The same for a split. */
  | 'proposing'
  /** A dispute is stored here, and the bank has a split that waits for the tenant's agreement. */
  | 'disputeSplit'
  /** With nothing paid in: no money goes back. */
  | 'cancelingEmpty'
  | 'closedEmpty'

/** Stages differ where the landlord can do something else. */
export function panelStage(contract: DepositSource): PanelStage | null {
  const { stage, paid } = depositStanding(contract)
  const info = contract.signicatInfo
  if (stage === 'none' || stage === 'own') return null
  if (stage === 'opening') {
    if (info?.isSignedTenant !== true) return 'ordered'
    return info.isSignedLandlord ? 'opening' : 'created'
  }
  if (stage === 'releasing') return info?.releasedCategory === 'SPLIT' ? 'proposing' : 'releasing'
  // A dispute without a split has no stored parts.
  if (stage === 'dispute' && (info?.tenantReleaseSum ?? null) !== null) return 'disputeSplit'
  if ((stage === 'canceling' || stage === 'closed') && paid <= 0) return `${stage}Empty`
  return stage
}

/** None of its money can move with a leaving tenant. */
export const isSettled = (stage: PanelStage): boolean => ['released', 'closed', 'closedEmpty'].includes(stage)

const noted: ReadonlySet<PanelStage> = new Set(['canceling', 'cancelingEmpty', 'releasing', 'proposing'])
const atBank: ReadonlySet<PanelStage> = new Set([
  'opened',
  'partly',
  'fully',
  'payingOut',
  'splitting',
  'dispute',
  'disputeSplit',
])

/** An account can be closed until all is paid in, and released from then on. */
export const depositOffers = (stage: PanelStage) => ({
  pay: stage === 'fee',
  /** Until the contract is signed, refreshing its signing also refreshes the account. */
  refresh: atBank.has(stage) || noted.has(stage),
  close: stage === 'opened' || stage === 'partly',
  release: ['fully', 'proposing', 'splitting', 'dispute', 'disputeSplit'].includes(stage),
  /** As long as the bank isn't known to have it. */
  takeBack: noted.has(stage),
})

/** The five weeks after the bank's notice go on until the tenant agrees to a split. */
export const isCountedDown = (stage: PanelStage): boolean =>
  ['dispute', 'disputeSplit', 'proposing', 'splitting'].includes(stage)
