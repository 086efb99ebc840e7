import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { testApp, testPassword, testProfile, testSsn, type TestApp } from '../../app/server/test-app'
import { accountCalls } from '../../landlord/account/calls'
import { profileCalls } from '../../landlord/account/calls-profile'
import { profileEncryption } from '../../landlord/account/service-profile'
import { sentIncome } from '../../year/export/test-account'
import { createEncryption, type EncryptionKey } from './encryption'
import { rotateKeys } from './key-rotation'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const keys = ['a_b', 'axb'].map((id) => ({ id, secret: randomBytes(32) })) as [
  { id: string; secret: Buffer },
  { id: string; secret: Buffer },
]
const [old, now, onlyNew] = [
  createEncryption([keys[1]]),
  createEncryption([keys[0], keys[1]]),
  createEncryption([keys[0]]),
]

const { houseId: _house, ...anIncome } = sentIncome(0)

it('rewrites every value with the current key, in batches, and the second time nothing', async () => {
  const people = []
  for (let i = 0; i < 7; i += 1) people.push(await app.landlord({ finished: false }))
  for (const { id } of people) {
    await app.db
      .updateTable('account')
      .set({
        ssn: old.encrypt(testSsn, profileEncryption.context('ssn', id)),
        birthday: id % 2 ? old.encrypt('1981-12-29', profileEncryption.context('birthday', id)) : null,
      })
      .where('id', '=', id)
      .execute()
  }
  expect(await rotateKeys({ db: app.db, encryption: now, tables: [profileEncryption] }, 3)).toEqual({
    rewritten: 7,
    unreadable: [],
  })
  for (const { id } of people) {
    const row = await app.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(onlyNew.decrypt(row.ssn!, profileEncryption.context('ssn', id))).toBe(testSsn)
    expect(row.birthday && onlyNew.decrypt(row.birthday, profileEncryption.context('birthday', id))).toBe(
      id % 2 ? '1981-12-29' : null,
    )
  }
  expect(await rotateKeys({ db: app.db, encryption: now, tables: [profileEncryption] }, 3)).toEqual({
    rewritten: 0,
    unreadable: [],
  })
})

it('loses no profile that is saved while it runs', async () => {
  await app.db.updateTable('account').set({ ssn: null, birthday: null, iban: null }).execute()
  const { token } = await app.landlord({ finished: false })
  // With this encryption every value counts as old, so each run rewrites all of them.
  const encryption = { ...app.encryption, current: 'next', isCurrent: () => false }
  const ibans = ['NO9386011117947', '']
  const state = { running: true }
  const rotating = (async () => {
    while (state.running) await rotateKeys({ db: app.db, encryption, tables: [profileEncryption] })
  })()
  for (let i = 0; i < 40; i += 1) {
    const iban = ibans[i % 2]!
    await app.call(profileCalls.saveProfile, { body: { ...testProfile, iban, password: testPassword } }, { token })
    expect((await app.call(accountCalls.profile, {}, { token })).iban).toBe(iban)
  }
  state.running = false
  await rotating
})

it('leaves a retry its answer, as long as the old key reads; without it nothing is done twice', async () => {
  const [first, second] = ['k1', 'k2'].map((id) => ({ id, secret: randomBytes(32) })) as [EncryptionKey, EncryptionKey]
  const rotated = await testApp({ keys: [first] })
  try {
    const { token, houseId } = await rotated.landlord()
    const body = { houseId, ...anIncome }
    const key = 'retry-after-rotation-1'
    const post = () => rotated.raw('POST', '/api/incomebilag', body, { token, key })
    const answer = await post()
    expect(answer.status).toBe(201)
    // Simulates a restart with the new key first, followed by the rotation.
    Object.assign(rotated.encryption, createEncryption([second, first]))
    await rotateKeys({ db: rotated.db, encryption: rotated.encryption, tables: encryptedTables })
    const again = await post()
    expect([again.status, again.body]).toEqual([201, answer.body])
    const other = await rotated.raw('POST', '/api/incomebilag', { ...body, title: 'Annet' }, { token, key })
    expect([other.status, JSON.parse(other.body)]).toMatchObject([422, { message: 'idempotencyKeyReused' }])
    // The old key was removed too early. The answer can't be shown, and the voucher is not made again.
    Object.assign(rotated.encryption, createEncryption([second]))
    const early = await post()
    expect([early.status, JSON.parse(early.body)]).toMatchObject([422, { message: 'idempotencyKeyReused' }])
    expect(await rotated.db.selectFrom('incomebilag').select('id').execute()).toHaveLength(1)
    expect(rotated.bugs).toEqual([])
  } finally {
    await rotated.close()
  }
})

it('answers a retry whose stored answer is damaged with a refusal, not with a fault', async () => {
  const { token, houseId } = await app.landlord()
  const body = { houseId, ...anIncome }
  const post = () => app.raw('POST', '/api/incomebilag', body, { token, key: 'retry-of-damaged-1' })
  expect((await post()).status).toBe(201)
  await app.db
    .updateTable('idempotency')
    .set({ answer: `test:${'A'.repeat(60)}` })
    .where('key', '=', 'retry-of-damaged-1')
    .execute()
  const again = await post()
  expect([again.status, JSON.parse(again.body)]).toMatchObject([422, { message: 'idempotencyKeyReused' }])
})
