import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { testHouse } from '../../app/server/test-app'
import { createEncryption } from '../../base/db/encryption'
import { rotateKeys } from '../../base/db/key-rotation'
import { houseCalls } from '../../landlord/house/calls'
import { contractCalls } from './calls'
import { testContract } from './test-contract'
import { contractFixture } from './test-contract-calls'

const { at, upload, params, create, read, list, remove, sign, finish, refusal } = contractFixture()

describe('what is said of a contract afterwards', () => {
  it('is who bears the costs; amounts count only when they are split', async () => {
    const { id } = await create()
    const split = (form: object) =>
      at.app.call(
        contractCalls.costSplit,
        { ...params(id), body: form as { category: 'SPLIT' } },
        { token: at.kari.token },
      )
    expect((await split({ category: 'SPLIT', tenant: 100.5, landlord: 0 })).cost_split).toEqual({
      category: 'SPLIT',
      tenant: 10_050,
      landlord: 0,
    })
    expect((await split({ category: 'LANDLORD', tenant: 5 })).cost_split).toEqual({
      category: 'LANDLORD',
      tenant: null,
      landlord: null,
    })
    expect(
      (await split({ category: 'TENANT', costs: 'Strøm til vaskerommet', sum: 300, period: 'quarter' })).cost_split,
    ).toEqual({
      category: 'TENANT',
      tenant: null,
      landlord: null,
      costs: 'Strøm til vaskerommet',
      sum: 30_000,
      period: 'quarter',
    })
    expect(await refusal(split({ category: 'SPLIT', tenant: 5 }))).toEqual([422, 'invalid', { landlord: 'required' }])
    expect((await read(id)).cost_split?.category).toBe('TENANT')
  })

  it('stands in the lease, so it changes no more once that is signed; the handover list does', async () => {
    const { id } = await create()
    const options = { token: at.kari.token }
    const split = () =>
      at.app.call(contractCalls.costSplit, { ...params(id), body: { category: 'TENANT' as const } }, options)
    const extras = () => at.app.call(contractCalls.extras, { ...params(id), body: { garage: 1 } }, options)
    await sign(id)
    const before = await read(id)
    for (const write of [split, extras]) expect(await refusal(write())).toEqual([409, 'contractFrozen', undefined])
    expect(await read(id)).toEqual(before)
    const list_ = await at.app.call(contractCalls.createChecklist, { ...params(id), body: { garage: 1 } }, options)
    expect(list_.checkList?.garage).toBe(1)
    await finish(id)
    for (const write of [split, extras]) expect(await refusal(write())).toEqual([409, 'contractFrozen', undefined])
  })

  it('is a handover list and extras, each of its own, whose counts tick their options', async () => {
    const { id } = await create()
    const options = { token: at.kari.token }
    const list_ = { options: ['mailbox' as const], number_keys: 3, garage: 99 }
    const listed = {
      options: ['number_of_keys', 'garage', 'mailbox'],
      number_keys: 3,
      garage: 99,
      parking_space: 0,
      fire_extinguisher_count: 0,
      stalls_count: 0,
    }
    expect(await at.app.call(contractCalls.createChecklist, { ...params(id), body: list_ }, options)).toMatchObject({
      checkList: { ...listed, signatureType: null, signicatInfo: null },
      extras: null,
    })
    await at.app.call(contractCalls.extras, { ...params(id), body: { stalls_count: 1 } }, options)
    // The list is written again, and nothing of the old one is left.
    await at.app.call(contractCalls.createChecklist, { ...params(id), body: { options: ['washer'] } }, options)
    const { checkList, extras } = await read(id)
    expect([checkList?.options, checkList?.garage, extras]).toEqual([
      ['washer'],
      0,
      { ...listed, options: ['stalls'], number_keys: 0, garage: 0, stalls_count: 1 },
    ])
    expect(
      await refusal(at.app.call(contractCalls.createChecklist, { ...params(id), body: { garage: 100 } }, options)),
    ).toEqual([422, 'invalid', { garage: 'tooMuch' }])
    await at.app.db
      .updateTable('contract_list')
      .set({ signatureType: 'bankid' })
      .where('contract_id', '=', id)
      .where('kind', '=', 'checklist')
      .execute()
    expect(await refusal(at.app.call(contractCalls.createChecklist, { ...params(id), body: {} }, options))).toEqual([
      409,
      'contractSigned',
      undefined,
    ])
  })
})

describe('a house with a contract', () => {
  it('is not deleted before the contract is finished, and then hides it', async () => {
    const house = await at.app.call(
      houseCalls.create,
      { body: { ...testHouse, name: 'Nr. 2' } },
      { token: at.kari.token },
    )
    const drop = () => at.app.call(houseCalls.remove, params(house.id), { token: at.kari.token })
    const [draft, active] = [await create({ houseId: house.id }), await create({ houseId: house.id })]
    await sign(active.id)
    expect(await refusal(drop())).toEqual([409, 'houseHasContract', undefined])
    await remove(draft.id)
    expect(await refusal(drop())).toEqual([409, 'houseHasContract', undefined])
    await finish(active.id)
    await drop()
    for (const answer of await Promise.all([read(active.id), create({ houseId: house.id })].map(refusal)))
      expect(answer).toEqual([404, 'notFound', undefined])
    expect((await list()).map((one) => one.id)).not.toContain(active.id)
  })

  it('is never deleted under one that is being written or moved there', async () => {
    const { token, houseId } = await at.app.landlord()
    const url = await upload(token)
    const moved = await at.app.call(contractCalls.create, { body: testContract(houseId, [url]) }, { token })
    for (let round = 0; round < 10; round += 1) {
      const { id } = await at.app.call(houseCalls.create, { body: testHouse }, { token })
      const form = testContract(id, [url])
      const write =
        round % 2 === 0
          ? at.app.call(contractCalls.create, { body: form }, { token })
          : at.app.call(contractCalls.update, { ...params(moved.id), body: form }, { token })
      const [removed, written] = await Promise.all([
        refusal(at.app.call(houseCalls.remove, params(id), { token })),
        refusal(write),
      ])
      // The request that comes second gets an error.
      expect([removed, written].filter((answer) => answer === 'none')).toHaveLength(1)
      expect([removed, written]).toContainEqual(
        removed === 'none' ? [404, 'notFound', undefined] : [409, 'houseHasContract', undefined],
      )
      for (const one of await list(token))
        if (one.houseId === id)
          await at.app.call(contractCalls.update, { ...params(one.id), body: testContract(houseId, [url]) }, { token })
      if (removed !== 'none') await at.app.call(houseCalls.remove, params(id), { token })
    }
  })
})

describe('a trial that is over', () => {
  it('takes no new contract, but what is there goes on', async () => {
    const { token, houseId, id: account } = await at.app.landlord()
    const url = await upload(token)
    const { id } = await at.app.call(contractCalls.create, { body: testContract(houseId, [url]) }, { token })
    await at.app.db
      .updateTable('account')
      .set({ firstBilagDate: '2026-10-21' as never })
      .where('id', '=', account)
      .execute()
    expect(await refusal(at.app.call(contractCalls.create, { body: testContract(houseId, [url]) }, { token }))).toEqual(
      [402, 'endOf30Days', undefined],
    )
    await at.app.call(
      contractCalls.update,
      { ...params(id), body: testContract(houseId, [url], { other: '' }) },
      { token },
    )
    await at.app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', account).execute()
    await at.app.call(contractCalls.create, { body: testContract(houseId, [url]) }, { token })
  })
})

it('a new key reaches the birth dates', async () => {
  const { id } = await create()
  const next = createEncryption([{ id: 'next', secret: randomBytes(32) }])
  const encryption = {
    ...next,
    decrypt: (value: string, context: string) =>
      next.isCurrent(value) ? next.decrypt(value, context) : at.app.encryption.decrypt(value, context),
  }
  await rotateKeys({ db: at.app.db, encryption, tables: encryptedTables.filter(({ table }) => table === 'contract') })
  const { tenant_birthday } = await at.app.db
    .selectFrom('contract')
    .select('tenant_birthday')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(next.decrypt(tenant_birthday, `contract.tenant_birthday.${id}`)).toBe('1990-05-17')
})
