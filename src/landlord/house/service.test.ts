import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { accountCalls } from '../account/calls'
import { houseCalls } from './calls'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const params = (id: number) => ({ params: { id: String(id) } })
const named = (name: string) => ({ body: { ...testHouse, name } })
const counter = async (account: number) =>
  (await app.db.selectFrom('account').select('houses').where('id', '=', account).executeTakeFirstOrThrow()).houses
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error as Error).message,
  )

describe('houses', () => {
  it('are listed in the order they were added, with every field', async () => {
    const { token, houseId } = await app.landlord()
    const full = {
      ...testHouse,
      name: 'Åsgård 1',
      property_number: 208,
      holding_number: 0,
      lease_number: null,
      section_number: 3,
      share_number: 17,
      municipality_number: '0301',
      organisation_number: '974760673',
      holiday_home: true,
      co_owners: [
        { name: 'Ola Nordmann', share: 33.33 },
        { name: 'Åse Berg', share: 0.01 },
      ],
    }
    const created = await app.call(houseCalls.create, { body: full }, { token })
    expect(created).toMatchObject({ ...full, depreciationYears: [], created_at: app.now(), updated_at: app.now() })
    const houses = await app.call(houseCalls.list, {}, { token })
    expect(houses.map((house) => house.id)).toEqual([houseId, created.id])
    expect(houses[1]).toEqual(created)
    expect(houses[0]).toMatchObject({ holiday_home: false, co_owners: [] })
  })

  it('have co-owners that another editor’s change is compared with', async () => {
    const { token, houseId } = await app.landlord()
    const [path, co_owners] = [`/api/house/${houseId}`, [{ name: 'Ola Nordmann', share: 50 }]]
    const { headers } = await app.raw('GET', path, undefined, { token })
    const changed = await app.call(
      houseCalls.update,
      { ...params(houseId), body: { ...testHouse, co_owners } },
      { token },
    )
    expect(changed).toMatchObject({ co_owners })
    const late = { token, headers: { 'if-match': String(headers['etag']) } }
    const answer = await app.raw('PUT', path, testHouse, late)
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
      409,
      { message: 'changedMeanwhile', current: { co_owners } },
    ])
    expect(await app.call(houseCalls.update, { ...params(houseId), body: testHouse }, { token })).toMatchObject({
      co_owners: [],
    })
  })

  it('finish the registration with the first one', async () => {
    const { token } = await app.landlord({ finished: false })
    expect((await app.call(accountCalls.profile, {}, { token })).is_register_finished).toBe(false)
    await app.call(houseCalls.create, { body: testHouse }, { token })
    expect((await app.call(accountCalls.profile, {}, { token })).is_register_finished).toBe(true)
  })

  it('are four after 100 parallel requests for one', async () => {
    const { token, id } = await app.landlord()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => refusal(app.call(houseCalls.create, named(`Hus ${i}`), { token }))),
    )
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(3)
    expect(new Set(answers)).toEqual(new Set(['none', 'houseLimit']))
    expect(await app.call(houseCalls.list, {}, { token })).toHaveLength(4)
    expect(await counter(id)).toBe(4)
  })

  it('keep one, however many deletions come at once', async () => {
    const { token, id } = await app.landlord()
    for (const name of ['Hus 2', 'Hus 3', 'Hus 4']) await app.call(houseCalls.create, named(name), { token })
    const houses = await app.call(houseCalls.list, {}, { token })
    const answers = await Promise.all(
      [...houses, ...houses].map((house) => refusal(app.call(houseCalls.remove, params(house.id), { token }))),
    )
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(3)
    expect(await app.call(houseCalls.list, {}, { token })).toHaveLength(1)
    expect(await counter(id)).toBe(1)
    const [last] = await app.call(houseCalls.list, {}, { token })
    expect(await refusal(app.call(houseCalls.remove, params(last!.id), { token }))).toBe('lastHouse')
  })

  it('leave room for another when one is deleted, which is gone for every call', async () => {
    const { token, houseId } = await app.landlord()
    for (const name of ['Hus 2', 'Hus 3', 'Hus 4']) await app.call(houseCalls.create, named(name), { token })
    await app.call(houseCalls.remove, params(houseId), { token })
    await app.call(houseCalls.create, named('Hus 5'), { token })
    expect(await refusal(app.call(houseCalls.update, { ...params(houseId), body: testHouse }, { token }))).toBe(
      'notFound',
    )
    expect(await refusal(app.call(houseCalls.remove, params(houseId), { token }))).toBe('notFound')
  })

  it('are changed by their owner only; a foreign one is as missing as one that never was', async () => {
    const [kari, ola] = [await app.landlord(), await app.landlord()]
    const changed = await app.call(
      houseCalls.update,
      { ...params(kari.houseId), ...named('Ny') },
      { token: kari.token },
    )
    expect(changed.name).toBe('Ny')
    for (const id of [kari.houseId, 999_999]) {
      expect(await refusal(app.call(houseCalls.update, { ...params(id), ...named('Min') }, { token: ola.token }))).toBe(
        'notFound',
      )
      expect(await refusal(app.call(houseCalls.remove, params(id), { token: ola.token }))).toBe('notFound')
    }
    expect((await app.call(houseCalls.list, {}, { token: kari.token }))[0]?.name).toBe('Ny')
  })
})
