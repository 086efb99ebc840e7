import type { Answer, CallOptions } from './product'
import type { Chance } from './chance'
import { countSeen, recordViolation, type Landlord, type Life } from './life'
import { day, second, time } from './time'

/**
 * The result of a call. `refused`: nothing was done, because it is not allowed. `failed`: the product could not do it, for
 * example because of a provider. `killed`: nobody knows.
 */
export type CallResult = 'done' | 'refused' | 'failed' | 'killed'
export interface LandlordCall<T = unknown> {
  readonly came: CallResult
  readonly status: number
  readonly reason: string
  readonly body: T
}

const sessions = new WeakMap<Landlord, number>()

/** The landlord's session. Opens a new one after some days. */
async function tokenOf(life: Life, landlord: Landlord): Promise<string> {
  if (time.ms - (sessions.get(landlord) ?? -Infinity) > 5 * day) {
    landlord.token = await life.product.session(landlord.id)
    sessions.set(landlord, time.ms)
  }
  return landlord.token
}

export function callOutcome(answer: Answer | 'killed'): LandlordCall {
  if (answer === 'killed') return { came: 'killed', status: 0, reason: 'killed', body: null }
  const { status, body } = answer
  const reason = status >= 400 ? ((body as { message?: string } | null)?.message ?? '') : ''
  return { came: status < 400 ? 'done' : status < 500 ? 'refused' : 'failed', status, reason, body }
}

/** True if the bank names another tenant as the holder of a contract's account than the one who provides the deposit. */
export const isWrongAccountHolder = ({ bank }: Life, path: string): boolean =>
  bank.accounts.some(
    (each) => each.openedFor !== 0 && each.state !== 'CREATED' && path.startsWith(`contract/${each.contract}/`),
  )

/** A call by a landlord. Checks what must be true of every answer. */
export async function callAsLandlord<T = unknown>(
  life: Life,
  landlord: Landlord | null,
  method: string,
  path: string,
  { body, key, headers }: Pick<CallOptions, 'body' | 'key' | 'headers'> = {},
): Promise<LandlordCall<T>> {
  const token = landlord ? await tokenOf(life, landlord) : undefined
  const failedBefore = life.network.state.failed
  const answer = await life.product.call(method, path, { token, body, key, headers })
  const outcome = callOutcome(answer) as LandlordCall<T>
  const { status, reason } = outcome
  if (method !== 'GET') life.calls.push(`${method} ${path} ${status} ${reason}`.trim())
  for (const [, page] of JSON.stringify(outcome.body ?? '').matchAll(/\/checkout\/(cs_\w+)/g))
    life.shownPages.add(page!)
  const called = `${method} ${path.replace(/\d+/g, '{n}').replace(/\?.*/, '')}`
  // A refusal by the tax authority is reported as a failure of its own.
  const isVerdict = reason === 'errorSending' || reason === 'unknownTaxError'
  if (
    status >= 500 &&
    status !== 500 &&
    !isVerdict &&
    !life.network.mayBeAway(failedBefore) &&
    !isWrongAccountHolder(life, path)
  )
    recordViolation(life, 'a provider is blamed only when one failed', `${called}: ${status} ${reason}`)
  if (status === 500)
    recordViolation(life, 'no error but of a provider', `${called}: 500 ${JSON.stringify(outcome.body)}`)
  return outcome
}

/**
 * A call as a screen sends it, with a key. When no answer came, or a provider failed, the landlord may click again.
 * The second call is the same request.
 */
export async function callAndRetry<T = unknown>(
  life: Life,
  chance: Chance,
  landlord: Landlord,
  method: string,
  path: string,
  body?: object,
): Promise<LandlordCall<T>> {
  const options = { ...(body && { body }), key: `key-${chance.code(8)}` }
  const first = await callAsLandlord<T>(life, landlord, method, path, options)
  if ((first.came !== 'killed' && first.came !== 'failed') || !chance.is(0.4)) return first
  time.ms += chance.below(70) * second
  countSeen(life, 'pressed again')
  const again: LandlordCall<T> = await callAsLandlord<T>(life, landlord, method, path, options)
  // The refusal of the second call doesn't show what the first one did.
  return first.came === 'killed' && again.came !== 'done' ? { ...again, came: 'killed' } : again
}

export const getAsLandlord = <T>(life: Life, landlord: Landlord, path: string): Promise<LandlordCall<T>> =>
  callAsLandlord<T>(life, landlord, 'GET', path)

/** The answer to a landlord's GET. Null when it can't be read now. */
export async function readAsLandlord<T>(life: Life, landlord: Landlord, path: string): Promise<T | null> {
  const { came, body } = await getAsLandlord<T>(life, landlord, path)
  return came === 'done' ? body : null
}
