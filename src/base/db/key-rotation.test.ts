import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, testPassword, testProfile, testSsn, type TestApp } from '../../app/server/test-app'
import { createEncryption } from './encryption'
import { accountCalls } from '../../landlord/account/calls'
import { profileCalls } from '../../landlord/account/calls-profile'
import { encryptedProfile } from '../../landlord/account/service-profile'
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

it('rewrites every value with the current key, in batches, and the second time nothing', async () => {
  const people = []
  for (let i = 0; i < 7; i += 1) people.push(await app.landlord({ finished: false }))
  for (const { id } of people) {
    await app.db
      .updateTable('account')
      .set({
        ssn: old.encrypt(testSsn, encryptedProfile.context('ssn', id)),
        birthday: id % 2 ? old.encrypt('1981-12-29', encryptedProfile.context('birthday', id)) : null,
      })
      .where('id', '=', id)
      .execute()
  }
  expect(await rotateKeys({ db: app.db, encryption: now, tables: [encryptedProfile] }, 3)).toEqual({
    rewritten: 7,
    unreadable: [],
  })
  for (const { id } of people) {
    const row = await app.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(onlyNew.decrypt(row.ssn!, encryptedProfile.context('ssn', id))).toBe(testSsn)
    expect(row.birthday && onlyNew.decrypt(row.birthday, encryptedProfile.context('birthday', id))).toBe(
      id % 2 ? '1981-12-29' : null,
    )
  }
  expect(await rotateKeys({ db: app.db, encryption: now, tables: [encryptedProfile] }, 3)).toEqual({
    rewritten: 0,
    unreadable: [],
  })
})

it('loses no profile that is saved while it runs', async () => {
  await app.db.updateTable('account').set({ ssn: null, birthday: null, iban: null }).execute()
  const { token } = await app.landlord({ finished: false })
  // To this one every value is old, so each run rewrites all.
  const encryption = { ...app.encryption, current: 'next', isCurrent: () => false }
  const ibans = ['NO9386011117947', '']
  const state = { running: true }
  const rotating = (async () => {
    while (state.running) await rotateKeys({ db: app.db, encryption, tables: [encryptedProfile] })
  })()
  for (let i = 0; i < 40; i += 1) {
    const iban = ibans[i % 2]!
    await app.call(profileCalls.saveProfile, { body: { ...testProfile, iban, password: testPassword } }, { token })
    expect((await app.call(accountCalls.profile, {}, { token })).iban).toBe(iban)
  }
  state.running = false
  await rotating
})
