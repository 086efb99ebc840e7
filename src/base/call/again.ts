import { isOutdatedPlan } from '../db/pool'
import { codeOf } from './failure'

/** Two waited for each other, or the statement was prepared before a migration (base/db/pool.ts). */
const maySucceedNow = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error)) || isOutdatedPlan(error)

/** At most four times. The work only reads, or is undone when it fails (one statement or one transaction). */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!maySucceedNow(error) || attempt === 4) throw error
    }
  }
}
