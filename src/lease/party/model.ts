import type { Day } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import type { PartyRole } from '../contract/model-signing'

export interface Contact extends PersonName {
  readonly email: string
  /** `+47` */
  readonly phoneCode: string
  /** The national number. May be empty. */
  readonly phone: string
}

/** Somebody whom a contract binds, and who signs it. */
export interface Party extends Contact {
  readonly role: PartyRole
  /** 0 is the tenant of the contract, 1 to 3 are the co-tenants. The landlord is 0. */
  readonly place: number
  readonly birthday: Day | null
}

/** All tenants of a contract, at least one. The first one's fields are in the contract itself. */
export type Tenants<T extends Contact = Contact> = readonly [T, ...T[]]

export interface Parties {
  readonly tenants: Tenants<Party>
  readonly landlord: Party
}
