import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { auditRoleSql } from '../../src/base/audit/service-role'
import { createDb, createPool } from '../../src/base/db/pool'
import { startEmbedded, type EmbeddedServer } from '../../src/base/embedded/supervisor'
import { untilEnded, waitForDatabase } from '../crash'
import type { Backend } from './own-proxy'
import type { Version } from './versions'

const keys = `k1:${createHash('sha256').update('upgrade').digest('base64')}`

/** A mail, and the version whose process sent it. */
export interface SentMail {
  readonly to: string
  readonly by: Version['name']
}

/** A mail server for the processes of one version, so that the sender of each mail is known. */
async function startMailServer(port: number, onMail: (to: string) => void): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) onMail(address)
        done()
      })
      stream.resume()
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return () => new Promise((done) => server.close(() => done()))
}

/** A running process of a version. */
export interface RunningVersion extends Backend {
  readonly version: Version['name']
  readonly child: ChildProcess
}

/** The database, mail servers and processes of a run. */
export interface Stack {
  /** The addresses of the processes: two of each version. The proxy knows them all the time. */
  readonly backends: readonly Backend[]
  readonly mails: SentMail[]
  readonly query: <R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<R[]>
  /** Gives the audit trail to its own role, as an administrator does once. */
  readonly giveAuditAway: () => Promise<void>
  /** Starts a process of a version at its first or second address. Resolves when it is ready. */
  readonly start: (version: Version, place: 1 | 2) => Promise<RunningVersion>
  /** The output of a command of this version. */
  readonly admin: (program: string, ...words: string[]) => Promise<{ code: number | null; output: string }>
  /** The output so far of a backend's processes, of all their runs. */
  readonly logOf: (backend: string) => string
  readonly stop: () => Promise<void>
}

/** Signals a process and waits for its end. */
export async function endProcess({ child }: RunningVersion, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  child.kill(signal)
  await untilEnded(child)
}

const addressOf = ({ host, port, user, password, database }: EmbeddedServer['connection']) =>
  `postgres://${user}:${encodeURIComponent(password ?? '')}@localhost:${port ?? 5432}/${database}?host=${encodeURIComponent(host)}`

/**
 * PostgreSQL with fsync, as in production. Uses Debian's if it is installed, which is the oldest supported version,
 * otherwise the embedded one. Processes of both versions get the same settings. `port` is the first of ten.
 */
export async function startStack(directory: string, port: number, names: readonly Version['name'][]): Promise<Stack> {
  const onlySystem = existsSync('/usr/lib/postgresql')
  const database = await startEmbedded({ dataDir: join(directory, 'postgres'), log: () => undefined, onlySystem })
  const client = new pg.Client(database.connection)
  await client.connect()
  const mails: SentMail[] = []
  const closeMail = await Promise.all(
    names.map((by, n) => startMailServer(port + 1 + n, (to) => void mails.push({ to, by }))),
  )
  const backends = names.flatMap((version, n) =>
    [1, 2].map((place) => ({ name: `${version}-${place}`, port: port + 3 + 2 * n + place })),
  )
  const settings = (version: Version['name'], own: number) => ({
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    SANDBOX: 'off',
    PORT: String(own),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: addressOf(database.connection),
    DATABASE_POOL: '12',
    ENCRYPTION_KEYS: keys,
    SMTP_URL: `smtp://127.0.0.1:${port + 1 + names.indexOf(version)}`,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_FACTOR: '1000000',
  })
  const logFile = (name: string) => join(directory, `${name}.log`)
  const logOf = (name: string) => (existsSync(logFile(name)) ? readFileSync(logFile(name), 'utf8') : '')
  const running = new Set<ChildProcess>()
  return {
    backends,
    mails,
    logOf,
    query: async <R extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await client.query<R>(text, [...values])).rows,
    async giveAuditAway() {
      const [own, administrator] = [database.connection, { ...database.connection, user: 'postgres' }].map((each) =>
        createPool(each, 1),
      ) as [pg.Pool, pg.Pool]
      await administrator.query(await auditRoleSql(createDb(own)))
      await Promise.all([own.end(), administrator.end()])
    },
    async start({ name: version, main }, place) {
      const backend = backends.find(({ name }) => name === `${version}-${place}`)!
      // The log goes to a file, so that the sender of the requests spends no time on reading it.
      const log = openSync(logFile(backend.name), 'a')
      const env = settings(version, backend.port)
      const child = spawn(process.execPath, [main], { stdio: ['ignore', log, log], env })
      closeSync(log)
      running.add(child)
      child.once('exit', () => running.delete(child))
      await waitForDatabase(`http://127.0.0.1:${backend.port}`, child, () => logOf(backend.name).slice(-3000))
      return { ...backend, version, child }
    },
    async admin(program, ...words) {
      const child = spawn(process.execPath, [program, ...words], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: settings(names[0]!, 0),
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (bytes: Buffer) => void (output += bytes.toString()))
      await new Promise((done) => void child.once('close', done))
      return { code: child.exitCode, output }
    },
    async stop() {
      for (const child of running) child.kill('SIGTERM')
      await Promise.all([...running].map(untilEnded))
      await client.end()
      await Promise.all(closeMail.map((close) => close()))
      await database.stop()
    },
  }
}
