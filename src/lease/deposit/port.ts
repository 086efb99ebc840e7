import type { Operation } from '../../base/provider/provider'
import type { Day, Instant } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import type { Ore } from '../../base/kit/money'
import type { Language } from '../../base/kit/words'
import type { Contact } from '../party/model'
import type { BankReading } from './model'

export interface PostalAddress {
  readonly street: string
  readonly postcode: string
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** Where a browser goes after a signature at the bank. */
export interface Returns {
  readonly success: string
  readonly cancel: string
  readonly error: string
}

/** The account is opened for the first tenant. */
export interface DepositTenant extends Contact {
  /** Our name of the signer. */
  readonly externalId: string
  /** ISO 3166-1 alpha-2. It and the address are null where the lease doesn't say them. */
  readonly nationality: string | null
  readonly address: PostalAddress | null
}

/** The lease is signed in the same order. */
export interface NewDeposit {
  readonly externalId: string
  readonly tenants: readonly DepositTenant[]
  readonly landlord: {
    readonly name: string
    /** The national id. Null where the profile doesn't have it. */
    readonly ssn: string | null
    readonly nationality: string
    readonly address: PostalAddress
  }
  readonly paper: Uint8Array
  readonly sum: Ore
  /** If the account were opened at once. At most 45 days ahead. */
  readonly payBy: Instant
  readonly from: Day
  readonly to: Day | null
  readonly home: PostalAddress
  /** The parties can ask for help there. */
  readonly contact: { readonly name: string; readonly email: string; readonly url: string }
  readonly language: Language
  readonly returns: { readonly tenant: Returns; readonly landlord: Returns }
}

export interface ReadDeposit extends Omit<BankReading, 'accountNumber'> {
  readonly id: string
  /** The lease in the signing service, in which the signatures are read. */
  readonly documentId: string
  readonly externalId: string
  /** Where each tenant signs, and the number of the account in the name of each. */
  readonly tenants: readonly {
    readonly id: string
    readonly externalId: string
    readonly url: string | null
    readonly accountNumber: string | null
  }[]
  readonly landlordUrl: string | null
}

export interface Release {
  readonly category: 'TENANT' | 'SPLIT'
  readonly tenant: Ore
  readonly landlord: Ore
  /** Who asks for it, in our words. */
  readonly username: string
  /** The landlord's part on the account statement. */
  readonly description: string
}

/** Belongs to one conversation. Everything throws ProviderFailure. */
export interface Bank {
  create(deposit: NewDeposit): Promise<ReadDeposit>
  /**
   * By our name, made since that moment, or null. The bank can't search by our name, so the deposits of the tenant that
   * we look for are read one by one.
   */
  find(externalId: string, since: Instant, isTenant: (one: PersonName) => boolean): Promise<ReadDeposit | null>
  /** Null for one that the bank doesn't know. `queryPayment`: it looks for new payments first. */
  read(id: string, queryPayment: boolean): Promise<ReadDeposit | null>
  cancel(id: string): Promise<void>
  /** A split is a request until the tenant has agreed. Until then another one replaces it. */
  release(id: string, release: Release): Promise<void>
}

export interface DepositBank {
  /** One deadline, and one line of the send log. */
  ask<T>(operation: Operation, work: (bank: Bank) => Promise<T>): Promise<T>
}
