import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, chmod, chown, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
const bin = '/usr/lib/postgresql/15/bin'

/** Debian's PostgreSQL, in its own folder, reached by a socket there. */
export interface DebianPostgres {
  readonly version: string
  /** The folder of the socket, and the number in its name. */
  readonly host: string
  readonly port: number
  /** The path of its log. */
  readonly log: string
  /** The process that is the parent of all its others. */
  pid(): Promise<number>
  /** Restarts it: with fsync, or without it while rows are loaded. */
  restart(fsync: boolean): Promise<void>
  /** A connection as superuser, for actions that the product may not do itself. */
  inside<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T>
  /** Stops it as in a power failure. Does nothing if it is stopped already. */
  stop(): Promise<void>
}

/** A server that follows another one until it is promoted. */
export interface Replica extends DebianPostgres {
  promote(): Promise<void>
}

/** PostgreSQL refuses to run as root. Then the account of Debian's package is used. */
async function account(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const [, , uid, gid] = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((line) => line.startsWith('postgres:'))!
    .split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Settings that differ from PostgreSQL's defaults: memory as on a machine with 8 GB, and statistics of statements. */
const settings = [
  "listen_addresses=''",
  'max_connections=200',
  'shared_buffers=2GB',
  'effective_cache_size=6GB',
  'maintenance_work_mem=256MB',
  'max_wal_size=8GB',
  'random_page_cost=1.1',
  "shared_preload_libraries='pg_stat_statements,auto_explain'",
  'pg_stat_statements.max=2000',
  'compute_query_id=on',
  'auto_explain.log_format=json',
  'auto_explain.log_timing=off',
  'auto_explain.log_min_duration=-1',
]

/** The account, folder and environment in which a program of PostgreSQL runs. */
interface Running {
  readonly uid?: number
  readonly gid?: number
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Makes a folder for a server, owned by its account. Refuses with a sentence when the package is missing. */
async function prepare(directory: string): Promise<Running> {
  if (!existsSync(join(bin, 'postgres')))
    throw new Error('PostgreSQL 15 of Debian is missing: apt-get install postgresql-15')
  const user = await account()
  await mkdir(directory, { recursive: true })
  if (user.uid !== undefined) await chown(directory, user.uid, user.gid!)
  await chmod(directory, 0o755)
  return { ...user, cwd: directory, env: { PATH: process.env['PATH'], LC_ALL: 'C', HOME: directory } }
}

/** The server with its data in that folder, not started yet. */
async function serverIn(directory: string, port: number, options: Running) {
  const [data, log] = [join(directory, 'data'), join(directory, 'log')]
  const control = (...words: string[]) => run(join(bin, 'pg_ctl'), ['-D', data, '-w', ...words], options)
  const start = (fsync: boolean) => {
    const safety = fsync ? 'on' : 'off'
    const place = `-c port=${port} -c unix_socket_directories=${directory}`
    return control('-l', log, '-o', `${place} -c fsync=${safety} -c full_page_writes=${safety}`, 'start')
  }
  const { stdout } = await run(join(bin, 'postgres'), ['--version'])
  const server: DebianPostgres = {
    version: /\d+\.\d+/.exec(stdout)![0],
    host: directory,
    port,
    log,
    pid: async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    async restart(fsync) {
      await control('-m', 'fast', 'stop')
      await start(fsync)
    },
    async inside(database, work) {
      const client = new pg.Client({ host: directory, port, user: 'postgres', database })
      await client.connect()
      try {
        return await work(client)
      } finally {
        await client.end()
      }
    },
    async stop() {
      if (existsSync(join(data, 'postmaster.pid'))) await control('-m', 'immediate', 'stop')
    },
  }
  return { data, control, start, server }
}

/** Starts it in an empty folder. Refuses with a sentence when the package is missing. */
export async function startDebianPostgres(directory: string, port: number): Promise<DebianPostgres> {
  const options = await prepare(directory)
  const { data, start, server } = await serverIn(directory, port, options)
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8'],
    options,
  )
  await appendFile(join(data, 'postgresql.conf'), [...settings, ''].join('\n'))
  await start(false)
  return server
}

/** The name by which the primary server knows the replica. */
const replicaName = 'replica'

/**
 * Copies a running server into an empty folder and lets the copy follow it. With `isSynchronous` the first server
 * acknowledges a commit only after the copy has it on its disk. The promoted copy itself waits for no other server.
 */
export async function startReplica(
  primary: DebianPostgres,
  directory: string,
  port: number,
  isSynchronous: boolean,
): Promise<Replica> {
  const options = await prepare(directory)
  const { data, control, start, server } = await serverIn(directory, port, options)
  const source = `host=${primary.host} port=${primary.port} user=postgres application_name=${replicaName}`
  await run(
    join(bin, 'pg_basebackup'),
    ['-d', source, '-D', data, '-R', '-X', 'stream', '--checkpoint', 'fast'],
    options,
  )
  await start(true)
  await primary.inside('postgres', async (client) => {
    if (isSynchronous) await client.query(`alter system set synchronous_standby_names = '${replicaName}'`)
    await client.query('select pg_reload_conf()')
    const state = async () =>
      (await client.query<{ sync_state: string }>('select sync_state from pg_stat_replication')).rows[0]?.sync_state
    for (let tries = 0; (await state()) !== (isSynchronous ? 'sync' : 'async'); tries += 1) {
      if (tries === 100) throw new Error('the replica does not follow')
      await sleep(100)
    }
  })
  return { ...server, promote: async () => void (await control('promote')) }
}
