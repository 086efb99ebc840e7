import type { Ids } from '../../base/call/context'
import type { FieldErrors } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import type { Hint } from './model'
import type { FoundProperty } from './model-document'

/** The person who logged in with an electronic id. Neither id nor proof may appear in a log or an address of ours. */
export interface Taxpayer {
  readonly nationalId: string
  readonly accessToken: string
}

export class TaxRefused extends ProviderFailure {
  constructor(
    readonly status: number,
    /** The message in the send log. It contains no path and nothing about the person. */
    message: string,
  ) {
    super(status === 429 || status >= 500 ? 'overloaded' : 'refused', message)
  }
}

/** Serves one person, in one conversation. Every method throws ProviderFailure. */
export interface TaxAuthority {
  /** The current draft of the year. Throws TaxRefused 403 or 404 when there is none. */
  draft(year: number): Promise<string>
  /** Has the return calculated and checked. It is not handed in. */
  validate(year: number, envelope: string): Promise<string>
  /** The address of a preview on the authority's pages. It is valid for a day. */
  preview(envelope: string): Promise<string>
  search(year: number, query: string): Promise<readonly FoundProperty[]>
}

/** Opens conversations with a provider. Each has one deadline and one line of the send log. */
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
    /** The messages of the controls, each with its house. */
    readonly hints: readonly Hint[] = [],
    /** Errors at the houses of the request that the messages are about. */
    readonly fields?: FieldErrors,
  ) {
    super('refused', `not valid: ${codes.join(', ')}`)
  }
}

/** The step of an instance. After `handedIn`, the instance waits for the authority, which then ends it. */
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
  /** Null until the authority has answered. */
  readonly answer: { readonly label: string; readonly description: string } | null
}

export interface NewFile {
  readonly dataType: 'skattemelding-vedlegg' | 'skattemeldingOgNaeringsspesifikasjon'
  readonly name: string
  readonly contentType: 'application/pdf' | 'text/xml'
  readonly bytes: Uint8Array
}

/** Serves one person, in one conversation. Every method throws ProviderFailure. */
export interface Altinn {
  /** The person's name. Empty when Altinn has none. */
  name(): Promise<string>
  create(year: number): Promise<Instance>
  /** Null when there is no such instance, or it is gone. */
  read(id: string): Promise<Instance | null>
  /** Returns the id of the file. */
  add(id: string, file: NewFile): Promise<string>
  /** Takes the next step: from filling to confirming. The step from confirming hands in the return. */
  next(id: string): Promise<InstanceStep>
  file(id: string, file: string): Promise<string>
  /** Removes an instance that was not handed in. */
  discard(id: string): Promise<void>
}
