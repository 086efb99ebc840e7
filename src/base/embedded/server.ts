import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { isAlive, readPassword } from './cluster'

export interface Connection {
  host: string
  user: string
  database: string
  port?: number
  password?: string
}

export interface Postmaster {
  pid: number
  host: string
  port: number
  /** The server's state: starting, ready, stopping or standby. Unknown while the file is being written. */
  status: string
}

/** The content of `postmaster.pid` in this data directory. It can be out of date. Null when there is no such file. */
export async function readPostmaster(dataDir: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  const host = lines[4]?.trim() || lines[5]?.trim() || ''
  return { pid, host, port: Number(lines[3] ?? 0), status: lines[7]?.trim() ?? 'unknown' }
}

/** The settings of a connection as the cluster's owner (for the supervisor) or as the product. */
export async function connectionOf(
  dataDir: string,
  server: Postmaster,
  user: string,
  database: string,
): Promise<Connection> {
  const password = await readPassword(dataDir)
  return { host: server.host, port: server.port, user, database, ...(password === undefined ? {} : { password }) }
}

export type FoundServer =
  | { state: 'none' | 'busy' | 'starting' }
  | { state: 'ready'; client: pg.Client; server: Postmaster }

/** The server exists but accepts no work: starting or stopping, full, killed by its owner. */
const BUSY = new Set(['57P03', '57P01', '57P02', '53300'])

/**
 * The server's state after a failed connection or query. Null for an error that waiting doesn't fix. `status` is from
 * `postmaster.pid`. When a server stops between the connection and the query, the client accepts no query or its socket
 * is closed.
 */
export function serverStateAfterError(error: unknown, status: string): 'none' | 'busy' | 'starting' | null {
  const { code, message } = error as { code?: string; message: string }
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'none'
  const isLost = code === 'ECONNRESET' || code === 'EPIPE' || /terminated|timeout|not queryable/.test(message)
  if (!isLost && (code === undefined || !BUSY.has(code))) return null
  return status === 'starting' ? 'starting' : 'busy'
}

/**
 * Finds the running server of a data directory. The server counts only when it sees a file that we have just put into
 * that directory. Paths, process ids and even the cluster's identifier could be those of a copy.
 */
export async function findServer(dataDir: string, purpose: string): Promise<FoundServer> {
  const server = await readPostmaster(dataDir)
  if (server === null) return { state: 'none' }
  if (server.host === '') return { state: isAlive(server.pid) ? 'busy' : 'none' }
  const connection = await connectionOf(dataDir, server, 'postgres', 'postgres')
  const client = new pg.Client({
    ...connection,
    application_name: `${purpose} ${process.pid}`,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  const probe = `husbok-probe-${randomBytes(8).toString('hex')}`
  try {
    await client.connect()
    await writeFile(join(dataDir, probe), '')
    const { rows } = await client.query<{ here: boolean }>('select (pg_stat_file($1, true)).size is not null as here', [
      probe,
    ])
    if (rows[0]?.here === true) return { state: 'ready', client, server }
    await client.end()
    return { state: 'none' }
  } catch (error) {
    await client.end().catch(() => undefined)
    const state = serverStateAfterError(error, server.status)
    if (state !== null) return { state }
    throw error
  } finally {
    await rm(join(dataDir, probe), { force: true })
  }
}
