import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './pool'
import type { Instant } from '../kit/day'

/** Reads the clock of this machine and waits, handed in so that a test can. */
export interface Machine {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs it again and again, until the process ends. */
  every(ms: number, work: () => void): void
}

/** How often the database is asked for the time, in ms. */
const everyMs = 10_000
/** A clock that is kept by NTP differs by milliseconds; one that differs by more than this is wrong. */
const tolerated = 1000
/** An answer that took longer says too little of when it was true. */
const longestMs = 500

export interface DatabaseClock {
  now(): Instant
}

/** By how many whole seconds the clock of this machine is ahead of the database's; 0 where it differs as little as NTP lets it. */
export async function readClock(db: Db): Promise<number> {
  const sent = Date.now()
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as at`.execute(db)
  const ahead = (sent + Date.now()) / 2 - rows[0]!.at
  return Math.abs(ahead) > tolerated ? Math.round(ahead / 1000) : 0
}

/**
 * The clock of this machine as long as it is that of the database, and else the database's: leases of jobs, ends of codes,
 * links and limits are compared between processes, so that all of them must have one time. It is asked for at once and
 * then every ten seconds; while the database is away the last difference goes on. `say` is told when it changes.
 */
export async function databaseClock(
  pool: Pick<pg.Pool, 'query'>,
  machine: Machine,
  say: (message: string) => void,
): Promise<DatabaseClock> {
  let ahead = 0
  const look = async () => {
    const sent = machine.now()
    const { rows } = await pool.query<{ at: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
    )
    const answered = machine.now()
    if (answered - sent > longestMs || answered < sent) return
    const found = (sent + answered) / 2 - rows[0]!.at
    const next = Math.abs(found) > tolerated ? found : 0
    if (Math.abs(next - ahead) > tolerated)
      say(
        next === 0
          ? "the clock of this machine is the database's again"
          : `the clock of this machine is ${Math.abs(next / 1000).toFixed(0)} s ${next > 0 ? 'ahead of' : 'behind'} the database's, which is used`,
      )
    ahead = next
  }
  await look()
  machine.every(everyMs, () => void look().catch(() => undefined))
  return { now: () => new Date(machine.now() - ahead).toISOString() as Instant }
}
