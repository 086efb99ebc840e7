import type { Clock, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Altinn, ProviderConversations, Taxpayer } from './port'
import { requireProviders, loggedOperation, refusalOfError } from './service-context'
import type { SubmissionStore } from './service-store'

export interface SubmissionDeps {
  /** Null if not configured. */
  readonly providers: { readonly altinn: ProviderConversations<Altinn>; readonly systemName: string } | null
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup' | 'matches'>
  /** The clock. Sending takes a while, so each step reads the time itself. */
  readonly clock: Clock
  readonly store: SubmissionStore
}

/** Asks Altinn in a person's name. The send log gets one line. Refuses with 503 if Altinn is not configured. */
export const askAltinn = <T>(
  { providers }: Pick<SubmissionDeps, 'providers'>,
  ctx: OwnedCtx,
  taxpayer: Taxpayer,
  { name, year, job }: { readonly name: string; readonly year: number; readonly job?: number | undefined },
  work: (altinn: Altinn) => Promise<T>,
): Promise<T> => requireProviders(providers).altinn.ask(loggedOperation(name, ctx, year, job), taxpayer, work)

/** For a provider's failure, returns `value`. An expired login is refused with 403. Throws any other error again. */
export function valueOnFailure<V>(error: unknown, value: V): V {
  const refusal = refusalOfError(error)
  if (refusal instanceof Refusal && refusal.reason === 'externalLoginRequired') throw refusal
  if (error instanceof ProviderFailure) return value
  throw error
}

/** Returns a function that turns a provider's failure into `value`. It throws any other error again. */
export const orValueOnFailure =
  <V>(value: V) =>
  (error: unknown): V => {
    if (error instanceof ProviderFailure) return value
    throw error
  }
