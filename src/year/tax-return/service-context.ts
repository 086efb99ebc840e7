import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { ProfileService } from '../../landlord/account/service-profile'
import { maskedId } from '../../base/kit/national-id'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Operation } from '../../base/provider/provider'
import type { LivingLogins } from '../../landlord/external-login/service-living'
import type { memoryOf } from './rules-memory'
import { ReturnRefused, TaxRefused, type AskedFor, type TaxAuthority, type Taxpayer } from './port'
import { classOf } from './rules-result'

/** The authority, configured together with Altinn. */
export interface ReturnProviders {
  readonly authority: AskedFor<TaxAuthority>
  /** What the authority knows this installation by. */
  readonly systemName: string
}

/** What was handed in of a year, which the module of submissions knows. */
export interface HandedIn {
  /** What of the authority's drafts belongs to which house, by what was sent and stands. */
  memoryIn(ctx: OwnedCtx, year: number): Promise<ReturnType<typeof memoryOf>>
  /** Whether something of the year is sent or under way. */
  isBegun(ctx: OwnedCtx, year: number): Promise<boolean>
  /** Waits for the answer to what was handed in before. Refuses with 409 submissionUnanswered. */
  awaitAnswer(ctx: OwnedCtx, taxpayer: Taxpayer, year: number): Promise<void>
}

export interface ReturnDeps {
  /** Null: not configured. */
  readonly providers: ReturnProviders | null
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly profile: Pick<ProfileService, 'read'>
  readonly logins: Pick<LivingLogins, 'fresh'>
  readonly handedIn: HandedIn
}

/** What is asked for an account, as the send log has it. */
export const operation = (name: string, { owner }: Pick<OwnedCtx, 'owner'>, year: number, job?: number): Operation => ({
  name,
  userId: owner,
  sendData: { year },
  job,
})

/** The providers. Refuses with 503 where they are not configured. */
export function configured<P>(providers: P | null): P {
  if (!providers) throw new Refusal('providerUnavailable', undefined, 3600)
  return providers
}

/**
 * What a landlord is told of a failure (docs/rules.md#handing-in): of what the authority says about the return, its class;
 * that the login is over where it says so; and what every provider's failure is otherwise. Anything else is thrown on.
 */
export function refusalFor(error: unknown): unknown {
  if (error instanceof ReturnRefused) {
    const found = classOf(error.codes)
    // A draft that has changed was fetched anew once already.
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
 * Whether the electronic id is that of the landlord's own profile: the return is the one of whoever logs in. Refuses with
 * 409 otherPerson, also where the profile has none, or none that can be read.
 */
export async function samePerson(
  ctx: OwnedCtx,
  { profile }: Pick<ReturnDeps, 'profile'>,
  { nationalId }: Pick<Taxpayer, 'nationalId'>,
): Promise<void> {
  const { ssn } = await profile.read(ctx)
  if (ssn === nationalId) return
  throw new Refusal('otherPerson', undefined, undefined, { profile: maskedId(ssn), login: maskedId(nationalId) })
}

/** Work in which providers are asked, its failures as what they mean. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalFor(error)
  }
}
