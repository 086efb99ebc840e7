import type { Ids } from '../../base/call/context'
import type { FieldErrors } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import type { FoundProperty } from '../tax-document/model'
import type { Hint } from './model'

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
