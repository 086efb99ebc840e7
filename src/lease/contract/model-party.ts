import type { Day } from '../../base/kit/day'

export const partyRoles = ['tenant', 'landlord'] as const
export type PartyRole = (typeof partyRoles)[number]

/** Somebody who is bound by a contract, and signs it. */
export interface Party {
  readonly role: PartyRole
  /** 0 is the tenant of the contract, 1 to 3 the co-tenants; the landlord is 0. */
  readonly place: number
  readonly firstName: string
  readonly lastName: string
  readonly birthday: Day | null
  readonly email: string
  /** `+47` */
  readonly phoneCode: string
  /** The national number; may be empty. */
  readonly phone: string
}

/** The tenants of a contract, the one whose fields stand in it first. */
export type Tenants = readonly [Party, ...Party[]]

export interface Parties {
  readonly tenants: Tenants
  readonly landlord: Party
}

/** Of the parties one at least can't be read: the names of the fields in which they stand. */
export interface UnreadableParties {
  readonly unreadable: readonly string[]
}
