import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '../../src/app/server/app'
import { readConfig } from '../../src/app/server/config'
import { buildModules } from '../../src/app/server/modules'
import type { ProviderSettings } from '../../src/app/server/providers'
import { createEncryption } from '../../src/base/db/encryption'
import type { Ctx } from '../../src/base/call/context'
import { createDb, createPool, type Db } from '../../src/base/db/pool'
import type { Connection } from '../../src/base/embedded/supervisor'
import { mailJobKinds } from '../../src/base/outbox/jobs'
import type { Mailer } from '../../src/base/outbox/port'
import { osloDay } from '../../src/base/kit/day'
import { openSession } from '../../src/landlord/credentials/service-session'
import { logAttempt } from '../../src/base/sendlog/service'
import type { Chance } from './chance'
import { neverSettles } from './network'
import { instant } from './time'

export const publicUrl = 'http://husbok.test'
export const encryption = createEncryption([{ id: 'lives', secret: Buffer.alloc(32, 7) }])

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

export interface ProductDeps {
  readonly connection: Connection
  readonly providers: ProviderSettings
  readonly mailer: Mailer
  readonly chance: Chance
  /** Called with an error that no provider caused. */
  readonly onBug: (error: unknown) => void
  /** Called when a call was answered, or its process died during it. */
  readonly onCall: (call: string, body: string, answer: string) => void
}

/** One process of the product on a database. It can die at any moment, and another process is started then. */
async function start({ connection, providers, mailer, chance, onBug }: ProductDeps, dataDir: string) {
  const pool = createPool(connection, 6)
  const state = { isDead: false, connects: 0, diesAt: Infinity }
  let die = (): void => undefined
  const death = new Promise<'killed'>((resolve) => {
    die = () => {
      state.isDead = true
      resolve('killed')
    }
  })
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  // The program takes a connection between two transactions. It may die there, and a dead program gets no connection.
  Object.assign(pool, {
    connect: async () => {
      if (state.isDead) return await neverSettles()
      state.connects += 1
      if (state.connects > state.diesAt) {
        die()
        return await neverSettles()
      }
      const client = await connect()
      return state.isDead ? await neverSettles<pg.PoolClient>() : client
    },
  })
  const db = createDb(pool)
  const clock = { now: () => instant() }
  const ids = idsFrom(chance)
  const modules = await buildModules({
    config: {
      publicUrl,
      mailFrom: { name: 'Husbok', address: 'no-reply@husbok.test' },
      supportEmail: 'support@husbok.test',
      operator: [],
      dataDir,
      s3: null,
    },
    db,
    clock,
    ids,
    encryption,
    smtpUrl: 'smtp://127.0.0.1:1',
    providers,
    isReady: () => true,
    log: () => undefined,
  })
  const app = await buildApp({
    ...modules,
    db,
    clock,
    ids,
    answerEncryption: encryption,
    limitFactor: 1_000_000,
    checkAnswers: false,
    onBug: (error) => {
      if (!state.isDead) onBug(error)
    },
    log: () => undefined,
    trustProxy: undefined,
    webDir: join(dataDir, 'no-web'),
    links: readConfig({}).links,
    supportEmail: 'support@husbok.test',
    sandboxUrl: null,
    externalLogin: 'hidden',
    taxAuthority: 'off',
  })
  const work = {
    ...modules.work,
    kinds: { ...modules.work.kinds, ...mailJobKinds({ mailer, encryption, logAttempt, clock, foot: [] }) },
    db,
    clock,
    random: () => chance.below(1000) / 1000,
    log: () => undefined,
  }
  return { app, db, pool, work, state, death, die }
}
export type Process = Awaited<ReturnType<typeof start>>

/** The product: one process after another on the same data. */
export async function openProduct(deps: ProductDeps) {
  const { chance } = deps
  const dataDir = await mkdtemp(join(tmpdir(), 'husbok-lives-'))
  const watcher = new pg.Client(deps.connection)
  await watcher.connect()
  let process = await start(deps, dataDir)
  let deaths = 0

  /** Rolls back the dead process's open transactions before the next process starts. */
  async function restart(): Promise<void> {
    deaths += 1
    const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    for (let open = 1; open > 0;) {
      await watcher.query(`select pg_terminate_backend(pid) ${others}`)
      const { rows } = await watcher.query<{ n: number }>(`select count(*)::int as n ${others}`)
      open = rows[0]!.n
    }
    process = await start(deps, dataDir)
  }

  /** Runs something in the current process. If the process dies during it, the next one is started. */
  async function run<T>(work: (process: Process) => Promise<T>): Promise<T | 'killed'> {
    const doing = work(process)
    doing.catch(() => undefined)
    const outcome = await Promise.race([doing, process.death])
    if (process.state.isDead) {
      await restart()
      return 'killed'
    }
    return outcome
  }

  const product = {
    run,
    watcher,
    get db() {
      return process.db
    },
    get deaths() {
      return deaths
    },
    schedules: () => process.work.schedules,
    isDead: () => process.state.isDead,
    kill: () => process.die(),
    /** The process dies after it has taken that many more connections. */
    killAfterConnections: (connects: number) => void (process.state.diesAt = process.state.connects + connects),
    /** True if this version has the call. `/api/` is added to the path. */
    has: (method: string, path: string) => process.app.hasRoute({ method, url: `/api/${path}` }),
    /** Opens a new session of an account. */
    async session(account: number): Promise<string> {
      const opened = await run(({ db }) => openSession(contextOf(db, chance), account, 'password'))
      return opened === 'killed' ? await product.session(account) : opened.token
    },
    /** One call over HTTP. `killed` means that no answer came. */
    async call(method: string, path: string, options: CallOptions = {}): Promise<Answer | 'killed'> {
      const answer = await run(({ app }) => inject(app, method, path, options))
      const text = answer === 'killed' ? answer : `${answer.status} ${JSON.stringify(answer.body)}`
      deps.onCall(`${method} ${path}`, JSON.stringify(options.body ?? ''), text)
      return answer
    },
    async close() {
      await process.app.close()
      await process.pool.end()
      await watcher.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return product
}
export type Product = Awaited<ReturnType<typeof openProduct>>

/** One request to a process, as a browser would make it. */
async function inject(app: Process['app'], method: string, path: string, options: CallOptions): Promise<Answer> {
  const { token, key, body, headers } = options
  const answer = await app.inject({
    method: method as 'GET',
    url: `/api/${path}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  })
  const isJson = String(answer.headers['content-type']).includes('json') && answer.body !== ''
  return {
    status: answer.statusCode,
    body: isJson ? (JSON.parse(answer.body) as unknown) : answer.body,
    headers: answer.headers,
  }
}

const idsFrom = (chance: Chance) => ({
  code: (bits: 128 | 256) => Buffer.from(chance.code(bits / 8), 'hex').toString('base64url'),
})

/** The context that opens a session without a call. */
const contextOf = (db: Db, chance: Chance): Ctx => ({
  db,
  now: instant(),
  today: osloDay(instant()),
  ids: idsFrom(chance),
  requestId: 'lives',
  ip: '127.0.0.1',
  language: 'en',
  agent: 'lives',
  session: '',
  browser: '',
  owner: null,
})

export interface CallOptions {
  readonly token?: string | undefined
  readonly key?: string | undefined
  readonly body?: object | string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}
