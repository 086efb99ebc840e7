import type { Day } from '../kit/day'
import type { Municipality } from '../kit/municipalities'
import type { FoundAddress, FoundOrganisation, PolicyRate, PriceMonth } from './model'

/**
 * Registers that somebody waits for while typing. Each answers within two seconds, is asked once, and throws
 * ProviderFailure.
 */
export interface AddressRegister {
  /** Addresses that begin with the typed words, at most eight. */
  search(words: string): Promise<readonly FoundAddress[]>
}

export interface OrganisationRegister {
  /** Living organisations by words of their name, at most eight. */
  search(name: string): Promise<readonly FoundOrganisation[]>
  /** The organisation of a number, also a deleted one. Null: there is none. */
  find(organisationNumber: string): Promise<FoundOrganisation | null>
}

/** Registers that jobs read. A failure is tried once more. They throw ProviderFailure. */
export interface PriceIndex {
  /** The last three years, the earliest first. A month without a figure is left out. */
  read(): Promise<readonly PriceMonth[]>
}

export interface PolicyRateSource {
  read(): Promise<PolicyRate>
}

export interface MunicipalityRegister {
  /** The municipalities of a day. */
  read(on: Day): Promise<readonly Municipality[]>
}

/** Scheme and host of each register, without a slash at the end. */
export interface RegisterSettings {
  readonly kartverket: string
  readonly brreg: string
  readonly ssb: string
  readonly norgesBank: string
  readonly klass: string
}

export interface Registers {
  readonly addresses: AddressRegister
  readonly organisations: OrganisationRegister
  readonly prices: PriceIndex
  readonly policyRate: PolicyRateSource
  readonly municipalities: MunicipalityRegister
}
