import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { findEmbedded, startEmbedded, type EmbeddedServer } from '../../base/embedded/supervisor'
import { auditRoleSql, mayChangeAudit } from '../../base/audit/service-role'
import { migrate } from '../../base/db/migrate'
import { createDb, createPool, type Db } from '../../base/db/pool'
import type { Config } from './config'
import { version } from '../../base/db/build'

/** The migrations are next to the built server. In development they are in their source folder. */
export const migrationFolder = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('../../base/db/migrations', import.meta.url)
    : new URL('./migrations', import.meta.url),
)

export interface Database {
  readonly pool: pg.Pool
  readonly db: Db
  /** The settings of a connection outside the pool. */
  readonly connection: pg.ClientConfig
  /** Closes the database, and stops the embedded server. The pool must have drained. */
  close(): Promise<void>
}

/** The program that opens the database. A `making command` may also create one (restore and demo). */
export type DatabaseOpener = 'app' | 'command' | 'making command'

const noInstallation = (where: string): Error =>
  new Error(
    `There is no installation in ${where}. Set the variables that the app runs with, DATA_DIR or DATABASE_URL among them; nothing was made.`,
  )

/** Starts the embedded server. A command joins the one that a running app has started. */
async function startOrJoin(dataDir: string, log: (message: string) => void): Promise<EmbeddedServer> {
  const connection = await findEmbedded({ dataDir })
  return connection ? { connection, stop: async () => undefined } : await startEmbedded({ dataDir, log })
}

/** Gives the audit trail to the cluster's administrator, so that the program can't change it from now on. */
async function giveAuditAway({ connection }: EmbeddedServer, db: Db): Promise<void> {
  const pool = createPool({ ...connection, user: 'postgres' }, 1)
  try {
    await pool.query(await auditRoleSql(db))
  } finally {
    await pool.end()
  }
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>

async function embeddedOf(
  config: DatabaseConfig,
  log: (message: string) => void,
  as: DatabaseOpener,
): Promise<EmbeddedServer | null> {
  if (config.databaseUrl) return null
  const dataDir = join(config.dataDir, 'postgres')
  // A different folder would contain an empty database, and a backup of it would be empty too.
  if (as === 'command' && !existsSync(join(dataDir, 'PG_VERSION'))) throw noInstallation(resolve(config.dataDir))
  return await (as === 'app' ? startEmbedded({ dataDir, log }) : startOrJoin(dataDir, log))
}

export interface DatabaseServer {
  /** The settings of a connection. It is the administrator's connection when the server is the embedded one. */
  readonly connection: pg.ClientConfig
  /** The product's role, when `connection` is an administrator's. */
  readonly role: string | null
  close(): Promise<void>
}

/** Opens a server for a command that creates the tables itself. */
export async function openServer(config: DatabaseConfig, log: (message: string) => void): Promise<DatabaseServer> {
  const embedded = await embeddedOf(config, log, 'making command')
  if (!embedded)
    return { connection: { connectionString: config.databaseUrl }, role: null, close: async () => undefined }
  const { connection, stop } = embedded
  return { connection: { ...connection, user: 'postgres' }, role: connection.user, close: stop }
}

async function hasNoTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(`select to_regclass('migration') is not null as found`)
  return !rows[0]!.found
}

/** Opens the database and updates its tables. Refuses a command when no app was ever started. */
export async function openDatabase(
  config: DatabaseConfig,
  log: (message: string) => void,
  as: DatabaseOpener = 'app',
  onStatement?: Parameters<typeof createDb>[1],
): Promise<Database> {
  const embedded = await embeddedOf(config, log, as)
  const connection = embedded ? embedded.connection : { connectionString: config.databaseUrl }
  // A backup reads for longer than any call may.
  const pool = createPool(connection, config.databasePool, as === 'app' ? undefined : null)
  const db = createDb(pool, onStatement)
  const close = async () => {
    await pool.end()
    await embedded?.stop()
  }
  try {
    if (as === 'command' && (await hasNoTables(pool))) throw noInstallation('the database that is named')
    const done = await migrate(pool, migrationFolder, version)
    if (done.length > 0) log(`migrated: ${done.join(', ')}`)
    if (await mayChangeAudit(db)) {
      // The administrator of the embedded server does this. The program would keep control of a role that it creates
      // itself.
      if (embedded) await giveAuditAway(embedded, db)
      else if (as === 'app')
        log(
          'The role that DATABASE_URL names could change the audit trail. `npm run admin -- audit-role` prints what ends that (docs/operate.md, Audit trail).',
        )
    }
  } catch (error) {
    await close()
    throw error
  }
  return { pool, db, connection, close }
}
