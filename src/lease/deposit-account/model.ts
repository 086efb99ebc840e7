import type { Ore } from '../../base/kit/money'
import type { releaseCategories } from '../contract/model-signing'

export type ReleaseCategory = (typeof releaseCategories)[number]

/** How the bank says that a deposit stands. */
export const bankStatuses = ['CREATED', 'SIGNED', 'PAID_PARTIAL', 'PAID', 'TERMINATED'] as const

/** What the bank says of a deposit, as far as anything follows from it. */
export interface BankReading {
  readonly status: (typeof bankStatuses)[number]
  readonly funds: Ore
  /** The account's number, once there is one. */
  readonly accountNumber: string | null
  /**
   * The release that it has: a split that waits for the tenant, or what was paid out at the end. Null: it has none.
   * Undefined: it doesn't say.
   */
  readonly release: BankRelease | null | undefined
}

/** A release as the bank tells it. */
export interface BankRelease {
  readonly category: 'TENANT' | 'SPLIT'
  readonly tenant: Ore
  readonly landlord: Ore
}
