import { Gauge, type Registry } from 'prom-client'
import type pg from 'pg'
import { trailState, type TrailState } from '../audit/service-state'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { queueState, type QueueState } from '../outbox/queue-state'

/** What is asked when somebody reads the metrics. */
export interface StoredDeps {
  readonly db: Db
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  readonly clock: { now(): Instant }
  /** The moment that the last whole backup is of, null without one. */
  readonly lastBackup: (db: Db) => Promise<Instant | null>
}

interface Reading {
  readonly queues: readonly QueueState[]
  readonly trail: TrailState
  /** Seconds; null without a backup. */
  readonly backupAge: number | null
}

/** A reading that several metrics of one answer share. */
const freshMs = 1000
/** Prometheus waits ten seconds for an answer, which must say that the database is away. */
const patienceMs = 4000

/** Registers what the database holds, and the pool that leads to it. While it is away its metrics are missing, and `husbok_database_up` is 0. */
export function registerStored(registry: Registry, stored: StoredDeps): void {
  registerPool(registry, stored.pool)
  const read = readings(stored)
  const gauge = (
    name: string,
    help: string,
    labels: readonly string[],
    set: (gauge: Gauge, reading: Reading) => void,
  ): void => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers: [],
        async collect() {
          const reading = await read()
          this.reset()
          // A metric without labels is 0 after that, which is not what is known.
          if (labels.length === 0) this.remove()
          if (reading) set(this, reading)
        },
      }),
    )
  }
  registry.registerMetric(
    new Gauge({
      name: 'husbok_database_up',
      help: '1 while the database answers',
      registers: [],
      async collect() {
        this.set((await read()) === null ? 0 : 1)
      },
    }),
  )
  gauge('husbok_jobs', 'Jobs of the outbox that are not done', ['kind', 'state'], (jobs, { queues }) => {
    for (const { kind, due, later, givenUp } of queues)
      for (const [state, count] of Object.entries({ due, later, givenUp })) jobs.set({ kind, state }, count)
  })
  gauge('husbok_jobs_oldest_due_seconds', 'How long the oldest due job waits', ['kind'], (age, { queues }) => {
    for (const { kind, oldestSeconds } of queues) age.set({ kind }, oldestSeconds)
  })
  gauge('husbok_audit_checkpoint_age_seconds', 'Since the audit trail was signed', [], (age, { trail }) => {
    if (trail.ageSeconds !== null) age.set(trail.ageSeconds)
  })
  gauge('husbok_audit_unsigned_seconds', 'How long an entry of the trail waits at most', [], (age, { trail }) =>
    age.set(trail.unsignedSeconds),
  )
  gauge('husbok_backup_age_seconds', 'Since the moment of the last whole backup', [], (age, { backupAge }) => {
    if (backupAge !== null) age.set(backupAge)
  })
}

function registerPool(registry: Registry, pool: StoredDeps['pool']): void {
  registry.registerMetric(
    new Gauge({
      name: 'husbok_database_connections',
      help: 'Connections of this process, and who waits for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        const { totalCount, idleCount, waitingCount } = pool
        this.set({ state: 'inUse' }, totalCount - idleCount)
        this.set({ state: 'idle' }, idleCount)
        this.set({ state: 'waiting' }, waitingCount)
      },
    }),
  )
}

/** Reads the database once for all metrics of an answer; null when it does not answer in time. */
function readings({ db, clock, lastBackup }: StoredDeps): () => Promise<Reading | null> {
  let last: { readonly begun: number; readonly reading: Promise<Reading | null> } | undefined
  const read = async (): Promise<Reading> => {
    const now = clock.now()
    const backup = await lastBackup(db)
    return {
      queues: await queueState(db, now),
      trail: await trailState(db, now),
      backupAge: backup === null ? null : Math.max(0, (Date.parse(now) - Date.parse(backup)) / 1000),
    }
  }
  return () => {
    const begun = performance.now()
    if (!last || begun - last.begun > freshMs) {
      const late = new Promise<null>((give) => setTimeout(give, patienceMs, null).unref())
      last = { begun, reading: Promise.race([read().catch(() => null), late]) }
    }
    return last.reading
  }
}
