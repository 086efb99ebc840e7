import type { Db } from '../../base/db/pool'
import type { FileStore } from '../../base/file/port'
import type { Instant } from '../../base/kit/day'
import type { outboxService } from '../../base/outbox/service'
import type { AdminService } from '../../landlord/account/service-admin'
import type { Installation } from '../server/command'

interface SendDeps extends ReturnType<typeof outboxService> {
  readonly publicUrl: string
  readonly pause: () => Promise<void>
}

export interface CommandDeps extends Pick<Installation, 'clock' | 'ids' | 'encryption'> {
  readonly db: Db
  readonly account: AdminService
  readonly openStore: () => Promise<FileStore>
  readonly backUp: (words: readonly string[]) => Promise<void>
  readonly backUpNightly: () => Promise<void>
  /** One sentence for each outside service with a fault. */
  readonly outsideFaults: () => Promise<string[]>
  readonly print: (text: string) => void
  readonly send: SendDeps
  /** The folder of the data. A single machine keeps its files there. */
  readonly dataDir: string
  /** When the last backup was completed. Null when there is none. */
  readonly lastBackup: (db: Db) => Promise<Instant | null>
}

export interface Command {
  readonly needs?: 'argument'
  /** The command writes its own audit entry, which names the account. */
  readonly leavesEntry?: true
  readonly run: (deps: CommandDeps, first: string, ...more: string[]) => Promise<void>
}
