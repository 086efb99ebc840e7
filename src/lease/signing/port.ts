import type { RawBody } from '../../base/kit/endpoint'
import type { Instant } from '../../base/kit/day'
import type { Language } from '../../base/kit/words'
import type { Operation } from '../../base/provider/provider'
import type { OrderReading, PartyRole, SignedPaper } from '../contract/model-signing'
import type { Party } from '../party/model'

/** All parties sign: the tenants in any order, then the landlord. */
export interface NewOrder {
  /** Our name of the order: the provider never makes two orders with the same name. */
  readonly externalId: string
  readonly account: number
  readonly contract: number
  readonly paper: SignedPaper
  readonly title: string
  readonly fileName: string
  readonly pdf: Uint8Array
  readonly language: Language
  /** After it nobody can sign any more. */
  readonly deadline: Instant
  readonly parties: readonly AskedParty[]
}

export interface AskedParty extends Party {
  readonly language: Language
}

export interface Signature {
  readonly name: string
  /** In the provider's own format: `1990-05-17` or `170590`. Empty when it gave none. */
  readonly birthday: string
  readonly at: Instant
}

export interface ReadSigner {
  readonly role: PartyRole
  readonly place: number
  readonly id: string
  /** Null when the provider doesn't say. */
  readonly url: string | null
  readonly signature: Signature | null
}

export interface ReadOrder {
  readonly id: string
  /** For `endUnknown`, where that is another id. */
  readonly endId?: string
  readonly state: OrderReading
  /** The file that all have signed can be fetched. It exists some time after the last signature. */
  readonly hasFile: boolean
  readonly endsAt: Instant | null
  readonly signers: readonly ReadSigner[]
}

/**
 * Belongs to one conversation. Everything throws ProviderFailure. `refused` with the provider's text means that it has
 * declined just that.
 */
export interface SigningOrders {
  create(order: NewOrder): Promise<ReadOrder>
  /** By our name, made about `since` or later, since an emptied database reuses names. Null when there is none. */
  find(externalId: string, since: Instant): Promise<ReadOrder | null>
  /** Null when the provider doesn't know it, or no longer does. */
  read(id: string): Promise<ReadOrder | null>
  /** The PDF that all have signed. */
  file(id: string): Promise<Uint8Array>
  /** A later reading shows whether the order ended. */
  cancel(id: string, reason: string): Promise<void>
  /** Of an order that is not (or no longer) in our database, by its `endId`. One that is over stays as it is. */
  endUnknown(endId: string): Promise<void>
}

export interface SigningProvider {
  /** One deadline, and one line of the send log. */
  ask<T>(operation: Operation, work: (orders: SigningOrders) => Promise<T>): Promise<T>
}

/** Proven to come from the provider. What it claims is only a hint to read again. */
export interface SignicatEvent {
  readonly id: string
  /** `document_signed`, `order.completed`, `deposit_fully_funded`, … */
  readonly type: string
  /** A document or deposit. Empty when it names none. */
  readonly about: string
}

/** Null when the message is not the provider's. `token`: from the address that it was sent to. */
export type ReadSignicatEvent = (message: RawBody, token: string | undefined) => SignicatEvent | null

/** `contract:123:tenant`, `contract:123:tenant2` for the first co-tenant. */
export const externalSignerId = (
  { paper, contract }: Pick<NewOrder, 'paper' | 'contract'>,
  { role, place }: Pick<Party, 'role' | 'place'>,
): string => `${paper}:${contract}:${role}${place === 0 ? '' : place + 1}`

/** Null for an id that isn't ours. */
export function signerNamed(externalId: string): Pick<Party, 'role' | 'place'> | null {
  const found = /:(tenant|landlord)([2-4])?$/.exec(externalId)
  return found && { role: found[1] as PartyRole, place: found[2] === undefined ? 0 : Number(found[2]) - 1 }
}
