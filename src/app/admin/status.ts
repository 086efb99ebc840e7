import { sql } from 'kysely'
import { statfs } from 'node:fs/promises'
import { trailState, type TrailState } from '../../base/audit/service-state'
import { commit, version } from '../../base/db/build'
import { findUnreadable } from '../../base/db/key-rotation'
import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import { queueState, type QueueState } from '../../base/outbox/queue-state'
import { failedSince } from '../../base/sendlog/service-failed'
import { encryptedTables } from '../server/encrypted-tables'
import type { CommandDeps } from './command-deps'

/** The sizes of what is stored, in bytes. */
export interface StoredSizes {
  readonly postgres: string
  readonly migration: string
  readonly accounts: number
  readonly houses: number
  readonly database: number
  /** The five largest tables. The size of a table includes its indexes. */
  readonly tables: readonly { readonly name: string; readonly size: number }[]
  readonly files: { readonly count: number; readonly size: number }
  /** The number of failed messages within the last day, by channel. */
  readonly failed: readonly { readonly type: string; readonly count: number }[]
}

/** Reads numbers for the operator. No number comes from a single record. */
async function readSizes(db: Db, now: Instant): Promise<StoredSizes> {
  const { rows: versions } = await sql<{ postgres: string; migration: string; database: number }>`
    select current_setting('server_version') as postgres, pg_database_size(current_database()) as database,
      (select max(name collate "C") from migration) as migration`.execute(db)
  const { rows: tables } = await sql<{ name: string; size: number }>`
    select relname as name, pg_total_relation_size(oid) as size from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by size desc, relname limit 5`.execute(
    db,
  )
  const living = async (table: 'account' | 'house') =>
    await db
      .selectFrom(table)
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  const files = await db
    .selectFrom('document')
    .select((is) => [is.fn.countAll<number>().as('count'), sql<number>`coalesce(sum(size), 0)::bigint`.as('size')])
    .executeTakeFirstOrThrow()
  const dayAgo = new Date(Date.parse(now) - 86_400_000).toISOString() as Instant
  return {
    ...versions[0]!,
    tables,
    accounts: (await living('account')).count,
    houses: (await living('house')).count,
    files,
    failed: await failedSince(db, dayAgo),
  }
}

export interface InstallationState {
  readonly sizes: StoredSizes
  readonly queues: readonly QueueState[]
  readonly trail: TrailState
  /** The age of the last complete backup in hours. Null when there is none. */
  readonly backupHours: number | null
  /** The disk's space in bytes. */
  readonly disk: { readonly free: number; readonly all: number }
  readonly unreadable: number
  /** One sentence for each outside service with a fault. */
  readonly outside: readonly string[]
}

const longestWait = 600
const longestUnsigned = 3600
const longestBackup = 36
const mostFailures = 10
const leastRoom = 1e9

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The problems that the operator must solve. docs/operate.md says how to solve each. */
export function problemsToSolve({
  sizes,
  queues,
  trail,
  backupHours,
  disk,
  unreadable,
  outside,
}: InstallationState): string[] {
  const oldest = queues.filter(({ oldestSeconds }) => oldestSeconds > longestWait)
  const givenUp = queues.filter(({ givenUp }) => givenUp > 0)
  const failing = sizes.failed.filter(({ count }) => count > mostFailures)
  return [
    ...outside,
    ...oldest.map(
      ({ kind, oldestSeconds }) => `A job of kind ${kind} waits since ${minutes(oldestSeconds)}: is the app running?`,
    ),
    ...givenUp.map(({ kind, givenUp }) => `${plural(givenUp, 'job', 'jobs')} of kind ${kind} given up.`),
    ...failing.map(({ type, count }) => `${count} attempts to send by ${type} failed within a day.`),
    ...(unreadable > 0 ? [`${plural(unreadable, 'encrypted value', 'encrypted values')} can't be read.`] : []),
    ...(trail.unsignedSeconds > longestUnsigned
      ? [`The audit trail has not been signed for ${minutes(trail.unsignedSeconds)}.`]
      : []),
    ...(backupHours === null ? ['There is no backup.'] : []),
    ...(backupHours !== null && backupHours > longestBackup
      ? [`The last backup is ${Math.floor(backupHours)} hours old.`]
      : []),
    ...(disk.free < leastRoom || disk.free < disk.all / 20
      ? [`The disk of DATA_DIR has ${bytes(disk.free)} left.`]
      : []),
  ]
}

const minutes = (seconds: number): string => plural(Math.floor(seconds / 60), 'minute', 'minutes')

/** A size in decimal units, the way disks are sold. */
function bytes(size: number): string {
  const unit = [1e12, 1e9, 1e6, 1e3].find((each) => size >= each) ?? 1
  const name = { 1e12: 'TB', 1e9: 'GB', 1e6: 'MB', 1e3: 'kB' }[unit] ?? 'bytes'
  return `${unit === 1 ? size : (size / unit).toFixed(1)} ${name}`
}

const backupText = (hours: number | null): string => (hours === null ? 'none' : `${Math.floor(hours)} hours old`)

function statusLines(state: InstallationState): string[] {
  const { sizes, queues, trail, backupHours, disk, unreadable } = state
  return [
    `Husbok ${version} (commit ${commit}), Node ${process.versions.node}, PostgreSQL ${sizes.postgres}, migration ${sizes.migration}`,
    `${plural(sizes.accounts, 'account', 'accounts')}, ${plural(sizes.houses, 'house', 'houses')}`,
    `Database: ${bytes(sizes.database)}${sizes.tables.map((table) => `\n  ${table.name}: ${bytes(table.size)}`).join('')}`,
    `Files: ${sizes.files.count}, ${bytes(sizes.files.size)}`,
    `Room on the disk of DATA_DIR: ${bytes(disk.free)} of ${bytes(disk.all)}`,
    queues.length === 0 ? 'Queues: empty' : 'Queues:',
    ...queues.map(
      ({ kind, due, later, givenUp, oldestSeconds }) =>
        `  ${kind}: ${due} due (oldest ${Math.floor(oldestSeconds)} s), ${later} later, ${givenUp} given up`,
    ),
    sizes.failed.length === 0 ? 'Failed sends within a day: none' : 'Failed sends within a day:',
    ...sizes.failed.map(({ type, count }) => `  ${type}: ${count}`),
    trail.checkpoint
      ? `Audit trail: checkpoint ${trail.checkpoint.id}, ${minutes(trail.ageSeconds ?? 0)} old (verify-audit checks all of it)`
      : 'Audit trail: no checkpoint yet',
    `Encrypted values that can't be read: ${unreadable}`,
    `Last backup: ${backupText(backupHours)}`,
  ]
}

/** Prints the status. Throws when something needs attention, so that the command exits with status 1. */
export async function showStatus(deps: CommandDeps): Promise<void> {
  const { db, clock, encryption, dataDir, lastBackup, print } = deps
  const now = clock.now()
  const backup = await lastBackup(db)
  // The folder may be missing when the database, the keys and the files are all elsewhere.
  const { bavail, blocks, bsize } = await statfs(dataDir).catch(() => statfs('.'))
  const state: InstallationState = {
    sizes: await readSizes(db, now),
    queues: await queueState(db, now),
    trail: await trailState(db, now),
    backupHours: backup === null ? null : (Date.parse(now) - Date.parse(backup)) / 3_600_000,
    disk: { free: bavail * bsize, all: blocks * bsize },
    unreadable: (await findUnreadable({ db, encryption, tables: encryptedTables })).length,
    outside: await deps.outsideFaults(),
  }
  const attention = problemsToSolve(state)
  for (const line of [...(attention.length === 0 ? ['All is well.'] : attention), '', ...statusLines(state)])
    print(line)
  if (attention.length > 0)
    throw new Error(
      `${plural(attention.length, 'thing needs', 'things need')} attention: see docs/operate.md, "Seeing how it is".`,
    )
}
