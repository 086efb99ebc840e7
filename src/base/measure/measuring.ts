import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { trailState, type TrailState } from '../audit/service-state'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { GiveUp } from '../outbox/job-kind'
import { queueState, type QueueState } from '../outbox/queue-state'
import type { JobWatch } from '../outbox/worker-run'
import { ProviderFailure } from '../provider/failure'
import type { ProviderWatch } from '../provider/provider'
import type { Attempt } from '../sendlog/model'

export interface StoredDeps {
  readonly db: Db
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  readonly clock: { now(): Instant }
  readonly lastBackup: (db: Db) => Promise<Instant | null>
  /** Left out: nothing is said of the public registers. */
  readonly registers?: (db: Db, now: Instant) => Promise<RegisterReadings>
}

/** The age of the stored values of the public registers, and the alarms that the operator must look at. */
export interface RegisterReadings {
  readonly ages: readonly { readonly register: string; readonly seconds: number }[]
  readonly isAlarmed: boolean
}

interface Reading {
  readonly queues: readonly QueueState[]
  readonly trail: TrailState
  /** The age of the last backup, in seconds. Null without one. */
  readonly backupAge: number | null
  readonly registers: RegisterReadings | null
}

/** A reading is used for this time, in ms, so that all metrics of an answer share one. */
const freshMs = 1000
/**
 * The maximum time to wait for the database, in ms. Prometheus waits ten seconds. The answer must say in time that the
 * database can't be reached.
 */
const patienceMs = 4000

/**
 * Registers the metrics from the database. While it can't be reached they are missing, and `husbok_database_up` is 0.
 */
function registerStored(registry: Registry, stored: StoredDeps): void {
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
          // A metric without labels would then be 0, although its value is unknown.
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
  gauge('husbok_register_alarm', '1 while a rate is missing or a register gives other values', [], (on, found) => {
    if (found.registers) on.set(found.registers.isAlarmed ? 1 : 0)
  })
  gauge('husbok_register_age_seconds', 'Since a public register was read', ['provider'], (age, found) => {
    for (const { register, seconds } of found.registers?.ages ?? []) age.set({ provider: register }, seconds)
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

/**
 * Returns a function that reads the database once for all metrics of an answer. Null when it does not answer in time.
 */
function readings({ db, clock, lastBackup, registers }: StoredDeps): () => Promise<Reading | null> {
  let last: { readonly begun: number; readonly reading: Promise<Reading | null> } | undefined
  const read = async (): Promise<Reading> => {
    const now = clock.now()
    const backup = await lastBackup(db)
    return {
      queues: await queueState(db, now),
      trail: await trailState(db, now),
      backupAge: backup === null ? null : Math.max(0, (Date.parse(now) - Date.parse(backup)) / 1000),
      registers: registers ? await registers(db, now) : null,
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

/** Measures the product. Every label is a word of its source, never an account, address or record. */
export interface Measuring {
  request(what: { method: string; route: string; status: number; seconds: number }): void
  readonly provider: ProviderWatch
  readonly job: JobWatch
  attempt(attempt: Pick<Attempt, 'type' | 'success'>): void
  readonly token: string
  /** The metrics in the text format of Prometheus. */
  read(): Promise<string>
  readonly contentType: string
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** The buckets of durations, in seconds. The product's limit is 250 ms for 99 of 100 answers. */
const ofRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const ofWork = [0.05, 0.25, 1, 2.5, 5, 11, 30, 120]

export interface MeasuringDeps {
  readonly version: string
  readonly token: string
  readonly stored: StoredDeps
}

export function startMeasuring({ version, token, stored }: MeasuringDeps): Measuring {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  registerProcess(registry, version)
  const requests = new Counter({
    name: 'husbok_http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'husbok_http_request_duration_seconds',
    help: 'From the headers of a request to the last byte of its answer',
    labelNames: ['method', 'route'],
    buckets: ofRequests,
    registers,
  })
  const attempts = new Counter({
    name: 'husbok_send_attempts_total',
    help: 'Attempts to send something out, as the send log has them',
    labelNames: ['type', 'outcome'],
    registers,
  })
  registerStored(registry, stored)
  return {
    token,
    request({ method, route, status, seconds }) {
      const known = methods.has(method) ? method : 'other'
      requests.inc({ method: known, route, status })
      durations.observe({ method: known, route }, seconds)
    },
    provider: providerMeasures(registry),
    job: jobMeasures(registry),
    attempt: ({ type, success }) => attempts.inc({ type, outcome: success ? 'sent' : 'failed' }),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/**
 * Registers the metrics of the process. Counters say how long its thread was busy, so any reader can compute a rate.
 */
function registerProcess(registry: Registry, version: string): void {
  const registers = [registry]
  new Gauge({ name: 'husbok_info', help: 'The version that runs; always 1', labelNames: ['version'], registers }).set(
    { version },
    1,
  )
  registry.registerMetric(
    new Counter({
      name: 'husbok_event_loop_seconds_total',
      help: 'Time that the event loop has worked (active) and waited (idle)',
      labelNames: ['state'],
      registers: [],
      collect() {
        const { active, idle } = performance.eventLoopUtilization()
        this.reset()
        this.inc({ state: 'active' }, active / 1000)
        this.inc({ state: 'idle' }, idle / 1000)
      },
    }),
  )
}

function providerMeasures(registry: Registry): ProviderWatch {
  const registers = [registry]
  const paused = new Map<string, () => boolean>()
  registry.registerMetric(
    new Gauge({
      name: 'husbok_provider_paused',
      help: '1 from the fifth failure of a provider in a row until it answers',
      labelNames: ['provider'],
      registers: [],
      collect() {
        for (const [provider, isPaused] of paused) this.set({ provider }, isPaused() ? 1 : 0)
      },
    }),
  )
  const calls = new Histogram({
    name: 'husbok_provider_call_duration_seconds',
    help: 'Operations asked of providers, by outcome',
    labelNames: ['provider', 'outcome'],
    buckets: ofWork,
    registers,
  })
  return {
    opened: (provider, isPaused) => void paused.set(provider, isPaused),
    asked: (provider, _operation, work) =>
      timed(work, (outcome, seconds) => calls.observe({ provider, outcome }, seconds)),
  }
}

function jobMeasures(registry: Registry): JobWatch {
  const runs = new Histogram({
    name: 'husbok_job_duration_seconds',
    help: 'Attempts at jobs of the outbox, by outcome',
    labelNames: ['kind', 'outcome'],
    buckets: ofWork,
    registers: [registry],
  })
  return (kind, work) => timed(work, (outcome, seconds) => runs.observe({ kind, outcome }, seconds))
}

const outcomeOf = (error: unknown): string => {
  if (error instanceof ProviderFailure) return error.kind
  return error instanceof GiveUp ? 'givenUp' : 'internal'
}

async function timed<T>(work: () => Promise<T>, onEnd: (outcome: string, seconds: number) => void): Promise<T> {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  try {
    const value = await work()
    onEnd('done', seconds())
    return value
  } catch (error) {
    onEnd(outcomeOf(error), seconds())
    throw error
  }
}
