import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Child } from './process'
import { findServer, type Postmaster } from './server'

/** The key of the advisory lock of the app process that uses this cluster; the server frees it when the process dies. */
const APP_LOCK = 4875_0001

/** Recovery after a hard stop reads at most `max_wal_size`, so no healthy start takes this long (milliseconds). */
const LONGEST_START = 10 * 60_000

/** A running server, and the connection that holds the app's lock on it. */
export interface LockedServer {
  client: pg.Client
  server: Postmaster
}

/** Null when this client has the lock now; else the process that has it. */
async function tryLock(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [APP_LOCK])
  if (rows[0]?.locked === true) return null
  const owners = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32 | l.objid::bigint) = $1`,
    [APP_LOCK],
  )
  return owners.rows[0]?.name.replace('husbok app', 'process') ?? 'just ending'
}

/**
 * Starts the server, or adopts the one that runs, and takes the app's lock: the one loop of start and of repair.
 * Waits `patience` milliseconds for a process or a server that is about to end; then throws an Error for the operator.
 */
export async function lockServer(
  dataDir: string,
  patience: number,
  start: () => Promise<Child>,
  log: (message: string) => void,
): Promise<LockedServer> {
  const begun = Date.now()
  const isLate = (limit: number): boolean => Date.now() - begun > limit
  let child: Child | null = null
  let owner = ''
  let isRecoveryLogged = false
  // A server that starts, ours or an adopted one, may have to recover first; one that stops gets the patience.
  const waitFor = (isStarting: boolean): void => {
    if (isLate(isStarting ? LONGEST_START : patience))
      throw new Error(`The database server in ${dataDir} neither accepts connections nor ends.`)
    if (!isStarting || !isLate(3000) || isRecoveryLogged) return
    log('The database recovers from a hard stop; this can take a while')
    isRecoveryLogged = true
  }
  for (;;) {
    const found = await findServer(dataDir, 'husbok app')
    const ended = child?.ended() ?? null
    if (found.state === 'ready') {
      // A server that is just being stopped ends our session with an error; the next round sees it stopping.
      const other = await tryLock(found.client).catch(() => 'just ending')
      if (other === null) {
        const how = child?.pid === found.server.pid ? 'Started the' : 'Adopted the running'
        log(`${how} database server (process ${found.server.pid})`)
        return found
      }
      await found.client.end().catch(() => undefined)
      if (isLate(patience)) {
        throw new Error(
          `The database in ${dataDir} is in use by another Husbok (${other}). Stop that one first, or set DATABASE_URL ` +
            'to a PostgreSQL server, which several processes can share.',
        )
      }
      if (other !== owner) log(`Another Husbok (${other}) uses the database; waiting for it to end`)
      owner = other
    } else if (found.state === 'none' && (child === null || ended !== null)) {
      if (ended !== null && isLate(patience))
        throw new Error(`The database server does not start in ${dataDir}. ${ended}`)
      if (ended !== null) await sleep(250)
      child = await start()
    } else {
      waitFor(found.state === 'starting' || (child !== null && ended === null))
    }
    await sleep(owner === '' ? 15 : 100)
  }
}
