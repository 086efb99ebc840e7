import type { Instant } from '../../../base/kit/day'
import type { Profile } from '../../../landlord/account/model'

/** For how long after a login with the electronic id the tax authority is asked, in ms (docs/rules.md#tax-page). */
const loginValidMs = 5 * 60_000

/** `old`: it lives, but another login is asked for before the tax authority is. */
export type LoginState = 'none' | 'valid' | 'old'

export interface LoginAge {
  readonly state: LoginState
  /** Until another login is asked for; zero where one is. */
  readonly leftMs: number
}

/**
 * How the session's login with the electronic id stands. `seen`: when this page saw it first, which counts where the server
 * doesn't say when it was made.
 */
export function loginAgeOf(
  { difiData, difiSince }: Pick<Profile, 'difiData' | 'difiSince'>,
  seen: number,
  now: number,
): LoginAge {
  if (difiData === null || difiData.expire * 1000 <= now) return { state: 'none', leftMs: 0 }
  const since = difiSince === null ? seen : atOf(difiSince)
  // A clock that is behind the server's must not make it last longer.
  const leftMs = Math.min(loginValidMs, since + loginValidMs - now, difiData.expire * 1000 - now)
  return leftMs > 0 ? { state: 'valid', leftMs } : { state: 'old', leftMs: 0 }
}

const atOf = (instant: Instant): number => Date.parse(instant)

/** `4:05`: minutes and seconds, rounded up. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
