import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import { findSession } from './service-session'
import { livingStep } from './service-step'

/**
 * Returns false if the login's answer has a token that can't be used any more, because its session
 * or second step has ended.
 */
export async function isLoginLive(db: Db, answer: unknown, now: Instant): Promise<boolean> {
  if (typeof answer !== 'object' || answer === null) return true
  const { accessToken, secondFactor } = answer as Readonly<Record<string, unknown>>
  if (typeof accessToken === 'string') return (await findSession(db, accessToken, now)) !== null
  return typeof secondFactor !== 'string' || (await livingStep(db, now, secondFactor)) !== undefined
}
