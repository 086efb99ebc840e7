import { isOutdatedPlan } from '../db/pool'
import { errorCodeOf } from './failure'

/** A deadlock (40P01), a conflict (40001), or a statement that was prepared before a migration (base/db/pool.ts). */
const maySucceedNow = (error: unknown): boolean =>
  ['40P01', '40001'].includes(errorCodeOf(error)) || isOutdatedPlan(error)

/**
 * Does the work, and repeats it after a deadlock, a conflict or an outdated prepared statement,
 * with at most four attempts. So the work must only read, or be undone when it fails (one statement
 * or one transaction).
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!maySucceedNow(error) || attempt === 4) throw error
    }
  }
}
