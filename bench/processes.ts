import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Connection } from '../src/base/embedded/supervisor'
import type { AuditTable } from './bare-statements'
import { encryptionKeys } from './servers'

export interface Server {
  readonly url: string
  /** The peak memory of the process and its children since `forget`, in MB. Null when the system doesn't report it. */
  peak(): Promise<number | null>
  forget(): Promise<void>
  stop(): Promise<void>
}

/** As many connections as the product's default. */
const poolSize = 16
const built = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The system's status of a process and its children. Empty when it is not available. */
async function family(pid: number): Promise<{ readonly pid: string; readonly status: string }[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(
    pids.map(async (name) => ({ pid: name, status: await readFile(`/proc/${name}/status`, 'utf8').catch(() => '') })),
  )
  return all.filter((one) => one.pid === String(pid) || new RegExp(`^PPid:\\s+${pid}$`, 'm').test(one.status))
}

function serverOf(child: ChildProcess, port: number): Server {
  return {
    url: `http://127.0.0.1:${port}`,
    async peak() {
      const kilobytes = (await family(child.pid!)).flatMap(({ status }) => /VmHWM:\s+(\d+)/.exec(status)?.[1] ?? [])
      if (kilobytes.length === 0) return null
      return Math.round(kilobytes.reduce((sum, each) => sum + Number(each), 0) / 1024)
    },
    async forget() {
      for (const { pid } of await family(child.pid!))
        await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined)
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const over = once(child, 'exit')
      child.kill('SIGTERM')
      await over
    },
  }
}

const addressOf = ({ host, port, user, password, database }: Connection): string =>
  `postgres://${user}${password === undefined ? '' : `:${encodeURIComponent(password)}`}@localhost:${port ?? 5432}/${database}?host=${encodeURIComponent(host)}`

/** The product as `npm start` runs it: the built server in production mode, with its own worker and log. */
export async function startProduct(
  connection: Connection,
  dataDir: string,
  port: number,
  profile?: string,
): Promise<Server> {
  const environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    SANDBOX: 'off',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: addressOf(connection),
    DATABASE_POOL: String(poolSize),
    ENCRYPTION_KEYS: encryptionKeys,
    // No mail is sent, but without a sandbox the product needs an address to start.
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_LIMIT_FACTOR: '1000',
  }
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const child = spawn(process.execPath, [...flags, built('./main.js')], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = serverOf(child, port)
  for (let tries = 0; ; tries += 1) {
    const ready = await fetch(`${server.url}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return server
    if (child.exitCode !== null || tries === 300) throw new Error('the product did not start')
    await sleep(100)
  }
}

export async function startBare(connection: Connection, port: number, audit: AuditTable = 'audit'): Promise<Server> {
  const child = fork(built('./bare.js'), [JSON.stringify({ connection, port, pool: poolSize, audit })])
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the bare server did not start'))),
  ])
  return serverOf(child, port)
}
