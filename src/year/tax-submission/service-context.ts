import type { Clock, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { AskedFor, Taxpayer } from '../tax-return/port'
import { configured, operation, refusalFor } from '../tax-return/service-context'
import type { Altinn } from './port'
import type { SubmissionStore } from './service-store'

export interface SubmissionDeps {
  /** Null: not configured. */
  readonly providers: { readonly altinn: AskedFor<Altinn>; readonly systemName: string } | null
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup' | 'matches'>
  /** A sending takes longer than a moment: each of its steps has its own. */
  readonly clock: Clock
  readonly store: SubmissionStore
}

/** Asks Altinn in a person's name, as one line of the send log. Refuses with 503 where it is not configured. */
export const askAltinn = <T>(
  { providers }: Pick<SubmissionDeps, 'providers'>,
  ctx: OwnedCtx,
  taxpayer: Taxpayer,
  { name, year, job }: { readonly name: string; readonly year: number; readonly job?: number | undefined },
  work: (altinn: Altinn) => Promise<T>,
): Promise<T> => configured(providers).altinn.ask(operation(name, ctx, year, job), taxpayer, work)

/**
 * What is made of it when an answer can't be read: that value, unless the login is over, which is refused with 403, or it is
 * no failure of the provider's.
 */
export function unread<V>(error: unknown, value: V): V {
  const refusal = refusalFor(error)
  if (refusal instanceof Refusal && refusal.reason === 'externalLoginRequired') throw refusal
  if (error instanceof ProviderFailure) return value
  throw error
}

/** That value in place of a provider's failure; anything else is thrown on. */
export const orOnFailure =
  <V>(value: V) =>
  (error: unknown): V => {
    if (error instanceof ProviderFailure) return value
    throw error
  }
