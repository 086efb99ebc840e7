import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './pool'
import type { Instant } from '../kit/day'

/** The clock and timer of this machine. It is an argument, so that a test can replace it. */
export interface MachineClock {
  /** Milliseconds since 1970. */
  now(): number
  every(ms: number, work: () => void): void
}

/** The database is asked at this interval, in ms. */
const everyMs = 10_000
/** In ms. A larger difference means that the clock is wrong. A clock that NTP adjusts differs by a few milliseconds. */
const tolerated = 1000
/** In ms. An answer that took longer is ignored, because it is unclear when it was true. */
const longestMs = 500

export interface DatabaseClock {
  now(): Instant
}

/**
 * The seconds by which this machine's clock is ahead of the database's. 0 when the difference is as small as with NTP.
 */
export async function readClock(db: Db): Promise<number> {
  const sent = Date.now()
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as at`.execute(db)
  const ahead = (sent + Date.now()) / 2 - rows[0]!.at
  return Math.abs(ahead) > tolerated ? Math.round(ahead / 1000) : 0
}

/**
 * Returns a clock that all processes share. It is this machine's clock as long as that agrees with
 * the database's clock, and otherwise the database's. Processes compare leases of jobs and the ends
 * of codes, links and limits, so they must all use the same time. The database is asked at once and
 * then every ten seconds. While it can't be reached, the last known difference is used. `say`
 * reports each change of the difference.
 */
export async function databaseClock(
  pool: Pick<pg.Pool, 'query'>,
  machine: MachineClock,
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
