import type { Instant } from '../../../base/kit/day'
import type { Profile } from '../../../landlord/account/model'

/** Milliseconds after which the tax authority is called only after a new login (docs/rules/year.md#tax-page). */
const loginValidMs = 5 * 60_000

/** `old`: still valid, but the tax authority is called only after a new login. */
export type LoginState = 'none' | 'valid' | 'old'

export interface LoginAge {
  readonly state: LoginState
  /** Milliseconds until a new login is required. Zero when it is required now. */
  readonly leftMs: number
}

/** The age of a login. `seen` is used when the server doesn't say when the login was made. */
export function loginAgeOf(
  { difiData, difiSince }: Pick<Profile, 'difiData' | 'difiSince'>,
  seen: number,
  now: number,
): LoginAge {
  if (difiData === null || difiData.expire * 1000 <= now) return { state: 'none', leftMs: 0 }
  const since = difiSince === null ? seen : atOf(difiSince)
  // A login must not last longer on a device whose clock is behind the server's.
  const leftMs = Math.min(loginValidMs, since + loginValidMs - now, difiData.expire * 1000 - now)
  return leftMs > 0 ? { state: 'valid', leftMs } : { state: 'old', leftMs: 0 }
}

const atOf = (instant: Instant): number => Date.parse(instant)

/** A time as minutes and seconds, rounded up: `4:05`. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
