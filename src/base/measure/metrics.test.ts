import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import type { Instant } from '../kit/day'
import { GiveUp } from '../outbox/job-kind'
import { ProviderFailure } from '../provider/failure'
import { openProvider } from '../provider/provider'
import { combinedWatch, type Watch } from './watch'
import { startMeasuring } from './measuring'

const token = 'metrics-of-the-test'
let app: TestApp
let watch: Watch
beforeAll(async () => {
  app = await testApp({
    watching: {
      watch: (stored) => {
        const lastBackup = async () => '2026-11-20T08:00:00.000Z' as Instant
        const registers = async () => ({ ages: [{ register: 'ssb', seconds: 3600 }], isAlarmed: true })
        watch = combinedWatch(
          startMeasuring({ version: '1.2.3', token, stored: { ...stored, lastBackup, registers } }),
          null,
        )!
        return watch
      },
    },
  })
})
afterAll(() => app.close())

const ask = (authorization?: string) =>
  app.raw('GET', '/metrics', undefined, { headers: authorization === undefined ? {} : { authorization } })
/** The answer's lines that begin like this, without the explanations. */
async function lines(prefix: string): Promise<string[]> {
  const { body } = await ask(`Bearer ${token}`)
  return body.split('\n').filter((line) => line.startsWith(prefix))
}
const valueOf = async (metric: string): Promise<number> => {
  const [line, ...more] = await lines(`${metric} `)
  expect(more).toEqual([])
  return Number(line?.split(' ').at(-1))
}

describe('GET /metrics', () => {
  it('is given to whoever has the token, never stored on the way', async () => {
    expect((await ask(`bEARER ${token}`)).status).toBe(200)
    const { status, headers } = await ask(`Bearer ${token}`)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ])
  })

  it.each([undefined, '', 'Bearer', 'Bearer wrong', `Basic ${token}`, token, `Bearer ${token} `.repeat(2)])(
    'is refused with 401 for %j',
    async (given) => {
      const { status, body, headers } = await ask(given)
      expect([status, JSON.parse(body).message, headers['www-authenticate']]).toEqual([401, 'unauthorized', 'Bearer'])
      expect(body).not.toContain('husbok_')
    },
  )

  it('answers as on an unknown path if nothing is measured', async () => {
    const other = await testApp()
    const [metrics, nothing] = [
      await other.raw('GET', '/metrics', undefined, { headers: { authorization: `Bearer ${token}` } }),
      await other.raw('GET', '/nothing-here', undefined),
    ]
    await other.close()
    expect(metrics.status).toBe(nothing.status)
    expect(JSON.parse(metrics.body).message).toBe(JSON.parse(nothing.body).message)
  })

  it('counts and times requests by their pattern, one of no call as a page', async () => {
    const { token: session, houseId } = await app.landlord()
    for (const path of [`/api/house/${houseId}`, '/api/house/987654321', '/somewhere/kari@example.no'])
      await app.raw('GET', path, undefined, { token: session })
    const counted = await lines('husbok_http_requests_total')
    expect(counted).toContain('husbok_http_requests_total{method="GET",route="/api/house/:id",status="200"} 1')
    expect(counted).toContain('husbok_http_requests_total{method="GET",route="/api/house/:id",status="404"} 1')
    expect(counted.some((line) => line.includes('route="(page)"'))).toBe(true)
    expect(await lines('husbok_http_request_duration_seconds_count{method="GET",route="/api/house/:id"}')).toEqual([
      expect.stringMatching(/ 2$/),
    ])
  })

  it('counts an unusual method under one name', async () => {
    watch.measuring!.request({ method: 'PROPFIND', route: '(page)', status: 404, seconds: 1 })
    expect(await lines('husbok_http_requests_total{method="other"')).toHaveLength(1)
  })

  it('says how busy the process is, how much memory it has and which version it is', async () => {
    expect(await lines('husbok_info')).toEqual(['husbok_info{version="1.2.3"} 1'])
    expect(await valueOf('husbok_event_loop_seconds_total{state="active"}')).toBeGreaterThan(0)
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  })

  it('says how many connections are in use, idle and waited for', async () => {
    // The database is read at most once a second. The connection for that has been returned.
    expect(await lines('husbok_database_connections')).toEqual([
      expect.stringMatching(/inUse"} \d+$/),
      expect.stringMatching(/idle"} [1-9]\d*$/),
      'husbok_database_connections{state="waiting"} 0',
    ])
    expect(await valueOf('husbok_database_up')).toBe(1)
  })
})

describe('what is read of the database', () => {
  const job = (kind: string, row: object) =>
    app.db
      .insertInto('job')
      .values({ kind, payload: '{}', run_at: app.now(), ...row })
      .execute()
  /** Waits until the previous reading has expired. */
  const fresh = () => new Promise((done) => setTimeout(done, 1100))

  it('is how many jobs of a kind are due, later and given up, and since when the oldest is due', async () => {
    await job('example', { run_at: '2026-11-20T09:58:00.000Z' })
    await job('example', { run_at: '2026-11-20T09:59:00.000Z', attempts: 3 })
    await job('example', { run_at: '2026-11-20T10:30:00.000Z' })
    await job('example', { run_at: '2026-11-20T09:00:00.000Z', attempts: 8, last_error: 'Error: no' })
    await job('example', { run_at: '2026-11-20T08:00:00.000Z', done_at: '2026-11-20T09:00:00.000Z' })
    await fresh()
    expect(await lines('husbok_jobs{kind="example"')).toEqual([
      'husbok_jobs{kind="example",state="due"} 2',
      'husbok_jobs{kind="example",state="later"} 1',
      'husbok_jobs{kind="example",state="givenUp"} 1',
    ])
    expect(await valueOf('husbok_jobs_oldest_due_seconds{kind="example"}')).toBe(120)
    await app.db.deleteFrom('job').where('kind', '=', 'example').execute()
    await fresh()
    expect(await lines('husbok_jobs{kind="example"')).toEqual([])
  })

  it('is how long ago the trail was signed, how long an entry waits for that, and how old the backup is', async () => {
    await app.landlord({ finished: false })
    app.setNow('2026-11-20T10:00:30.000Z')
    await app.db.insertInto('job').values({ kind: 'audit.checkpoint', payload: '{}', run_at: app.now() }).execute()
    await app.work()
    app.setNow('2026-11-20T10:10:30.000Z')
    await fresh()
    expect(await valueOf('husbok_audit_checkpoint_age_seconds')).toBe(600)
    expect(await valueOf('husbok_audit_unsigned_seconds')).toBe(0)
    expect(await valueOf('husbok_backup_age_seconds')).toBe(2 * 3600 + 630)
    expect(await valueOf('husbok_register_alarm')).toBe(1)
    expect(await valueOf('husbok_register_age_seconds{provider="ssb"}')).toBe(3600)
    await app.landlord({ finished: false })
    await fresh()
    expect(await valueOf('husbok_audit_unsigned_seconds')).toBe(600)
  })

  it('is missing while the database is away, and the rest is answered', async () => {
    const away = startMeasuring({
      version: '1',
      token,
      stored: {
        db: {
          selectFrom: () => {
            throw new Error('away')
          },
        } as unknown as typeof app.db,
        pool: { totalCount: 3, idleCount: 1, waitingCount: 7 },
        clock: { now: app.now },
        lastBackup: async () => null,
      },
    })
    const body = await away.read()
    expect(body).toContain('husbok_database_up 0')
    expect(body).toContain('husbok_database_connections{state="waiting"} 7')
    expect(body).toContain('husbok_database_connections{state="inUse"} 2')
    expect(body).not.toMatch(/^husbok_(?:jobs|audit|backup)/m)
  })
})

describe('what a process does outside of requests', () => {
  it('is counted by provider and outcome, with the state of its breaker', async () => {
    const provider = openProvider({
      name: 'bank',
      clock: { now: app.now },
      steady: () => 0,
      log: async (attempt) => watch.attempt(attempt),
      watch: watch.provider,
    })
    const operation = { name: 'open account', userId: 7, sendData: { to: 'kari@example.no' } }
    await provider.ask(operation, async () => 1)
    expect(await valueOf('husbok_provider_paused{provider="bank"}')).toBe(0)
    for (let n = 0; n < 5; n += 1)
      await provider.ask(operation, () => Promise.reject(new ProviderFailure('timeout', 'x'))).catch(() => undefined)
    await provider.ask(operation, async () => 1).catch(() => undefined)
    await provider.ask(operation, () => Promise.reject(new TypeError('bug'))).catch(() => undefined)
    const count = (outcome: string) =>
      valueOf(`husbok_provider_call_duration_seconds_count{provider="bank",outcome="${outcome}"}`)
    expect([await count('done'), await count('timeout'), await count('paused')]).toEqual([1, 5, 2])
    expect(await valueOf('husbok_provider_paused{provider="bank"}')).toBe(1)
    expect(await valueOf('husbok_send_attempts_total{type="bank",outcome="sent"}')).toBe(1)
    expect(await valueOf('husbok_send_attempts_total{type="bank",outcome="failed"}')).toBe(7)
  })

  it('is counted by kind of job and outcome', async () => {
    await watch.job('example', async () => undefined)
    await expect(watch.job('example', () => Promise.reject(new GiveUp('no')))).rejects.toThrow('no')
    const count = (outcome: string) => valueOf(`husbok_job_duration_seconds_count{kind="example",outcome="${outcome}"}`)
    expect([await count('done'), await count('givenUp')]).toEqual([1, 1])
    expect(await valueOf('husbok_job_duration_seconds_count{kind="audit.checkpoint",outcome="done"}')).toBe(1)
  })

  it('and nothing that was measured names a person, an account or an address', async () => {
    const { body } = await ask(`Bearer ${token}`)
    const labels = body.split('\n').filter((line) => !line.startsWith('#'))
    const names = new Set(labels.flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, name]) => name)))
    expect([...names].filter((name) => !known.has(name!))).toEqual([])
    for (const line of labels) expect(line).not.toMatch(/@|husbok\.test|Kari|landlord\d|="[^"]*\d{4,}/)
    // The maximum number of series. A value that grows with the accounts must not be a label.
    expect(labels.length).toBeLessThan(3000)
  })
})

/** The labels of the product's metrics, each with few values, and those of Node's own. */
const known = new Set(
  ['method', 'route', 'status', 'le', 'state', 'kind', 'outcome', 'provider', 'type', 'version'].concat([
    'space',
    'major',
    'minor',
    'patch',
  ]),
)
