import type { Ids } from '../../base/call/context'
import type { FieldErrors } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import type { Hint } from './model'
import type { FoundProperty } from './model-document'

/** Who is logged in with an electronic id, and what proves it to the authority. Neither may stand in a log or an address of ours. */
export interface Taxpayer {
  readonly nationalId: string
  readonly accessToken: string
}

/** The authority, or Altinn, has declined what was asked. */
export class TaxRefused extends ProviderFailure {
  constructor(
    readonly status: number,
    /** What the send log says: no path, nothing of the person. */
    message: string,
  ) {
    super(status === 429 || status >= 500 ? 'overloaded' : 'refused', message)
  }
}

/** The tax authority's interface for one person, in one conversation. Everything throws ProviderFailure. */
export interface TaxAuthority {
  /** Its answer with the current draft of the year. Throws TaxRefused 403 or 404 where there is none. */
  draft(year: number): Promise<string>
  /** Its answer of what it makes of a return: calculated, checked, not handed in. */
  validate(year: number, envelope: string): Promise<string>
  /** Where it shows the return for a day. An address on its own pages. */
  preview(envelope: string): Promise<string>
  search(year: number, query: string): Promise<readonly FoundProperty[]>
}

/** A provider that is asked in a person's name: one conversation, with one deadline, as one line of the send log. */
export interface AskedFor<C> {
  ask<T>(operation: Operation, taxpayer: Taxpayer, work: (conversation: C) => Promise<T>): Promise<T>
}

/** A random UUID (version 4): what the authority knows a request, or a new object in a return, by. */
export function newUuid(ids: Ids): string {
  const bytes = Buffer.from(ids.code(128), 'base64url')
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The authority has looked at a return and doesn't take it, for reasons that it names by code. */
export class ReturnRefused extends ProviderFailure {
  constructor(
    readonly codes: readonly string[],
    /** What its controls say, each at its house. */
    readonly hints: readonly Hint[] = [],
    /** The houses of the request that they are about. */
    readonly fields?: FieldErrors,
  ) {
    super('refused', `not valid: ${codes.join(', ')}`)
  }
}

/** Where an instance stands: what is handed in waits for the authority, which then ends it. */
export type InstanceStep = 'filling' | 'confirming' | 'handedIn'

export interface InstanceFile {
  readonly id: string
  readonly dataType: string
  readonly scan: 'pending' | 'clean' | 'infected'
}

/** A return on its way to the authority. */
export interface Instance {
  /** `<party>/<instance>` */
  readonly id: string
  readonly step: InstanceStep
  readonly files: readonly InstanceFile[]
  /** The authority's word on it; null until it has answered. */
  readonly answer: { readonly label: string; readonly description: string } | null
}

export interface NewFile {
  readonly dataType: 'skattemelding-vedlegg' | 'skattemeldingOgNaeringsspesifikasjon'
  readonly name: string
  readonly contentType: 'application/pdf' | 'text/xml'
  readonly bytes: Uint8Array
}

/** Altinn, through which a return is handed in, for one person, in one conversation. Everything throws ProviderFailure. */
export interface Altinn {
  /** The person's name there; empty where it says none. */
  name(): Promise<string>
  create(year: number): Promise<Instance>
  /** Null when there is no such instance (any more). */
  read(id: string): Promise<Instance | null>
  /** The id of the file. */
  add(id: string, file: NewFile): Promise<string>
  /** One step further. From filling to confirming, and from there it is handed in. */
  next(id: string): Promise<InstanceStep>
  /** A file as text. */
  file(id: string, file: string): Promise<string>
  /** Removes what was not handed in. */
  discard(id: string): Promise<void>
}
