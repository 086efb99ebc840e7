import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

interface Migration {
  name: string
  text: string
  checksum: string
}

/** A migration as a database remembers it. */
export type LandedMigration = Pick<Migration, 'name' | 'checksum'>

/** Two processes that migrate wait for one another; time is no fault of them. */
const underLock = `set local lock_timeout = 0; set local statement_timeout = 0; set local client_min_messages = warning;
        select pg_advisory_xact_lock(4875, 2)`
const migrationTable =
  'create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now())'

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
      // A checkout on Windows may have changed the line ends.
      return { name, text, checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

/** Says how the landed migrations differ from the files, or returns those still to be done. */
function pending(migrations: Migration[], landed: readonly LandedMigration[]): Migration[] {
  for (const [index, { name, checksum }] of landed.entries()) {
    const file = migrations[index]
    if (file?.name !== name)
      throw new Error(`The database has migration ${name}, which this version does not know; use the newer one`)
    if (file.checksum !== checksum)
      throw new Error(`Migration ${name} was changed after it landed; take the change back and write a new one`)
  }
  return migrations.slice(landed.length)
}

async function apply(client: pg.ClientBase, { name, text }: Migration): Promise<void> {
  await client.query(text).catch((error: unknown) => {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  })
}

/** Refuses tables that were made by other migrations than those of the directory, or by ones that it does not have yet. */
export async function checkLanded(directory: string, landed: readonly LandedMigration[]): Promise<void> {
  pending(await readMigrations(directory), landed)
}

/**
 * Makes the tables of an empty database as they were when these migrations had landed, in the caller's transaction; the
 * table that remembers them is left empty. A process that starts meanwhile waits for its end. Refuses what `checkLanded` does.
 */
export async function makeTables(
  client: pg.ClientBase,
  directory: string,
  landed: readonly LandedMigration[],
): Promise<void> {
  const migrations = await readMigrations(directory)
  pending(migrations, landed)
  await client.query(`${underLock}; ${migrationTable}`)
  for (const migration of migrations.slice(0, landed.length)) await apply(client, migration)
}

/**
 * Applies the numbered SQL files of a directory that the database does not have yet, each in its own transaction, and
 * returns their names. Several processes may start at once: each step is taken under a lock that the transaction holds.
 * Refuses gaps and doubles in the numbers, a landed file that was changed, and a database newer than the files.
 */
export async function migrate(pool: pg.Pool, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const client = await pool.connect()
  const done: string[] = []
  try {
    for (;;) {
      await client.query(`begin; ${underLock}; ${migrationTable}`)
      const { rows } = await client.query<LandedMigration>(
        'select name, checksum from migration order by name collate "C"',
      )
      const next = pending(migrations, rows)[0]
      if (next !== undefined) {
        await apply(client, next)
        await client.query('insert into migration (name, checksum) values ($1, $2)', [next.name, next.checksum])
      }
      await client.query('commit')
      if (next === undefined) return done
      done.push(next.name)
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
