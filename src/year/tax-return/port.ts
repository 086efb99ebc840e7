import type { Ids } from '../../base/call/context'
import type { FieldErrors } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import type { Hint } from './model'
import type { FoundProperty } from './model-document'

/**
 * A person who logged in with an electronic id, and the proof of it. Neither may appear in a log or an address of ours.
 */
export interface Taxpayer {
  readonly nationalId: string
  readonly accessToken: string
}

/** The authority or Altinn refused a request. */
export class TaxRefused extends ProviderFailure {
  constructor(
    readonly status: number,
    /** The text for the send log. It contains no path and nothing about the person. */
    message: string,
  ) {
    super(status === 429 || status >= 500 ? 'overloaded' : 'refused', message)
  }
}

/** The tax authority's interface for one person, in one conversation. Every method throws ProviderFailure. */
export interface TaxAuthority {
  /** The answer with the current draft of the year. Throws TaxRefused 403 or 404 when there is none. */
  draft(year: number): Promise<string>
  /** The authority's check of a return. It is calculated and checked, but not handed in. */
  validate(year: number, envelope: string): Promise<string>
  /** The address of the authority's preview of the return, on its own pages. It is valid for a day. */
  preview(envelope: string): Promise<string>
  search(year: number, query: string): Promise<readonly FoundProperty[]>
}

/** A provider that is asked in a person's name. One conversation has one deadline and one line of the send log. */
export interface AskedFor<C> {
  ask<T>(operation: Operation, taxpayer: Taxpayer, work: (conversation: C) => Promise<T>): Promise<T>
}

/** A random UUID (version 4), for a request to the authority or a new object in a return. */
export function newUuid(ids: Ids): string {
  const bytes = Buffer.from(ids.code(128), 'base64url')
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The authority has checked a return and doesn't accept it, for reasons that it gives as codes. */
export class ReturnRefused extends ProviderFailure {
  constructor(
    readonly codes: readonly string[],
    /** The messages of its controls, each with its house. */
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

/** A return in the process of being handed in. */
export interface Instance {
  /** `<party>/<instance>` */
  readonly id: string
  readonly step: InstanceStep
  readonly files: readonly InstanceFile[]
  /** The authority's answer. Null until there is one. */
  readonly answer: { readonly label: string; readonly description: string } | null
}

export interface NewFile {
  readonly dataType: 'skattemelding-vedlegg' | 'skattemeldingOgNaeringsspesifikasjon'
  readonly name: string
  readonly contentType: 'application/pdf' | 'text/xml'
  readonly bytes: Uint8Array
}

/** Altinn, where a return is handed in, for one person, in one conversation. Every method throws ProviderFailure. */
export interface Altinn {
  /** The person's name at Altinn. Empty when Altinn has none. */
  name(): Promise<string>
  create(year: number): Promise<Instance>
  /** Null when there is no such instance, or no longer. */
  read(id: string): Promise<Instance | null>
  /** Returns the id of the file. */
  add(id: string, file: NewFile): Promise<string>
  /** Takes the next step. From filling it leads to confirming. From confirming the return is handed in. */
  next(id: string): Promise<InstanceStep>
  /** The content of a file as text. */
  file(id: string, file: string): Promise<string>
  /** Removes an instance that was not handed in. */
  discard(id: string): Promise<void>
}
