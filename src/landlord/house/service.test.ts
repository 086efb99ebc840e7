import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { unzip } from '../../base/file/test-zip'
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

describe('the rules of a house', () => {
  const uses = async (url: string) =>
    (await app.db.selectFrom('document').select('uses').where('id', '=', url.split('/').at(-1)!).executeTakeFirst())
      ?.uses
  const fileOf = async (token: string, name: string, text = name) =>
    (JSON.parse((await app.upload(token, name, samplePdf(text))).body) as { url: string }).url

  it('are files that are kept, shown in their order, replaced and exported', async () => {
    const { token, houseId } = await app.landlord()
    const [rules, articles] = [await fileOf(token, 'regler.pdf'), await fileOf(token, 'vedtekter.pdf')]
    const update = (house_rules: readonly string[]) =>
      app.call(
        houseCalls.update,
        { ...params(houseId), body: { ...testHouse, house_rules: [...house_rules] } },
        { token },
      )
    const changed = await update([articles, rules])
    expect(changed.house_rules).toEqual([articles, rules])
    expect(changed.house_rules_files.map(({ name, type, url }) => [name, type, url])).toEqual([
      ['vedtekter.pdf', 'application/pdf', articles],
      ['regler.pdf', 'application/pdf', rules],
    ])
    expect((await app.call(houseCalls.list, {}, { token }))[0]).toEqual(changed)
    const zip = unzip((await app.raw('GET', '/api/export', undefined, { token })).bytes)
    expect([...zip.keys()].filter((path) => /(?:vedtekter|regler)\.pdf$/.test(path))).toHaveLength(2)
    await update([rules])
    expect([await uses(articles), await uses(rules)]).toEqual([undefined, 1])
    expect((await update([])).house_rules_files).toEqual([])
    expect(await uses(rules)).toBeUndefined()
  })

  it('are the landlord’s own, also of a new house', async () => {
    const { token, houseId } = await app.landlord()
    const stranger = await app.landlord()
    const [own, theirs] = [await fileOf(token, 'regler.pdf'), await fileOf(stranger.token, 'andres.pdf')]
    const created = await app.call(houseCalls.create, { body: { ...testHouse, house_rules: [own] } }, { token })
    expect([created.house_rules, await uses(own)]).toEqual([[own], 1])
    for (const work of [
      app.raw('POST', '/api/house', { ...testHouse, house_rules: [theirs] }, { token }),
      app.raw('PUT', `/api/house/${houseId}`, { ...testHouse, house_rules: [theirs] }, { token }),
    ]) {
      const { status, body } = await work
      expect([status, JSON.parse(body)]).toMatchObject([422, { fields: { house_rules: 'files.unknown' } }])
    }
    expect((await app.call(houseCalls.read, params(houseId), { token })).house_rules).toEqual([])
  })
})
