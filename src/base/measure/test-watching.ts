import type { createDb } from '../db/pool'
import type { StoredDeps } from './stored'
import type { Watch } from './watch'

/** How a test watches an app of its own: what is opened on the app's database, and where the lines of its log go. */
export interface Watching {
  readonly onStatement?: Parameters<typeof createDb>[1]
  readonly watch?: (stored: Omit<StoredDeps, 'lastBackup'>) => Watch | undefined
  readonly log?: (line: object) => void
}
