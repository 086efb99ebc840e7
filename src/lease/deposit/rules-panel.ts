import { depositStanding, type DepositSource } from '../contract/rules-deposit'

/** Where an account that Husbok opens stands, as the landlord is told; `null` for another kind of deposit, or none. */
export type PanelStage =
  | 'agreed'
  | 'fee'
  /** Ordered with the lease, which the tenants sign. */
  | 'ordered'
  /** Signed by the tenants, with an account at the bank; the landlord signs too before it is opened. */
  | 'created'
  | 'opened'
  | 'partly'
  | 'fully'
  | 'releasing'
  /** A split waits for the tenant's agreement. */
  | 'splitting'
  | 'dispute'
  | 'released'
  | 'split'
  | 'closed'

/** The stage of the deposit, told apart where the landlord can do something else. */
export function panelStage(contract: DepositSource): PanelStage | null {
  const { stage } = depositStanding(contract)
  const info = contract.signicatInfo
  if (stage === 'none' || stage === 'own') return null
  if (stage === 'opening') return info?.isSignedTenant === true ? 'created' : 'ordered'
  if (stage === 'releasing') return info?.releasedCategory === 'SPLIT' ? 'splitting' : 'releasing'
  return stage
}

const atBank: ReadonlySet<PanelStage> = new Set(['opened', 'partly', 'fully', 'releasing', 'splitting', 'dispute'])

/** What the screen offers at that stage: an account is closed until all is paid in, and released from then on. */
export const depositOffers = (stage: PanelStage) => ({
  pay: stage === 'fee',
  /** Until the contract is signed its signing is refreshed, and the account with it. */
  refresh: atBank.has(stage),
  close: stage === 'opened' || stage === 'partly',
  release: stage === 'fully' || stage === 'splitting' || stage === 'dispute',
})
