import type { RawBody } from '../../base/kit/endpoint'
import type { Instant } from '../../base/kit/day'
import type { Language } from '../../base/kit/words'
import type { Operation } from '../../base/provider/provider'
import type { OrderReading, PaperKey, PartyRole } from '../contract/model-signing'
import type { Party } from '../party/model'

/** An order that all parties sign: the tenants in any order, then the landlord. */
export interface NewOrder {
  /** Our name for the order. The provider never makes two orders with the same name. */
  readonly externalId: string
  readonly account: number
  readonly contract: number
  readonly paper: PaperKey
  readonly title: string
  readonly fileName: string
  readonly pdf: Uint8Array
  readonly language: Language
  /** The moment after which nobody can sign any more. */
  readonly deadline: Instant
  readonly parties: readonly PartyToSign[]
}

export interface PartyToSign extends Party {
  readonly language: Language
}

export interface Signature {
  readonly name: string
  /** The date of birth in the provider's own format: `1990-05-17` or `170590`. Empty when it gave none. */
  readonly birthday: string
  readonly at: Instant
}

export interface SignerAtProvider {
  readonly role: PartyRole
  readonly place: number
  readonly id: string
  /** The address at which the signer signs. Null when the provider doesn't say. */
  readonly url: string | null
  readonly signature: Signature | null
}

export interface OrderAtProvider {
  readonly id: string
  /** The id for `endUnknown`. Left out: it is `id`. */
  readonly endId?: string
  readonly state: OrderReading
  /** True if the file that all have signed can be fetched. It exists some time after the last signature. */
  readonly hasFile: boolean
  readonly endsAt: Instant | null
  readonly signers: readonly SignerAtProvider[]
}

/**
 * The calls to the provider within one conversation. Each throws ProviderFailure. `refused` with the provider's text
 * means that it has declined only this call.
 */
export interface SigningOrders {
  create(order: NewOrder): Promise<OrderAtProvider>
  /**
   * Finds an order by our name for it, made about `since` or later. The time is needed because an
   * emptied database uses names again. Null when there is none.
   */
  find(externalId: string, since: Instant): Promise<OrderAtProvider | null>
  /** Reads an order. Null when the provider doesn't know it, or no longer does. */
  read(id: string): Promise<OrderAtProvider | null>
  /** The PDF that all have signed. */
  file(id: string): Promise<Uint8Array>
  /** Asks to end an order. A later reading shows whether it ended. */
  cancel(id: string, reason: string): Promise<void>
  /** Ends an order that is not (or no longer) in our database, by its `endId`. An order that is over stays as it is. */
  endUnknown(endId: string): Promise<void>
}

export interface SigningProvider {
  /** A conversation with the provider. It has one deadline, and one line of the send log. */
  ask<T>(operation: Operation, work: (orders: SigningOrders) => Promise<T>): Promise<T>
}

/** A message that is proven to come from the provider. Its content is only a hint to read again. */
export interface SignicatEvent {
  readonly id: string
  /** `document_signed`, `order.completed`, `deposit_fully_funded`, … */
  readonly type: string
  /** The id of a document or deposit. Empty when the message names none. */
  readonly about: string
}

/** Reads a message. Null when it is not the provider's. `token` is from the address that it was sent to. */
export type ReadSignicatEvent = (message: RawBody, token: string | undefined) => SignicatEvent | null

/** Our name for a signer: `contract:123:tenant`, `handover-5:123:tenant2` for the first co-tenant. */
export const externalSignerId = (
  { paper, contract }: Pick<NewOrder, 'paper' | 'contract'>,
  { role, place }: Pick<Party, 'role' | 'place'>,
): string => `${paper}:${contract}:${role}${place === 0 ? '' : place + 1}`

/** The signer whom we gave this name. Null for an id that isn't ours. */
export function partyOfExternalId(externalId: string): Pick<Party, 'role' | 'place'> | null {
  const found = /:(tenant|landlord)([2-4])?$/.exec(externalId)
  return found && { role: found[1] as PartyRole, place: found[2] === undefined ? 0 : Number(found[2]) - 1 }
}
