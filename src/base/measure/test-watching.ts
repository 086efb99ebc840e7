import type { createDb } from '../db/pool'
import type { Watch } from './watch'
import type { StoredDeps } from './measuring'

/**
 * The means by which a test watches its own app: a listener for statements, a watch on the app's database, and a place
 * for the lines of its log.
 */
export interface TestMeasuring {
  readonly onStatement?: Parameters<typeof createDb>[1]
  readonly watch?: (stored: Omit<StoredDeps, 'lastBackup'>) => Watch | undefined
  readonly log?: (line: object) => void
}
