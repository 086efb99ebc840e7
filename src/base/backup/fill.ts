import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { makeTables, tablesOf } from '../db/migrate'
import type { Instant } from '../kit/day'
import type { Manifest } from './manifest'
import { readParts, type EncryptedBackupPlace } from './parts'

export interface CopiedTable {
  readonly name: string
  /** Generated columns are left out. */
  readonly columns: readonly string[]
}

export const quotedIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

const here = `(select oid from pg_namespace where nspname = current_schema())`

/**
 * The tables in the order of their foreign keys: a table comes after the tables that it refers to.
 */
export async function tablesInOrder(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = ${here} and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
     group by 1 order by 1`,
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select one.relname::text as from, other.relname::text as to from pg_constraint
     join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid
     where contype = 'f' and one.relnamespace = ${here} and conrelid <> confrelid`,
  )
  const ordered: CopiedTable[] = []
  const isPlaced = (name: string) => ordered.some((table) => table.name === name)
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) => !isPlaced(name) && references.every(({ from, to }) => from !== name || isPlaced(to)),
    )
    if (next.length === 0) throw new Error('Tables of this database refer to one another in a circle.')
    ordered.push(...next)
  }
  return ordered
}

export async function sequencesOf(
  client: pg.ClientBase,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = ${here} and relkind = 'S' order by 1`,
  )
  const found = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quotedIdentifier(name)}`,
    )
    found.push({ name, value: states[0]!.value, isCalled: states[0]!.called })
  }
  return found
}

/** The tables with triggers. Triggers of foreign keys don't count. */
async function triggeredTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct relname::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = ${here} and not tgisinternal`,
  )
  return rows.map(({ name }) => name)
}

/** Our functions in the form that `drop function` accepts, without those of extensions. */
async function ownFunctions(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select pg_proc.oid::regprocedure::text as name from pg_proc where pronamespace = ${here}
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  return rows.map(({ name }) => name)
}

export interface FillDeps {
  readonly client: pg.Client
  /** Set when the session's role is an administrator. */
  readonly role: string | null
  readonly migrations: string
  readonly manifest: Manifest
  readonly from: EncryptedBackupPlace
  readonly now: Instant
  readonly print: (text: string) => void
}

const hasTable = async (client: pg.Client, table: string): Promise<boolean> =>
  (await tablesInOrder(client)).some(({ name }) => name === table)

export async function isRestoredFrom(client: pg.Client, id: string): Promise<boolean> {
  if (!(await hasTable(client, 'backup'))) return false
  const { rows } = await client.query(`select from backup where kind = 'restore' and id = $1`, [restoreId(id)])
  return rows.length > 0
}

/**
 * The id of the row that records a restore in the table `backup`. `id` is the id of the restored
 * backup.
 */
const restoreId = (id: string): string => `restore ${id}`

export async function readInstallationId(client: pg.Client): Promise<string | null> {
  if (!(await hasTable(client, 'installation'))) return null
  const { rows } = await client.query<{ id: string }>('select id from installation')
  return rows[0]?.id ?? null
}

/**
 * Refuses a database in which somebody has registered, and one with tables that are not ours. Our own tables without
 * accounts are allowed, because a restore replaces them.
 */
export async function refuseUsedDatabase(client: pg.Client, migrations: string): Promise<void> {
  const tables = (await tablesInOrder(client)).map(({ name }) => name)
  if (tables.length === 0) return
  const own = new Set(await tablesOf(migrations))
  const foreign = tables.filter((name) => !own.has(name))
  if (foreign.length > 0 || !tables.includes('account'))
    throw new Error(
      `The database is not empty: it holds tables that are not of Husbok (${foreign.join(', ')}). Name an empty one; nothing was changed.`,
    )
  const { rows } = await client.query('select from account limit 1')
  if (rows.length > 0)
    throw new Error(
      'The database is not empty: accounts have been registered in it. Restore into a new one; nothing was changed.',
    )
}

/** Fills the database in one transaction. Replaces the tables of an app that was started but never used. */
export async function fillDatabase(deps: FillDeps): Promise<void> {
  const { client, role, migrations, manifest, print } = deps
  await client.query('begin')
  try {
    await removeTables(client)
    if (role !== null) await client.query(`set local role ${quotedIdentifier(role)}`)
    await makeTables(client, migrations, manifest.migrations)
    // Rows were chained when they were appended, so they are restored unchanged.
    const triggered = await triggeredTables(client)
    for (const name of triggered) await client.query(`alter table ${quotedIdentifier(name)} disable trigger user`)
    await fillTables(deps)
    for (const name of triggered) await client.query(`alter table ${quotedIdentifier(name)} enable trigger user`)
    for (const { name, value, isCalled } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [quotedIdentifier(name), value, isCalled])
    await client.query(
      `insert into backup (id, kind, place, snapshot_at, finished_at, is_whole, bytes, files)
       values ($1, 'restore', $2, $3, $4, true, 0, $5)`,
      [restoreId(manifest.id), deps.from.place.name, manifest.snapshotAt, deps.now, manifest.files.count],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  await client.query('analyze')
  print('The database is restored.')
}

async function removeTables(client: pg.Client): Promise<void> {
  const tables = await tablesInOrder(client)
  if (tables.length === 0) return
  try {
    await client.query(`drop table ${tables.map(({ name }) => quotedIdentifier(name)).join(', ')} cascade`)
    for (const name of await ownFunctions(client)) await client.query(`drop function ${name} cascade`)
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    throw new Error(
      'The database is not empty: Husbok was started on it, and its audit trail belongs to a role of its own. Nobody has used it: have an administrator make a new, empty database; nothing was changed.',
      { cause: error },
    )
  }
}

async function fillTables({ client, manifest, from, print }: FillDeps): Promise<void> {
  const tables = await tablesInOrder(client)
  const copied = new Map(manifest.tables.map((table) => [table.name, table]))
  const unknown = manifest.tables.filter(({ name }) => !tables.some((table) => table.name === name))
  if (unknown.length > 0 || tables.length !== copied.size)
    throw new Error('The tables of the backup are not those that its migrations make.')
  for (const { name } of tables) {
    const { columns, rows } = copied.get(name)!
    if (rows.lines === 0) continue
    const target = client.query(
      copyFrom(`copy ${quotedIdentifier(name)} (${columns.map(quotedIdentifier).join(', ')}) from stdin`),
    )
    await pipeline(Readable.from(readParts(from, rows)), target)
    if (target.rowCount !== rows.lines) throw new Error(`Of ${name} not every row could be restored.`)
    print(`${name}: ${rows.lines} rows`)
  }
}
