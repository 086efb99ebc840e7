import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { ProfileService } from '../../landlord/account/service-profile'
import { maskedId } from '../../base/kit/national-id'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import type { ActiveLogins } from '../../landlord/external-login/service-active'
import type { memoryOfReturns } from './rules-memory'
import { ReturnRefused, TaxRefused, type ProviderConversations, type TaxAuthority, type Taxpayer } from './port'
import { resultClassOf } from './rules-result'

/** The authority's interface. It is configured only together with Altinn. */
export interface TaxAuthorityAccess {
  readonly authority: ProviderConversations<TaxAuthority>
  /** The name of this installation at the authority. */
  readonly systemName: string
}

/** Facts that only the module of submissions knows. */
export interface SubmissionReads {
  /**
   * Returns which parts of the authority's drafts belong to which house, according to the
   * submissions in force.
   */
  memoryIn(ctx: OwnedCtx, year: number): Promise<ReturnType<typeof memoryOfReturns>>
  /** True if a submission of the year was sent, or is being sent. */
  isStarted(ctx: OwnedCtx, year: number): Promise<boolean>
  /** Waits until the authority has answered the submissions of the year. Refuses with 409 submissionUnanswered. */
  awaitAnswer(ctx: OwnedCtx, taxpayer: Taxpayer, year: number): Promise<void>
}

export interface ReturnDeps {
  /** Null if not configured. */
  readonly providers: TaxAuthorityAccess | null
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly profile: Pick<ProfileService, 'read'>
  readonly logins: Pick<ActiveLogins, 'fresh'>
  readonly handedIn: SubmissionReads
}

/** An operation for the send log. */
export const loggedOperation = (
  name: string,
  { owner }: Pick<OwnedCtx, 'owner'>,
  year: number,
  job?: number,
): Operation => ({
  name,
  userId: owner,
  sendData: { year },
  job,
})

/** Returns the providers. Refuses with 503 if they are not configured. */
export function requireProviders<P>(providers: P | null): P {
  if (!providers) throw new Refusal('providerUnavailable', undefined, 3600)
  return providers
}

/**
 * The refusal for an error (docs/rules/year.md#handing-in). If the authority refused the return, its codes give the
 * reason. Status 401 gives `externalLoginRequired`. Any other refusal of a provider gives `errorSending`. Other errors
 * are returned unchanged.
 */
export function refusalOfError(error: unknown): unknown {
  if (error instanceof ReturnRefused) {
    const found = resultClassOf(error.codes)
    // `stale`: the draft was changed after it was fetched. Fetching it a second time didn't help, so the sending is
    // refused.
    const reason = found === 'stale' ? 'errorSending' : found
    const onlyComplete = error.codes.includes('kunKomplettTillatt') ? { submission: 'onlyComplete' } : error.fields
    const hints = error.hints.filter(({ refuses }) => refuses)
    const codes = error.codes.filter((code) => /^[\w.-]{1,100}$/.test(code)).slice(0, 10)
    return new Refusal(reason, onlyComplete, undefined, {
      ...(hints.length > 0 && { hints }),
      ...(codes.length > 0 && { codes }),
    })
  }
  if (error instanceof TaxRefused && error.status === 401) return new Refusal('externalLoginRequired')
  if (error instanceof ProviderFailure && error.kind === 'refused') return new Refusal('errorSending')
  return error
}

/**
 * Checks that the return belongs to the person who logged in. Refuses with 409 otherPerson. Also
 * refuses if the profile's national id is missing or can't be read.
 */
export async function requireSamePerson(
  ctx: OwnedCtx,
  { profile }: Pick<ReturnDeps, 'profile'>,
  { nationalId }: Pick<Taxpayer, 'nationalId'>,
): Promise<void> {
  const { ssn } = await profile.read(ctx, 'ssn')
  if (ssn === nationalId) return
  throw new Refusal('otherPerson', undefined, undefined, { profile: maskedId(ssn), login: maskedId(nationalId) })
}

/** Does the work. If it fails, throws the refusal of `refusalOfError`. */
export async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalOfError(error)
  }
}
