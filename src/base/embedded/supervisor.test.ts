import { spawn } from 'node:child_process'
import { chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { linkLibraries } from './binaries'
import { makeSocketDirectory } from './process'
import { readPostmaster } from './server'
import { findEmbedded } from './supervisor'
import {
  finishSupervisor,
  isRoot,
  killSupervisor,
  noConnection,
  storedNotes,
  query,
  serverSetting,
  supervisorTest,
} from './test-supervisor'

const { directory, path, start, startInProcess, track } = supervisorTest()

describe('the embedded database', { timeout: 30_000 }, () => {
  it('is made on the first start, safe and private, and found again on the second', async () => {
    const dataDir = directory('first', 'postgres')
    const first = await start(dataDir)
    const made = await stat(join(dataDir, 'PG_VERSION'))
    await query(first.connection, `create table note (text text primary key)`)
    await query(first.connection, `insert into note values ('kept')`)
    expect(
      await Promise.all(
        ['fsync', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'server_encoding'].map((name) =>
          serverSetting(first.connection, name),
        ),
      ),
    ).toEqual(['on', 'on', 'on', '', 'UTF8'])
    expect(await query(first.connection, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ])
    expect((await stat(first.connection.host)).mode & 0o777).toBe(0o700)
    await first.stop()
    expect(await readdir(dirname(dataDir))).toEqual(['postgres', 'postgres.log'])
    expect(await findEmbedded({ dataDir })).toBeNull()

    const second = await start(dataDir)
    // The second start doesn't create the cluster again.
    expect((await stat(join(dataDir, 'PG_VERSION'))).ino).toBe(made.ino)
    expect(await storedNotes(second.connection)).toEqual(['kept'])
    await second.stop()
    // The directory of the socket stays but is empty, because the next process may already use it.
    expect(await readdir(second.connection.host)).toEqual([])
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
    const first = await startInProcess(dataDir)
    expect(first.running).toEqual(first.connection)
    const pid = (await readPostmaster(dataDir))?.pid

    const refused = await startInProcess(dataDir, 300)
    expect(refused.refused).toContain(`process ${first.child.pid}`)
    expect(refused.refused).toContain('DATABASE_URL')

    await killSupervisor(first.child)
    const next = await start(dataDir)
    expect((await readPostmaster(dataDir))?.pid).toBe(pid)
    expect(await storedNotes(next.connection)).toEqual([`process ${first.child.pid}`])
    await next.stop()
  })

  it('waits for a process that is about to end', async () => {
    const dataDir = directory('ending', 'postgres')
    const first = await startInProcess(dataDir)
    const next = startInProcess(dataDir)
    await sleep(500)
    await finishSupervisor(first.child)
    const { refused, child } = await next
    expect(refused).toBeUndefined()
    await finishSupervisor(child)
  })

  it('recovers when everything was killed, and when only the server was', async () => {
    const dataDir = directory('all', 'postgres')
    const first = await startInProcess(dataDir)
    await killSupervisor(first.child)
    process.kill((await readPostmaster(dataDir))?.pid ?? 0, 'SIGKILL')
    const next = await start(dataDir)
    expect(await storedNotes(next.connection)).toEqual([`process ${first.child.pid}`])

    const broken = (await readPostmaster(dataDir))?.pid ?? 0
    process.kill(broken, 'SIGKILL')
    await expect.poll(() => storedNotes(next.connection).catch(() => [])).toEqual([`process ${first.child.pid}`])
    expect((await readPostmaster(dataDir))?.pid).not.toBe(broken)
    await next.stop()
  })

  it('is made once when two processes start at the same moment', async () => {
    const dataDir = directory('twice', 'postgres')
    const [a, b] = await Promise.all([startInProcess(dataDir, 1000), startInProcess(dataDir, 1000)])
    const [winner, loser] = a.refused === undefined ? [a, b] : [b, a]
    expect(loser.refused).toContain('in use by another')
    expect(await storedNotes(winner.connection ?? noConnection)).toEqual([`process ${winner.child.pid}`])
    await finishSupervisor(winner.child)
    expect((await readdir(dirname(dataDir))).filter((name) => name.includes('.new'))).toEqual([])
  })

  it('starts although the process id in its lock file belongs to another program now', async () => {
    const dataDir = directory('reused', 'postgres')
    await (await start(dataDir)).stop()
    const owner = await stat(dataDir)
    const stranger = spawn('sleep', ['60'], { ...(isRoot ? { uid: owner.uid, gid: owner.gid } : {}), cwd: '/' })
    track(stranger)
    await writeFile(
      join(dataDir, 'postmaster.pid'),
      `${stranger.pid}\n/nowhere\n1700000000\n5432\n${path('none')}\n\n  1 1\nready   \n`,
    )
    await chown(join(dataDir, 'postmaster.pid'), owner.uid, owner.gid)
    const sockets = await makeSocketDirectory(dataDir, isRoot ? { uid: owner.uid, gid: owner.gid } : null)
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
    await mkdir(path('old'))
    await writeFile(path('old', 'PG_VERSION'), '12\n')
    await expect(start(path('old'))).rejects.toThrow(/PostgreSQL 12, which wrote the data directory.*is version 1[5-9]/)
    await mkdir(path('photos'))
    await writeFile(path('photos', 'house.jpg'), '')
    await expect(start(path('photos'))).rejects.toThrow('holds no PostgreSQL database')
  })

  it('makes the links of the libraries that an install script would have made', async () => {
    const root = path('package')
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
