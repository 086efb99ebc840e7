import type { Day } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import type { PartyRole } from '../contract/model-signing'

/** Who somebody is and how to be reached. */
export interface Contact extends PersonName {
  readonly email: string
  /** `+47` */
  readonly phoneCode: string
  /** The national number; may be empty. */
  readonly phone: string
}

/** Somebody who is bound by a contract, and signs it. */
export interface Party extends Contact {
  readonly role: PartyRole
  /** 0 is the tenant of the contract, 1 to 3 the co-tenants; the landlord is 0. */
  readonly place: number
  readonly birthday: Day | null
}

/** All tenants of a contract, the one whose fields stand in it first. */
export type Tenants<T extends Contact = Contact> = readonly [T, ...T[]]

/** Everybody who is bound by a contract. */
export interface Parties {
  readonly tenants: Tenants<Party>
  readonly landlord: Party
}

/** Of the parties one at least can't be read: the names of the fields in which they stand. */
export interface UnreadableParties {
  readonly unreadable: readonly string[]
}
