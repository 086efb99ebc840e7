import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, testDatabase, type TestDatabase } from '../../base/db/test-database'
import type { Connection } from '../../base/embedded/supervisor'
import { openDatabase } from './database'

const addressOf = ({ host, port, user, password = '', database }: Connection) =>
  `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

/** The log of an app or a command that starts on the operator's own database. */
async function logOf(connection: Connection, as: 'app' | 'command'): Promise<string> {
  const messages: string[] = []
  const config = { databaseUrl: addressOf(connection), databasePool: 2, dataDir: '/nowhere' }
  await (await openDatabase(config, (message) => void messages.push(message), as)).close()
  return messages.join('\n')
}

let given: TestDatabase
let own: TestDatabase
beforeAll(async () => {
  given = await testDatabase()
  own = await emptyDatabase()
})
afterAll(async () => {
  await given.drop()
  await own.drop()
})

it('the start says that the role of DATABASE_URL could change the audit trail, until it was given away', async () => {
  const hint = /could change the audit trail.*audit-role/
  // A command doesn't create an installation. Its backup would be empty.
  await expect(logOf(own.connection, 'command')).rejects.toThrow('There is no installation in the database')
  // The first start migrates. The second one finds everything there.
  expect(await logOf(own.connection, 'app')).toMatch(hint)
  expect(await logOf(own.connection, 'app')).toMatch(hint)
  expect(await logOf(own.connection, 'command')).toBe('')
  expect(await logOf(given.connection, 'app')).toBe('')
})

it('a command makes no installation where DATA_DIR names none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'husbok-none-'))
  const dataDir = join(folder, 'data')
  await expect(
    openDatabase({ databaseUrl: undefined, databasePool: 2, dataDir }, () => undefined, 'command'),
  ).rejects.toThrow(`There is no installation in ${dataDir}`)
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
