import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { createEncryption, type EncryptionKey } from '../../base/db/encryption'
import { createDb, createPool, type Db } from '../../base/db/pool'
import { testDatabase } from '../../base/db/test-database'
import type { Instant } from '../../base/kit/day'
import type { Answer, CallInput, Row } from '../../base/kit/endpoint'
import type { RefusalBody } from '../../base/kit/refusal'
import type { TestMeasuring } from '../../base/measure/test-watching'
import { Mail, Sms } from '../../base/outbox/model'
import { mailEncryptionContext, outboxService, smsEncryptionContext } from '../../base/outbox/service'
import { startWorker } from '../../base/outbox/worker'
import { profileCalls } from '../../landlord/account/calls-profile'
import type { LoginAnswer } from '../../landlord/account/model'
import { houseCalls } from '../../landlord/house/calls'
import { loginCalls } from '../../landlord/login/calls'
import { lowestHashCost } from '../../landlord/credentials/test-cost'
import { registerCalls } from '../../landlord/registration/calls'
import { buildApp } from './app'
import { systemIds } from './command'
import { readConfig, type Config } from './config'
import { buildModules } from './modules'
import { failureStatusesOf } from './openapi'
import { noProviders, type ProviderSettings } from './providers'

/** A refused call, as the browser's client throws it. */
export class CallRefused extends Error {
  constructor(
    readonly status: number,
    readonly body: RefusalBody,
    readonly headers: Record<string, unknown>,
  ) {
    super(body.message)
  }
}

export interface CallOptions {
  token?: string | undefined
  key?: string
  headers?: Record<string, string>
  /** The address that the call comes from. */
  ip?: string
}

/** Synthetic national ids. No living person has them. */
export const testSsn = '29124815345'
export const testPassword = 'Fjord-1234'

/** Wire values of a complete profile. */
export const testProfile = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  phone_code: '+47',
  phone: '90012345',
  country: 'NO',
  city: 'Oslo',
  address: 'Storgata 1',
  postcode: '0155',
  ssn: testSsn,
}
export const testHouse = { name: 'Storgata 12', address: 'Storgata 12', postcode: '0155', city: 'Oslo' }

/** The real app on its own database, without a port. The test sets the time and reads mails from the outbox. */
export async function testApp(
  options: {
    now?: string
    limitFactor?: number
    keys?: readonly EncryptionKey[]
    providers?: Partial<ProviderSettings>
    olderTax?: { url: string }
    /** The store of files. Left out: the disk. */
    s3?: Config['s3']
    /** The time limit for the arrival of a body, in ms. */
    bodyTimeout?: number
    watching?: TestMeasuring
    /** The built screens. Left out: none. */
    webDir?: string
    plans?: Config['plans']
  } = {},
) {
  const database = await testDatabase()
  const pool = createPool(database.connection, 12)
  const db: Db = createDb(pool, options.watching?.onStatement)
  const dataDir = await mkdtemp(join(tmpdir(), 'husbok-app-'))
  const encryption = createEncryption(options.keys ?? [{ id: 'test', secret: randomBytes(32) }])
  const time = { now: (options.now ?? '2026-11-20T10:00:00.000Z') as Instant }
  const clock = { now: () => time.now }
  const bugs: unknown[] = []
  const logged: string[] = []
  const modules = await buildModules({
    config: {
      publicUrl: 'http://husbok.test',
      mailFrom: { name: 'Husbok', address: 'no-reply@husbok.test' },
      operator: [],
      supportEmail: 'support@husbok.test',
      dataDir,
      s3: options.s3 ?? null,
    },
    db,
    clock,
    ids: systemIds,
    encryption,
    smtpUrl: 'smtp://127.0.0.1:1',
    providers: { ...noProviders, ...options.providers },
    olderTax: options.olderTax,
    ...(options.plans && { plans: options.plans }),
    isReady: () => true,
    passwordCost: lowestHashCost,
    log: (level, message) => void logged.push(`${level}: ${message}`),
    watch: options.watching?.watch?.({ db, pool, clock }),
  })
  const app: FastifyInstance = await buildApp({
    ...modules,
    db,
    clock,
    ids: systemIds,
    answerEncryption: encryption,
    limitFactor: options.limitFactor ?? 1000,
    checkAnswers: true,
    onBug: (error) => {
      bugs.push(error)
      if (process.env['HUSBOK_SHOW_BUGS']) console.error(error)
    },
    log: options.watching?.log ?? (() => undefined),
    trustProxy: undefined,
    // An injected request never says that its body is complete. So a call that takes longer, because the machine is busy,
    // would lose its answer.
    bodyTimeout: options.bodyTimeout ?? 600_000,
    webDir: options.webDir ?? join(dataDir, 'no-web'),
    links: readConfig({}).links,
    supportEmail: 'support@husbok.test',
    sandboxUrl: null,
    externalLogin: 'hidden',
    taxAuthority: 'off',
  })

  async function raw(method: Row['method'], url: string, body: unknown, { token, key, headers, ip }: CallOptions = {}) {
    const answer = await app.inject({
      method,
      url,
      ...(ip !== undefined && { remoteAddress: ip }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.body, headers: answer.headers, bytes: answer.rawPayload }
  }

  /** Makes one call as the browser does, typed by its row. Money in the answer is in øre. Throws CallRefused. */
  async function call<R extends Row>(row: R, input: CallInput<R>, callOptions: CallOptions = {}): Promise<Answer<R>> {
    const { params, query, body } = input as {
      params?: Record<string, string | number>
      query?: Record<string, string | number | undefined>
      body?: unknown
    }
    const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
    const search = new URLSearchParams(
      Object.entries(query ?? {}).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    )
    const answer = await raw(
      row.method,
      `/api/${path}${search.size > 0 ? `?${search.toString()}` : ''}`,
      body,
      callOptions,
    )
    if (answer.status >= 400 && !failureStatusesOf(row).includes(answer.status))
      throw new Error(`${row.name} answers ${answer.status}, which the OpenAPI document does not name`)
    if (answer.status >= 400)
      throw new CallRefused(answer.status, JSON.parse(answer.body) as RefusalBody, answer.headers)
    return (row.answer instanceof z.ZodType ? row.answer.parse(JSON.parse(answer.body)) : undefined) as Answer<R>
  }

  /** Logs in an account that has no second step. Throws CallRefused. */
  async function login(email: string, password = testPassword, callOptions: CallOptions = {}): Promise<LoginAnswer> {
    const answer = await call(loginCalls.login, { body: { email, password } }, callOptions)
    if ('secondFactor' in answer) throw new Error(`${email} has a second step`)
    return answer
  }

  /** Logs in with the one-time code of a link. The account must have no second step. */
  async function loginByCode(code: string, callOptions: CallOptions = {}): Promise<LoginAnswer> {
    const answer = await call(loginCalls.byUrl, { body: { code } }, callOptions)
    if ('secondFactor' in answer) throw new Error('the account has a second step')
    return answer
  }

  let counter = 0
  /** A new landlord with a session. Profile and house are complete unless `finished` is false. */
  async function landlord({ finished = true }: { finished?: boolean } = {}) {
    counter += 1
    const email = `landlord${counter}@husbok.test`
    const { accessToken: token, user } = await call(registerCalls.register, {
      body: { email, password: testPassword, isAgreePolicy: true },
    })
    if (!finished) return { token, email, id: user.id, houseId: 0 }
    await call(profileCalls.saveProfile, { body: testProfile }, { token })
    const house = await call(houseCalls.create, { body: testHouse }, { token })
    return { token, email, id: user.id, houseId: house.id }
  }

  /** Uploads one file as multipart. Returns the answer like `raw`. */
  async function upload(token: string, name: string, bytes: Uint8Array, path = 'document') {
    const boundary = `----${randomBytes(12).toString('hex')}`
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    return raw('POST', `/api/${path}`, payload, { token, headers })
  }

  /**
   * Runs due jobs until none is left. It sends no messages: those stay for `mails` and `texts`. With `mayFail`, a
   * failed job waits for its next attempt.
   */
  async function work({ mayFail = false }: { mayFail?: boolean } = {}) {
    const { mail: _mail, sms: _sms, ...kinds } = modules.work.kinds
    const due = () =>
      db
        .selectFrom('job')
        .select('id')
        .where('done_at', 'is', null)
        .where('kind', 'not in', ['mail', 'sms'])
        .where('run_at', '<=', time.now)
        .limit(1)
        .executeTakeFirst()
    if (!(await due())) return
    const failed: unknown[] = []
    const worker = startWorker({
      ...modules.work,
      kinds,
      schedules: [],
      db,
      clock,
      random: Math.random,
      log: (event, about) => void failed.push([event, about]),
      pollMs: 20,
    })
    for (let i = 0; i < 200; i += 1) {
      if (!(await due())) break
      await new Promise((done) => setTimeout(done, 20))
    }
    await worker.stop()
    if (failed.length > 0 && !mayFail) throw new Error(`jobs failed: ${JSON.stringify(failed)}`)
  }

  async function waiting(kind: 'mail' | 'sms', context: string): Promise<unknown[]> {
    const rows = await db
      .selectFrom('job')
      .select(['id', 'payload'])
      .where('kind', '=', kind)
      .where('done_at', 'is', null)
      .orderBy('id')
      .execute()
    return rows.map((row) =>
      JSON.parse(encryption.decrypt((row.payload as { encrypted: string }).encrypted, context)),
    ) as unknown[]
  }
  /** The mails in the outbox, oldest first. */
  const mails = async (): Promise<Mail[]> =>
    (await waiting('mail', mailEncryptionContext)).map((mail) => Mail.parse(mail))
  /** The text messages in the outbox, oldest first. */
  const texts = async (): Promise<Sms[]> => (await waiting('sms', smsEncryptionContext)).map((sms) => Sms.parse(sms))

  return {
    app,
    db,
    call,
    login,
    loginByCode,
    raw,
    upload,
    landlord,
    work,
    mails,
    texts,
    queueMail: outboxService({ encryption }).queueMail,
    modules,
    bugs,
    /** The lines that modules have logged for the operator: `level: message`. */
    logged,
    dataDir,
    encryption,
    ids: systemIds,
    /** Moves the clock to this moment. */
    setNow: (now: string) => void (time.now = now as Instant),
    now: () => time.now,
    async close() {
      await app.close()
      await pool.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>
