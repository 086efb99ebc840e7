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

/** The addresses to which a browser goes after a signature at the bank. */
export interface ReturnUrls {
  readonly success: string
  readonly cancel: string
  readonly error: string
}

/** The tenant for whom the account is opened. */
export interface DepositTenant extends Contact {
  /** Our name for the signer, as the bank stores it. */
  readonly externalId: string
  /** The country in ISO 3166-1 alpha-2. Null if the lease doesn't state it. The same applies to the address. */
  readonly nationality: string | null
  readonly address: PostalAddress | null
}

/** An order for an account. The lease is signed as a part of this order. */
export interface NewDeposit {
  readonly externalId: string
  readonly tenants: readonly DepositTenant[]
  readonly landlord: {
    readonly name: string
    /** The landlord's national id. Null where the profile doesn't have it. */
    readonly ssn: string | null
    readonly nationality: string
    readonly address: PostalAddress
  }
  readonly paper: Uint8Array
  readonly sum: Ore
  /** The day by which the deposit must be paid if the account is opened at once. At most 45 days ahead. */
  readonly payBy: Instant
  readonly from: Day
  readonly to: Day | null
  readonly home: PostalAddress
  /** The place where the parties can ask for help. */
  readonly contact: { readonly name: string; readonly email: string; readonly url: string }
  readonly language: Language
  readonly returns: { readonly tenant: ReturnUrls; readonly landlord: ReturnUrls }
}

export interface BankDeposit extends Omit<BankReading, 'accountNumber'> {
  readonly id: string
  /** The id of the lease's document in the signing service. The signatures are read there. */
  readonly documentId: string
  readonly externalId: string
  /** For each tenant: where the tenant signs, and the number of the account in the tenant's name. */
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
  /** The name of the party that asks for the release, in our words. */
  readonly username: string
  /** The text on the account statement for the landlord's part. */
  readonly description: string
}

/** The calls to the bank within one conversation. Each throws ProviderFailure. */
export interface BankCalls {
  create(deposit: NewDeposit): Promise<BankDeposit>
  /**
   * Finds a deposit that was made after `since`, by our name for it. Null when there is none. The
   * bank can't search by our name, so all deposits of the tenant are read one by one.
   */
  find(externalId: string, since: Instant, isTenant: (one: PersonName) => boolean): Promise<BankDeposit | null>
  /**
   * Reads a deposit. Null for one that the bank doesn't know. With `queryPayment`, the bank looks for new payments
   * first.
   */
  read(id: string, queryPayment: boolean): Promise<BankDeposit | null>
  cancel(id: string): Promise<void>
  /**
   * Asks for a release. A split is only a request until the tenant has agreed. Until then, a new request replaces it.
   */
  release(id: string, release: Release): Promise<void>
}

export interface DepositBank {
  /** A conversation with the bank. It has one deadline, and one line of the send log. */
  ask<T>(operation: Operation, work: (bank: BankCalls) => Promise<T>): Promise<T>
}
