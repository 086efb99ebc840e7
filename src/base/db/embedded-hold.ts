import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Child } from './embedded-process'
import { findServer, type Postmaster } from './embedded-server'

/** The key of the advisory lock that says "an app process runs on this cluster"; the server frees it when the process dies. */
const APP_LOCK = 4875_0001

/** Recovery after a hard stop reads at most `max_wal_size`; nothing honest takes this long (milliseconds). */
const LONGEST_START = 10 * 60_000

/** The connection that carries the app's lock, and the server it is on. */
export interface Held {
  client: pg.Client
  server: Postmaster
}

/** Null when this client has the lock now; else who has it. */
async function takeLock(client: pg.Client): Promise<string | null> {
  const taken = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [APP_LOCK])
  if (taken.rows[0]?.taken === true) return null
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32 | l.objid::bigint) = $1`,
    [APP_LOCK],
  )
  return rows[0]?.name.replace('husbok app', 'process') ?? 'just ending'
}

/**
 * Gets the server running, or adopts the one that runs, and takes the app's lock: the one loop of start and of repair.
 * Waits `patience` milliseconds for a process or a server that is about to end.
 */
export async function hold(
  dataDir: string,
  patience: number,
  start: () => Promise<Child>,
  log: (message: string) => void,
): Promise<Held> {
  const begun = Date.now()
  const late = (limit: number): boolean => Date.now() - begun > limit
  let child: Child | null = null
  let holder = ''
  let said = false
  for (;;) {
    const found = await findServer(dataDir, 'husbok app')
    const ended = child?.ended() ?? null
    if (found.state === 'ready') {
      // A server that is told to stop just now ends our session with an error; then the next round sees it going down.
      const now = await takeLock(found.client).catch(() => 'just ending')
      if (now === null) {
        const how = child?.pid === found.server.pid ? 'Started the' : 'Adopted the running'
        log(`${how} database server (process ${found.server.pid})`)
        return found
      }
      await found.client.end().catch(() => undefined)
      if (late(patience)) {
        throw new Error(
          `The database in ${dataDir} is in use by another Husbok (${now}). Stop that one first, or set DATABASE_URL ` +
            'to a PostgreSQL server, which several processes can share.',
        )
      }
      if (now !== holder) log(`Another Husbok (${now}) uses the database; waiting for it to end`)
      holder = now
    } else if (found.state === 'none' && (child === null || ended !== null)) {
      if (ended !== null && late(patience))
        throw new Error(`The database server does not start in ${dataDir}. ${ended}`)
      if (ended !== null) await sleep(250)
      child = await start()
    } else {
      // A server on its way up, ours or an adopted one, may have to recover first; one on its way down gets the patience.
      const rising = found.state === 'starting' || (child !== null && ended === null)
      if (late(rising ? LONGEST_START : patience))
        throw new Error(`The database server in ${dataDir} neither answers nor ends.`)
      if (rising && late(3000) && !said) {
        log('The database recovers from a hard stop; this can take a while')
        said = true
      }
    }
    await sleep(holder === '' ? 15 : 100)
  }
}
