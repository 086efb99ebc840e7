import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { isAlive } from './cluster'
import { readPostmaster } from './server'
import { startEmbedded, type Connection, type EmbeddedServer } from './supervisor'
import { scratchDirectory } from './test-directory'

/** The folder src/base/embedded. */
export const sourceFolder = fileURLToPath(new URL('.', import.meta.url))
export const isRoot = process.getuid?.() === 0
export const nobodyUser: { uid?: number; gid?: number } = isRoot ? { uid: 65534, gid: 65534 } : {}
export const noConnection: Connection = { host: '/nowhere', user: '', database: '' }

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** The output of `test-process.ts`. */
interface Output {
  connection?: Connection
  running?: Connection | null
  refused?: string
  log: string[]
}

/** Data directories, processes and servers of one test file. All end with its tests, even if a test fails. */
export function supervisorTest() {
  let root = ''
  const children: ChildProcess[] = []
  const dataDirs: string[] = []
  /** The sockets' directories, which outlive their servers. */
  const hosts = new Set<string>()

  beforeAll(async () => {
    root = await mkdtemp(join(await scratchDirectory(), 'husbok-db-'))
    await chmod(root, 0o755)
  })
  afterAll(async () => {
    for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
    for (const dataDir of dataDirs) {
      const server = await readPostmaster(dataDir)
      if (server !== null && isAlive(server.pid)) process.kill(server.pid, 'SIGQUIT')
      if (server?.host.startsWith('/')) await rm(server.host, { recursive: true, force: true })
    }
    for (const host of hosts) await rm(host, { recursive: true, force: true })
    await rm(root, { recursive: true, force: true, maxRetries: 5 })
  })

  /** A path below the directory of these tests. */
  const path = (...names: string[]): string => join(root, ...names)

  /** A data directory. Its server is stopped after the tests. */
  const directory = (...names: string[]): string => {
    dataDirs.push(path(...names))
    return path(...names)
  }

  /** Ends the process after the tests. */
  const track = (child: ChildProcess): void => void children.push(child)

  /** Starts the database in this process. */
  const start = async (dataDir: string): Promise<EmbeddedServer> => {
    const embedded = await startEmbedded({ dataDir, patience: 5000, log: () => undefined })
    hosts.add(embedded.connection.host)
    return embedded
  }

  /** Starts the database in another Node process. Returns its output and the process. */
  const startInProcess = async (
    dataDir: string,
    patience = 15_000,
    user: { uid?: number; gid?: number } = {},
    folder = sourceFolder,
  ): Promise<Output & { child: ChildProcess }> => {
    const args = ['--import', tsx, join(folder, 'test-process.ts'), dataDir, String(patience)]
    const child = spawn(process.execPath, args, {
      ...user,
      cwd: '/',
      env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    track(child)
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    return { ...(JSON.parse(line) as Output), child }
  }

  return { path, directory, track, start, startInProcess }
}

export async function killSupervisor(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Lets the process stop its server and end. */
export async function finishSupervisor(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.stdin?.write('stop\n')
  await ended
}

export async function query<T extends pg.QueryResultRow>(connection: Connection, sql: string): Promise<T[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The rows that the processes have written into the database. */
export const storedNotes = (connection: Connection): Promise<string[]> =>
  query<{ text: string }>(connection, 'select text from note order by text').then((rows) => rows.map((row) => row.text))

/** A setting of the server. */
export const serverSetting = (connection: Connection, name: string): Promise<string | undefined> =>
  query<Record<string, string>>(connection, `show ${name}`).then((rows) => rows[0]?.[name])
