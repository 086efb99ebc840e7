import { sql, type ExpressionBuilder } from 'kysely'
import type { Db } from '../db/pool'
import type { DB } from '../db/schema'
import { addDays, type Day, type Instant } from '../kit/day'
import { Refusal } from '../kit/refusal'
import { permanentlyFailedJobs, queueJobAgain } from '../outbox/failed-mails'
import { chartDays, type Entry, type EntryQuery, type SendlogSummary, type SummaryQuery } from './model'

const usualEntries = 100

type Is = ExpressionBuilder<DB, 'sendlog'>

const isGivenUp = (db: Db) =>
  sql<boolean>`coalesce(sendlog.job in (${permanentlyFailedJobs(db).select('job.id')}), false)`

const columns = ['id', 'success', 'type', 'userId', 'internalData', 'sendData', 'requestError', 'created_at'] as const

const entries = (db: Db) => db.selectFrom('sendlog').select(columns).select(isGivenUp(db).as('givenUp'))

const wanted = (is: Is, { type, userId, q }: SummaryQuery) =>
  is.and([
    ...(type ? [is('type', '=', type)] : []),
    ...(userId === undefined ? [] : [is('userId', '=', userId)]),
    ...(q
      ? [sql<boolean>`strpos(lower(concat_ws(' ', type, "internalData", "sendData", "requestError")), lower(${q})) > 0`]
      : []),
  ])

export async function listEntries(
  db: Db,
  { success, givenUp, before, limit = usualEntries, ...filters }: EntryQuery,
): Promise<Entry[]> {
  return await entries(db)
    .where((is) => wanted(is, filters))
    .$if(success !== undefined, (query) => query.where('success', '=', success === 'true'))
    .$if(givenUp !== undefined, (query) => query.where(isGivenUp(db)))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** An entry. Refuses with 404 when it doesn't exist, or is older than 90 days. */
export async function readEntry(db: Db, id: number): Promise<Entry> {
  const entry = await entries(db).where('id', '=', id).executeTakeFirst()
  if (!entry) throw new Refusal('notFound')
  return entry
}

/**
 * Counts attempts for each day in Oslo, including days without attempts. The totals are of all
 * matching entries.
 */
export async function summarize(db: Db, today: Day, filters: SummaryQuery): Promise<SendlogSummary> {
  const first = addDays(today, 1 - chartDays)
  const day = sql<Day>`(created_at at time zone 'Europe/Oslo')::date`
  const count = (is: boolean) => sql<number>`(count(*) filter (where success = ${is}))::int`
  const counted = await db
    .selectFrom('sendlog')
    .where((is) => wanted(is, filters))
    .where(sql<boolean>`created_at >= ${first}::date::timestamp at time zone 'Europe/Oslo'`)
    .select([day.as('day'), count(true).as('succeeded'), count(false).as('failed')])
    .groupBy('day')
    .execute()
  const all = await db
    .selectFrom('sendlog')
    .where((is) => wanted(is, filters))
    .select([
      count(true).as('succeeded'),
      count(false).as('failed'),
      sql<number>`(count(*) filter (where ${isGivenUp(db)}))::int`.as('givenUp'),
    ])
    .executeTakeFirstOrThrow()
  const types = await db.selectFrom('sendlog').select('type').distinct().orderBy('type').execute()
  const of = (wantedDay: Day) => counted.find((each) => each.day === wantedDay)
  return {
    ...all,
    days: Array.from({ length: chartDays }, (_, index) => {
      const each = addDays(first, index)
      return { day: each, succeeded: of(each)?.succeeded ?? 0, failed: of(each)?.failed ?? 0 }
    }),
    types: types.map(({ type }) => type),
  }
}

/**
 * Queues an entry's job again. Refuses with 404 when there is no such entry. Refuses with 409 `notGivenUp` when its job
 * is done, waits, runs or was removed.
 */
export async function queueEntryAgain(db: Db, now: Instant, id: number): Promise<Entry> {
  const found = await db.selectFrom('sendlog').select('job').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  if (found.job === null || !(await queueJobAgain(db, now, found.job))) throw new Refusal('notGivenUp')
  return await readEntry(db, id)
}
