import type { createDb } from '../db/pool'
import type { Watch } from './watch'
import type { StoredDeps } from './measuring'

/** How a test watches its own app: what is opened on the app's database, and where the lines of its log go. */
export interface TestMeasuring {
  readonly onStatement?: Parameters<typeof createDb>[1]
  readonly watch?: (stored: Omit<StoredDeps, 'lastBackup'>) => Watch | undefined
  readonly log?: (line: object) => void
}
