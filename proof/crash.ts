import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import type { RefusalBody } from '../src/base/kit/refusal'

const root = join(import.meta.dirname, '..')

/** The built app as `npm start` runs it, with its own data directory and ports. */
export interface RunningApp {
  readonly url: string
  readonly child: ChildProcess
  /** Everything that the app wrote. */
  readonly output: () => string
}

/**
 * Starts the app that is built in `cwd` as in production, with `more` in its environment. Throws with the app's output when
 * it doesn't start.
 */
export async function startApp(
  dataDir: string,
  port: number,
  more: Record<string, string> = {},
  cwd = root,
): Promise<RunningApp> {
  const main = join(cwd, 'dist/server/main.js')
  if (!existsSync(main)) throw new Error('there is no build in dist/: run `npm run build` first')
  const { npm_lifecycle_event: _event, ...env } = process.env
  const child = spawn(process.execPath, [main], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      NODE_ENV: 'production',
      SANDBOX: 'on',
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000000',
      DATABASE_URL: '',
      SMTP_URL: '',
      ...more,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => void (output = (output + bytes.toString()).slice(-200_000)))
  const url = `http://127.0.0.1:${port}`
  try {
    await waitForDatabase(url, child, () => output)
  } catch (error) {
    child.kill('SIGTERM')
    await untilEnded(child)
    throw error
  }
  return { url, child, output: () => output }
}

/** An app that only the tests of one file use. */
export interface RestartableApp {
  readonly dataDir: string
  readonly app: RunningApp
  /** Starts the app again on the same data, after it has ended. */
  readonly restart: () => Promise<void>
}

/** Starts the built app on a new data directory before the tests of a file, ends it after them and removes the directory. */
export function startRestartableApp(name: string, port: number): RestartableApp {
  let dataDir: string
  // Undefined when the first start failed.
  let app: RunningApp | undefined
  const restart = async () => void (app = await startApp(dataDir, port))
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), `husbok-${name}-`))
    await restart()
  }, 120_000)
  afterAll(async () => {
    app?.child.kill('SIGTERM')
    if (app) await untilEnded(app.child)
    await rm(dataDir, { recursive: true, force: true })
  }, 60_000)
  return {
    get dataDir() {
      return dataDir
    },
    get app() {
      return app!
    },
    restart,
  }
}

/** Waits until the database answers; at most 60 seconds. */
export async function waitForDatabase(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`the app did not start (exit ${child.exitCode}):\n${output()}`)
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (answer?.status === 200) return
  }
  throw new Error(`the app is not ready after 60 seconds:\n${output()}`)
}

export const untilEnded = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((done) => void child.once('exit', () => done()))

/** The pid of the database server of a data directory. */
export const databasePid = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

/** The report of Linux about a process. Empty when the process is gone. */
export const statusOf = (pid: number | string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

/** The child processes that the app has started to run a program in. Linux only. */
export const programsOf = ({ child }: RunningApp, program: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statusOf(name).includes(`\nPPid:\t${child.pid!}\n`))
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program))
    .map(Number)

/** One call over HTTP. `undefined` means that no answer came, so nobody knows whether the call was carried out. */
export async function callApp(
  url: string,
  method: string,
  path: string,
  options: { token?: string; key?: string; body?: object | FormData } = {},
): Promise<{ status: number; bytes: Uint8Array } | undefined> {
  const { token, key, body } = options
  const isForm = body instanceof FormData
  try {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
  } catch {
    return undefined
  }
}

/** One call whose answer is read as JSON. Throws when the call is refused or not answered. */
export async function callOrThrow<T>(
  url: string,
  method: string,
  path: string,
  options: Parameters<typeof callApp>[3] = {},
): Promise<T> {
  const answer = await callApp(url, method, path, options)
  const text = answer && Buffer.from(answer.bytes).toString()
  if (!answer || answer.status >= 300)
    throw new Error(`${method} ${path} -> ${answer?.status ?? 'no answer'} ${text ?? ''}`)
  return (text ? JSON.parse(text) : undefined) as T
}

/** A refusal that means "not now": the database was away or the connection broke. */
export const isOutage = ({ status, bytes }: { status: number; bytes: Uint8Array }): boolean =>
  status === 503 && (JSON.parse(Buffer.from(bytes).toString()) as RefusalBody).message === 'unavailable'
