import type { Ids } from '../../base/call/context'
import type { FieldErrors } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import type { Hint } from './model'
import type { FoundProperty } from './model-document'

/**
 * The person who logged in with an electronic id. Logs and addresses must contain neither the national id nor the
 * token.
 */
export interface Taxpayer {
  readonly nationalId: string
  readonly accessToken: string
}

export class TaxRefused extends ProviderFailure {
  constructor(
    readonly status: number,
    /** The message for the send log. It contains no path and nothing about the person. */
    message: string,
  ) {
    super(status === 429 || status >= 500 ? 'overloaded' : 'refused', message)
  }
}

/** The authority's requests for one person, in one conversation. Every method throws ProviderFailure. */
export interface TaxAuthority {
  /** The current draft of the year. Throws TaxRefused 403 or 404 if there is none. */
  draft(year: number): Promise<string>
  /** Lets the authority calculate and check the return. Hands in nothing. */
  validate(year: number, envelope: string): Promise<string>
  /** The address of a preview on the authority's pages. It works for a day. */
  preview(envelope: string): Promise<string>
  search(year: number, query: string): Promise<readonly FoundProperty[]>
}

/** Opens conversations with a provider. Each has one time limit and one line in the send log. */
export interface ProviderConversations<C> {
  ask<T>(operation: Operation, taxpayer: Taxpayer, work: (conversation: C) => Promise<T>): Promise<T>
}

/** A UUID of version 4, for a request to the authority or a new object in a return. */
export function newUuid(ids: Ids): string {
  const bytes = Buffer.from(ids.code(128), 'base64url')
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The authority refused the return. Its reasons are codes. */
export class ReturnRefused extends ProviderFailure {
  constructor(
    readonly codes: readonly string[],
    /** The messages of the authority's checks (kontroller). Each has the id of its house. */
    readonly hints: readonly Hint[] = [],
    /** Errors for the houses of the request that the messages are about. */
    readonly fields?: FieldErrors,
  ) {
    super('refused', `not valid: ${codes.join(', ')}`)
  }
}

/** The step of an instance. After `handedIn`, the instance is open until the authority ends it. */
export type InstanceStep = 'filling' | 'confirming' | 'handedIn'

export interface InstanceFile {
  readonly id: string
  readonly dataType: string
  readonly scan: 'pending' | 'clean' | 'infected'
}

export interface Instance {
  /** `<party>/<instance>` */
  readonly id: string
  readonly step: InstanceStep
  readonly files: readonly InstanceFile[]
  /** Null as long as the authority hasn't answered. */
  readonly answer: { readonly label: string; readonly description: string } | null
}

export interface NewFile {
  readonly dataType: 'skattemelding-vedlegg' | 'skattemeldingOgNaeringsspesifikasjon'
  readonly name: string
  readonly contentType: 'application/pdf' | 'text/xml'
  readonly bytes: Uint8Array
}

/** Altinn's requests for one person, in one conversation. Every method throws ProviderFailure. */
export interface Altinn {
  /** The person's name. Empty if Altinn has none. */
  name(): Promise<string>
  create(year: number): Promise<Instance>
  /** Null if the instance doesn't exist. */
  read(id: string): Promise<Instance | null>
  /** Adds a file. Returns its id. */
  add(id: string, file: NewFile): Promise<string>
  /**
   * Takes the next step. The first step changes the instance from filling to confirming. The second
   * step hands in the return.
   */
  next(id: string): Promise<InstanceStep>
  file(id: string, file: string): Promise<string>
  /** Removes an instance that was not handed in. */
  discard(id: string): Promise<void>
}
