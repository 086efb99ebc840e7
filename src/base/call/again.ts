import { isOutdatedPlan } from '../db/pool'
import { codeOf } from './failure'

/**
 * Nothing was done and the same may succeed now: it was one of two that waited for each other, as a read and a migration of
 * the next release may, or a statement was prepared before a migration (base/db/pool.ts).
 */
const maySucceedNow = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error)) || isOutdatedPlan(error)

/**
 * Does what only reads, or is undone when it fails, as one statement and one transaction are, and does it anew at once while
 * that may succeed; four times at most.
 */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!maySucceedNow(error) || attempt === 4) throw error
    }
  }
}
