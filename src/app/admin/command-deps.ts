import type { Db } from '../../base/db/pool'
import type { FileStore } from '../../base/file/port'
import type { Instant } from '../../base/kit/day'
import type { AdminService } from '../../landlord/account/service-admin'
import type { Installation } from '../server/command'
import type { SendDeps } from './send'

/** What the commands work with. */
export interface CommandDeps extends Pick<Installation, 'clock' | 'ids' | 'encryption'> {
  readonly db: Db
  readonly account: AdminService
  readonly openStore: () => Promise<FileStore>
  readonly backUp: (words: readonly string[]) => Promise<void>
  readonly backUpNightly: () => Promise<void>
  /** A sentence for each service outside that is not as it must be. */
  readonly outsideFaults: () => Promise<string[]>
  readonly print: (text: string) => void
  readonly send: SendDeps
  /** Where the files of a single machine lie. */
  readonly dataDir: string
  /** The moment that the last whole backup is of, null without one. */
  readonly lastBackup: (db: Db) => Promise<Instant | null>
}

export interface Command {
  /** What must follow the command's name. */
  readonly needs?: 'argument'
  /** Its work leaves the audit entry itself, with the account that it concerns. */
  readonly leavesEntry?: true
  readonly run: (deps: CommandDeps, first: string, ...more: string[]) => Promise<void>
}
