import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate as migrateAs } from './migrate'
import { createPool } from './pool'
import { emptyDatabase, testDatabase, type TestDatabase } from './test-database'

let base: TestDatabase
let pool: pg.Pool
let directory = ''

const migrate = (on: pg.Pool, from: string, version = '1.0.0') =>
  migrateAs(on, from, version, { attempts: 4, pause: 10 })
const put = (name: string, text: string): Promise<void> => writeFile(join(directory, name), text)
const rowsOf = async (table: string): Promise<unknown[]> => (await pool.query(`select * from ${table}`)).rows

beforeEach(async () => {
  base = await emptyDatabase()
  pool = createPool(base.connection, 4)
  directory = await mkdtemp(join(tmpdir(), 'husbok-migrate-'))
})

afterEach(async () => {
  await pool.end()
  await base.drop()
  await rm(directory, { recursive: true, force: true })
})

describe('migrate', () => {
  it('applies what is not there yet, in order, and only files of SQL', async () => {
    await put('0001_first.sql', 'create table a (n int); insert into a values (1);')
    await put('README.md', 'not SQL')
    expect(await migrate(pool, directory)).toEqual(['0001_first.sql'])
    await put('0002_second.sql', 'insert into a select n + 1 from a;')
    expect(await migrate(pool, directory)).toEqual(['0002_second.sql'])
    expect(await migrate(pool, directory)).toEqual([])
    expect(await rowsOf('a')).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('lands each file once when several processes start at the same moment', async () => {
    await put('0001_first.sql', 'create table a (n int); select pg_sleep(0.05); insert into a values (1);')
    await put('0002_second.sql', 'insert into a values (2);')
    const pools = Array.from({ length: 5 }, () => createPool(base.connection, 1))
    const done = await Promise.all(pools.map((each) => migrate(each, directory)))
    await Promise.all(pools.map((each) => each.end()))
    expect(done.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql'])
    expect(await rowsOf('a')).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('leaves nothing of a file that fails, and keeps the files before it', async () => {
    await put('0001_first.sql', 'create table a (n int);')
    await put('0002_second.sql', 'create table b (n int); insert into nowhere values (1);')
    await expect(migrate(pool, directory)).rejects.toThrow(/0002_second\.sql failed: .*nowhere/)
    expect(await rowsOf('a')).toEqual([])
    await expect(rowsOf('b')).rejects.toThrow('does not exist')
    await put('0002_second.sql', 'create table b (n int);')
    expect(await migrate(pool, directory)).toEqual(['0002_second.sql'])
  })

  it('refuses a landed file that was changed, but not other line ends', async () => {
    await put('0001_first.sql', 'create table a (n int);\n')
    await migrate(pool, directory)
    await put('0001_first.sql', 'create table a (n int);\r\n')
    expect(await migrate(pool, directory)).toEqual([])
    await put('0001_first.sql', 'create table a (n bigint);\n')
    await expect(migrate(pool, directory)).rejects.toThrow('0001_first.sql was changed')
  })

  it('lives with a database that a newer release has added to, and refuses one that has lost what it uses', async () => {
    await put('0001_first.sql', 'create table a (n int);')
    await put('0002_second.sql', 'create table b (n int);')
    await migrate(pool, directory)
    await rm(join(directory, '0002_second.sql'))
    expect(await migrate(pool, directory)).toEqual([])
    await put('0002_second.sql', 'create table b (n int);')
    await put('0003_third.sql', '-- contract: unused since 1.10.0\ndrop table a;')
    await migrate(pool, directory, '1.11.0')
    await rm(join(directory, '0003_third.sql'))
    expect(await migrate(pool, directory, '1.10.0')).toEqual([])
    await expect(migrate(pool, directory, '1.9.0')).rejects.toThrow('use 1.10.0 or newer')
  })

  it('refuses another file under a number that has landed', async () => {
    await put('0001_first.sql', 'create table a (n int);')
    await migrate(pool, directory)
    await rm(join(directory, '0001_first.sql'))
    await put('0001_other.sql', 'create table b (n int);')
    await expect(migrate(pool, directory)).rejects.toThrow('0001_first.sql, which this version does not know')
  })

  it('tries again when a table is in use, and keeps nobody waiting for longer than its own patience', async () => {
    await put('0001_first.sql', 'create table a (n int);')
    await migrate(pool, directory)
    const user = await pool.connect()
    await user.query('begin; insert into a values (1)')
    await put('0002_second.sql', 'alter table a add column m int;')
    const migrated = migrate(pool, directory)
    await setTimeout(500)
    // The query waits behind the lock request of the migration, and continues when the migration pauses. The first
    // user's transaction is still open, so nothing else could have let the query through.
    await pool.query('select n from a')
    await user.query('commit')
    user.release()
    expect(await migrated).toEqual(['0002_second.sql'])
    expect(await rowsOf('a')).toEqual([{ n: 1, m: null }])
  })

  it('gives up on a table that stays in use, and says so', async () => {
    await put('0001_first.sql', 'create table a (n int);')
    await migrate(pool, directory)
    const user = await pool.connect()
    await user.query('begin; insert into a values (1)')
    await put('0002_second.sql', 'alter table a add column m int;')
    await expect(migrate(pool, directory)).rejects.toThrow(
      '0002_second.sql failed: canceling statement due to lock timeout',
    )
    await user.query('rollback')
    user.release()
  })

  it('builds an index beside writers, once, by several processes', async () => {
    await put('0001_first.sql', 'create table a (n int);')
    await migrate(pool, directory)
    await put(
      '0002_index.sql',
      '-- outside a transaction\ndrop index concurrently if exists a_by_n;\ncreate index concurrently a_by_n on a (n);\n',
    )
    const user = await pool.connect()
    await user.query('begin; insert into a values (1)')
    const pools = Array.from({ length: 3 }, () => createPool(base.connection, 1))
    const migrated = Promise.all(pools.map((each) => migrate(each, directory)))
    await setTimeout(1500)
    await pool.query('insert into a values (2)')
    await user.query('commit')
    user.release()
    expect((await migrated).flat()).toEqual(['0002_index.sql'])
    await Promise.all(pools.map((each) => each.end()))
    const { rows } = await pool.query<{ indisvalid: boolean }>(
      "select indisvalid from pg_index where indexrelid = 'a_by_n'::regclass",
    )
    expect(rows).toEqual([{ indisvalid: true }])
  })

  it.each([
    ['a gap', ['0001_a.sql', '0003_b.sql'], '0002 is missing'],
    ['the same number twice', ['0001_a.sql', '0001_b.sql'], '0002 is missing or there twice'],
    ['a name without number', ['a.sql'], 'not named like 0001'],
  ])('refuses %s', async (_, names, message) => {
    for (const name of names) await put(name, 'select 1;')
    await expect(migrate(pool, directory)).rejects.toThrow(message)
  })
})

describe('a test database', () => {
  it('is migrated, is alone, and goes away although somebody is still connected', async () => {
    const other = await testDatabase()
    const client = new pg.Client(other.connection)
    client.on('error', () => undefined)
    await client.connect()
    expect((await client.query('select name from migration')).rows.length).toBeGreaterThan(0)
    await client.query('create table only_here (n int)')
    await expect(rowsOf('only_here')).rejects.toThrow('does not exist')
    await other.drop()
    const { rows } = await pool.query('select from pg_database where datname = $1', [other.connection.database])
    expect(rows).toEqual([])
  })
})
