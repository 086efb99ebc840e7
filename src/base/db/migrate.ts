import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** True if one release (`1.4.0`) is earlier than the other. */
export function isEarlierRelease(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split(/[.-]/, 3).map(Number))
  const at = left!.findIndex((number, index) => number !== right![index])
  return at >= 0 && left![at]! < right![at]!
}

/**
 * The first release that no longer uses what the migration removes. The migration says `--
 * contract: unused since 1.4.0`. Null for a migration that only adds.
 */
export const firstReleaseWithout = (text: string): string | null =>
  /^-- contract: unused since (\d+\.\d+\.\d+)$/m.exec(text)?.[1] ?? null

/**
 * True if a migration runs outside a transaction. Its statements then run one by one, so each must give the same result
 * when it is run again.
 */
export const runsOutsideTransaction = (text: string): boolean => /^-- outside a transaction\r?\n/.test(text)

/** The statements of a file, each of which ends its line with a semicolon. */
const statementsOf = (text: string): string[] =>
  text
    .split(/;[ \t]*\r?$/m)
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '')

interface Migration {
  name: string
  text: string
  checksum: string
}

export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>

const migrationTable = `create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now());
      alter table migration add column if not exists unused_since text`

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return await Promise.all(
    names.map(async (name, index) => {
      const wanted = String(index + 1).padStart(4, '0')
      if (!/^\d{4}_[a-z0-9_-]+\.sql$/.test(name))
        throw new Error(`Migration ${name} is not named like ${wanted}_what_it_does.sql`)
      if (!name.startsWith(wanted))
        throw new Error(`Migration ${wanted} is missing or there twice: found ${name} in its place`)
      const text = await readFile(join(directory, name), 'utf8')
      // A checkout on Windows may have changed the line endings.
      return { name, text, checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

interface AppliedSince extends AppliedMigration {
  /** The first release that no longer uses what the migration removed. */
  readonly unused_since: string | null
}

/**
 * The migrations that are still to be applied. A process of an earlier release must be able to start while a newer one
 * serves. So the database may have later migrations than this process, unless one of them removed something that
 * `version` still uses.
 */
function pending(migrations: Migration[], applied: readonly AppliedSince[], version: string): Migration[] {
  for (const [index, { name, checksum, unused_since: since }] of applied.entries()) {
    const file = migrations[index]
    if (file === undefined) {
      if (since !== null && isEarlierRelease(version, since))
        throw new Error(
          `The database has migration ${name}, which takes away what this version uses; use ${since} or newer`,
        )
      continue
    }
    checkSame(file, { name, checksum })
  }
  return migrations.slice(applied.length)
}

function checkSame(file: Migration | undefined, { name, checksum }: AppliedMigration): void {
  if (file?.name !== name)
    throw new Error(`The database has migration ${name}, which this version does not know; use the newer one`)
  if (file.checksum !== checksum)
    throw new Error(`Migration ${name} was changed after it was applied; take the change back and write a new one`)
}

export async function checkApplied(directory: string, applied: readonly AppliedMigration[]): Promise<void> {
  const migrations = await readMigrations(directory)
  for (const [index, each] of applied.entries()) checkSame(migrations[index], each)
}

/**
 * Makes all tables in the caller's transaction. The table of migrations stays empty. A process that starts in the
 * meantime waits until this ends. Refuses the same as `checkApplied`.
 */
export async function makeTables(
  client: pg.ClientBase,
  directory: string,
  applied: readonly AppliedMigration[],
): Promise<void> {
  await checkApplied(directory, applied)
  await client.query(
    `set local lock_timeout = 0; set local statement_timeout = 0; set local client_min_messages = warning;
     select pg_advisory_xact_lock(${ourLock}); ${migrationTable}`,
  )
  for (const { name, text } of (await readMigrations(directory)).slice(0, applied.length)) {
    // The tables are empty, so their indexes needn't be made `concurrently`.
    const statements = runsOutsideTransaction(text) ? text.replace(/\bindex concurrently\b/gi, 'index') : text
    await client.query(statements).catch(failedAt(name))
  }
}

/** The tables that the migrations create, also those that another migration drops. */
export async function tablesOf(directory: string): Promise<readonly string[]> {
  const texts = (await readMigrations(directory)).map(({ text }) => text)
  return [migrationTable, ...texts].flatMap((text) =>
    [...text.matchAll(/^\s*create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/gim)].map(([, name]) => name!),
  )
}

const failedAt = (name: string) => (error: unknown) => {
  throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  })
}

const ourLock = '4875, 2'
/** A migration waits only this long for a lock, because others wait behind it. `pause` is in ms. */
const patience = { lock: '2s', attempts: 60, pause: 1000 }

/**
 * Begins a transaction under the lock of migrations. It asks for the lock repeatedly instead of waiting for it, because
 * `create index concurrently` waits for every waiting statement.
 */
async function beginAlone(client: pg.PoolClient): Promise<void> {
  for (;;) {
    await client.query(
      'begin; set local lock_timeout = 0; set local statement_timeout = 0; set local client_min_messages = warning',
    )
    const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_xact_lock(${ourLock}) as alone`)
    if (rows[0]!.alone) return
    await client.query('rollback')
    await sleep(100)
  }
}

async function runText(client: pg.PoolClient, text: string): Promise<void> {
  if (!runsOutsideTransaction(text))
    return void (await client.query(`set local lock_timeout = '${patience.lock}'; ${text}`))
  // The lock belongs to the session and not to the transaction. The session ends when the connection is closed after
  // this.
  await client.query(
    `select pg_advisory_lock(${ourLock}); commit; set statement_timeout = 0; set lock_timeout = '2min'`,
  )
  for (const statement of statementsOf(text)) await client.query(statement)
  await client.query('begin')
}

async function apply(client: pg.PoolClient, next: Migration): Promise<void> {
  await runText(client, next.text).catch(failedAt(next.name))
  await client.query('insert into migration (name, checksum, unused_since) values ($1, $2, $3)', [
    next.name,
    next.checksum,
    firstReleaseWithout(next.text),
  ])
}

/** True if a migration may be tried again: others kept a lock for too long, or there was a deadlock. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && ['55P03', '40P01'].includes((error.cause as { code?: string } | undefined)?.code ?? '')

/** Applies the next migration, and returns its name. Undefined when the database has all of them. */
async function step(pool: pg.Pool, migrations: Migration[], version: string): Promise<string | undefined> {
  const client = await pool.connect()
  let next: Migration | undefined
  try {
    await beginAlone(client)
    await client.query(migrationTable)
    const { rows } = await client.query<AppliedSince>(
      'select name, checksum, unused_since from migration order by name collate "C"',
    )
    next = pending(migrations, rows, version)[0]
    if (next !== undefined) await apply(client, next)
    await client.query('commit')
    return next?.name
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release(next !== undefined && runsOutsideTransaction(next.text))
  }
}

/**
 * Applies the SQL files that the database does not have yet, each in its own transaction, and returns their names.
 * Several processes may start at once: each step runs under a lock. A file waits at most two seconds for a lock, because
 * other queries wait behind it, and is tried again for some minutes. Refuses gaps and doubles in the numbers, an
 * applied file that was changed, and a database from which a newer release has removed something that `version` still uses.
 */
export async function migrate(
  pool: pg.Pool,
  directory: string,
  version: string,
  { attempts, pause }: { readonly attempts: number; readonly pause: number } = patience,
): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const done: string[] = []
  for (let attempt = 1; ;) {
    try {
      const name = await step(pool, migrations, version)
      if (name === undefined) return done
      done.push(name)
      attempt = 1
    } catch (error) {
      if (!isBusy(error) || attempt === attempts) throw error
      attempt += 1
      await sleep(pause)
    }
  }
}
