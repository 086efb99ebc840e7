import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { testApp, type TestApp } from '../../app/server/test-app'
import { createEncryption, type EncryptionKey } from './encryption'
import { checkAndRecordKeys, isDatabaseUnused } from './key-check'

const key = (id: string): EncryptionKey => ({ id, secret: randomBytes(32) })
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => sql`truncate encryption_key`.execute(app.db))

const check = (...keys: EncryptionKey[]) => checkAndRecordKeys(app.db, keys, encryptedTables)
const remembered = async () =>
  (await app.db.selectFrom('encryption_key').select('id').orderBy('id').execute()).map(({ id }) => id)

describe('the keys of a database', () => {
  it('are remembered at the first start, and fit at the next', async () => {
    expect(await isDatabaseUnused(app.db)).toBe(true)
    const first = key('k1')
    await check(first)
    await check(first)
    expect(await remembered()).toEqual(['k1'])
    expect(await isDatabaseUnused(app.db)).toBe(false)
  })

  it('may be followed by new ones, and the old one may go', async () => {
    const [old, next] = [key('k1'), key('k2')]
    await check(old)
    await check(old, next)
    await check(next, old)
    await check(next)
    expect(await remembered()).toEqual(['k1', 'k2'])
  })

  it('are refused with another secret under the same id, also beside a right one', async () => {
    const [old, next] = [key('k1'), key('k2')]
    await check(old, next)
    await expect(check(key('k1'))).rejects.toThrow(/Key k1 of ENCRYPTION_KEYS is another one/)
    await expect(check(old, key('k2'))).rejects.toThrow(/Key k2 /)
    await expect(check(key('k3'))).rejects.toThrow(/written with key k1, k2, and ENCRYPTION_KEYS holds k3 only/)
    expect(await remembered()).toEqual(['k1', 'k2'])
  })

  it('are refused without one that only newer values use, or only older ones', async () => {
    const { id } = await app.landlord()
    const [old, next, spare] = [key('k1'), key('k2'), key('k3')]
    const store = (keys: EncryptionKey[]) =>
      app.db
        .updateTable('account')
        .set({ ssn: createEncryption(keys).encrypt('29124815345', `account.ssn.${id}`), iban: null })
        .where('id', '=', id)
        .execute()
    await store([old])
    await check(old)
    // A process with the new key has written, and this one starts without that key.
    await check(next, old)
    await store([next])
    await expect(check(old)).rejects.toThrow(/need key k2, and ENCRYPTION_KEYS holds k1 only/)
    await store([old])
    await expect(check(next)).rejects.toThrow(/need key k1/)
    await check(next, old, spare)
    // The key is not needed: no stored value names it any more. Nor is the key of a damaged value needed, because no
    // such key was ever known.
    await check(next, old)
    await app.db.updateTable('account').set({ ssn: 'k9:damaged' }).where('id', '=', id).execute()
    await check(next)
    await app.db.updateTable('account').set({ ssn: null }).where('id', '=', id).execute()
  })

  it('end as one when two processes start at once with different ones', async () => {
    const ends = await Promise.allSettled(Array.from({ length: 6 }, () => check(key('k1'))))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('are tried on what is stored where the database remembers none', async () => {
    const { id } = await app.landlord()
    const right = key('k1')
    const value = (secret: EncryptionKey) => createEncryption([secret]).encrypt('29124815345', `account.ssn.${id}`)
    await app.db
      .updateTable('account')
      .set({ ssn: value(right), iban: null })
      .where('id', '=', id)
      .execute()
    await expect(check(key('k1'))).rejects.toThrow(/cannot read what this database holds/)
    expect(await remembered()).toEqual([])
    await check(right)
    expect(await remembered()).toEqual(['k1'])
  })
})
