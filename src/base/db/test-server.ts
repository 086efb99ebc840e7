import { randomBytes } from 'node:crypto'
import { access, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded, type Connection } from '../embedded/supervisor'
import { isAlive } from '../embedded/cluster'
import { scratchDirectory } from '../embedded/test-directory'
import { auditRoleSql } from '../audit/service-role'
import { migrate } from './migrate'
import { createDb } from './pool'
import { version } from '../../../package.json'

export interface TestServer {
  /** A connection that may create databases. Its own database is not for tests. */
  connection: Connection
  /** The migrated database that each test file clones. */
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    database: TestServer
  }
}

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url))
const PREFIX = 'husbok-test-'

/** The parts of a postgres:// address, so that the database in it can be replaced. */
function parseAddress(address: string): Connection {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  return {
    host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username) || 'postgres',
    database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
    ...(password === '' ? {} : { password }),
  }
}

async function inDatabase<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Stops and removes the servers that killed runs have left behind. */
async function removeAbandonedServers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1] ?? process.pid)
    if (isAlive(pid)) continue
    const directory = join(parent, name)
    const dataDir = join(directory, 'postgres')
    const exists = await access(join(dataDir, 'PG_VERSION')).then(
      () => true,
      () => false,
    )
    if (exists) {
      const abandoned = await startEmbedded({ dataDir, log: () => undefined, throwaway: true, patience: 1000 }).catch(
        () => null,
      )
      await abandoned?.stop()
    }
    await rm(directory, { recursive: true, force: true }).catch(() => undefined)
  }
}

/**
 * Removes databases of test runs on a shared server. `isOver` accepts the process ids of the runs whose databases are
 * removed.
 */
async function removeDatabases(client: pg.Client, isOver: (pid: number) => boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'husbok\\_test\\_%'`,
  )
  for (const { name } of rows) {
    if (isOver(Number(name.split('_')[2])))
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  }
}

async function startThrowaway(onlySystem: boolean): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  const parent = await scratchDirectory()
  for (const each of new Set([parent, tmpdir()])) await removeAbandonedServers(each)
  const directory = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`))
  const server = await startEmbedded({
    dataDir: join(directory, 'postgres'),
    log: () => undefined,
    throwaway: true,
    onlySystem,
  })
  await inDatabase({ ...server.connection, user: 'postgres', database: 'postgres' }, (client) =>
    client.query('alter role husbok createdb'),
  )
  return {
    connection: server.connection,
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/**
 * If TEST_DATABASE_URL names an administrator, the product connects with this role instead. An administrator would pass
 * every check of the product's rights.
 */
const program = { user: 'husbok_test', password: 'husbok_test' }

async function makeProgramRole(administrator: Connection): Promise<Connection> {
  await inDatabase(administrator, (client) =>
    client.query(`do $$ begin
      create role ${program.user} login createdb password '${program.password}';
    exception when duplicate_object or unique_violation then null; end $$`),
  )
  return { ...administrator, ...program }
}

/**
 * A server for one test run, with one migrated template. It is the server that TEST_DATABASE_URL names, whose user must
 * be an administrator. Without that variable it is an embedded server that is thrown away afterwards. `system` starts a
 * throwaway server of the PostgreSQL that is installed on this machine.
 */
export async function startTestServer(
  address = process.env.TEST_DATABASE_URL ?? '',
): Promise<TestServer & { stop: () => Promise<void> }> {
  const own = ['', 'system'].includes(address) ? await startThrowaway(address === 'system') : null
  const administrator = own ? { ...own.connection, user: 'postgres' } : parseAddress(address)
  const connection = own?.connection ?? (await makeProgramRole(administrator))
  const template = `husbok_test_${process.pid}_${randomBytes(4).toString('hex')}_template`
  try {
    await inDatabase(connection, async (client) => {
      await removeDatabases(client, (pid) => !isAlive(pid))
      await client.query(
        `create database ${template} template template0 encoding 'UTF8'${own === null ? ` locale 'C.UTF-8'` : ''}`,
      )
    })
    const pool = new pg.Pool({ ...connection, database: template, max: 1 })
    pool.on('error', () => undefined)
    try {
      await migrate(pool, MIGRATIONS, version)
      await inDatabase({ ...administrator, database: template }, (client) =>
        auditRoleSql(createDb(pool)).then((text) => client.query(text)),
      )
    } finally {
      await pool.end()
    }
  } catch (error) {
    await own?.stop()
    throw error
  }
  return {
    connection,
    template,
    async stop() {
      if (own !== null) await own.stop()
      else await inDatabase(connection, (client) => removeDatabases(client, (pid) => pid === process.pid))
    },
  }
}

/** For vitest's `globalSetup`: one server per run. Each test file finds it by `inject('database')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTestServer()
  project.provide('database', server)
  return stop
}
