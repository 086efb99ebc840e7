import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { passwordFile } from './cluster'
import { findEmbedded } from './supervisor'
import { storedNotes, query, supervisorTest } from './test-supervisor'

const { directory, start } = supervisorTest()

/** The refusal that a client of the socket gets. Null: it was connected. */
async function refusedAs(user: string, host: string, password?: string): Promise<string | null> {
  const client = new pg.Client({ host, user, database: 'postgres', ...(password !== undefined && { password }) })
  return await client.connect().then(
    async () => (await client.end(), null),
    (error: Error) => error.message,
  )
}

/** A cluster as an earlier version left it, with a row in it. */
async function oldCluster(name: string, keepsPassword = false) {
  const dataDir = directory(name, 'postgres')
  const first = await start(dataDir)
  await query(first.connection, `create table note (text text primary key)`)
  await query(first.connection, `insert into note values ('kept')`)
  await first.stop()
  const rules = join(dataDir, 'pg_hba.conf')
  const text = await readFile(rules, 'utf8')
  const own = 'hostssl all backup 10.0.0.1/32 cert\n'
  await writeFile(rules, text.replaceAll('scram-sha-256', 'trust') + own)
  if (!keepsPassword) await rm(join(dataDir, passwordFile))
  return { dataDir, rules, own }
}

describe.skipIf(process.platform === 'win32')('the socket of the embedded database', { timeout: 60_000 }, () => {
  it('asks everybody for the password, its superuser too', async () => {
    const dataDir = directory('asked', 'postgres')
    const { connection, stop } = await start(dataDir)
    const password = await readFile(join(dataDir, passwordFile), 'utf8')
    expect((await stat(join(dataDir, passwordFile))).mode & 0o777).toBe(0o600)
    expect(connection.password).toBe(password)
    expect(await findEmbedded({ dataDir })).toEqual(connection)
    for (const user of ['postgres', 'husbok']) {
      expect(await refusedAs(user, connection.host)).toMatch(/password/)
      expect(await refusedAs(user, connection.host, 'guess')).toMatch(/password authentication failed/)
      expect(await refusedAs(user, connection.host, password)).toBeNull()
    }
    await stop()
    expect(await readFile(`${dataDir}.log`, 'utf8')).not.toContain(password)
  })

  it.each([
    ['of a version before', false],
    ['that was killed while it changed', true],
  ])('asks for one from the next start on in a data folder %s, which loses nothing', async (name, keepsPassword) => {
    const { dataDir, rules, own } = await oldCluster(name, keepsPassword)
    const { connection, stop } = await start(dataDir)
    expect(await storedNotes(connection)).toEqual(['kept'])
    expect(await refusedAs('postgres', connection.host)).toMatch(/password/)
    await query(connection, `insert into note values ('more')`)
    await stop()
    const text = await readFile(rules, 'utf8')
    expect(text).not.toMatch(/^(local|host).*trust/m)
    expect(text).toContain(own)
    const again = await start(dataDir)
    expect(again.connection.password).toBe(connection.password)
    expect(await storedNotes(again.connection)).toEqual(['kept', 'more'])
    await again.stop()
  })

  it('has a new one when the file of the old one was lost', async () => {
    const dataDir = directory('lost', 'postgres')
    const first = await start(dataDir)
    await first.stop()
    await rm(join(dataDir, passwordFile))
    const second = await start(dataDir)
    expect(second.connection.password).not.toBe(first.connection.password)
    expect(await refusedAs('postgres', second.connection.host, first.connection.password)).toMatch(/password/)
    expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
  })
})
