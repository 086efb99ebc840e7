import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { houseCalls } from './calls'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const ola = { name: 'Ola Nordmann', share: 50 }
const facts = (from_year: number, home_use = 'let_only', co_owners: object[] = []) => ({
  from_year,
  co_owners,
  holiday_home: home_use === 'own_cabin',
  home_use,
})

describe('owners and use of a house', () => {
  const house = async (more: object = {}) => {
    const { token } = await app.landlord()
    const as = { token }
    const { id } = await app.call(houseCalls.create, { body: { ...testHouse, ...more } }, as)
    const params = { id: String(id) }
    return {
      params,
      as,
      change: (body: object) => app.call(houseCalls.update, { params, body: { ...testHouse, ...body } }, as),
      read: () => app.call(houseCalls.read, { params }, as),
    }
  }

  it('hold for all years until another year has its own, and from then on until the next one', async () => {
    const it = await house({ home_use: 'own_home' })
    expect((await it.read()).years).toEqual([facts(0, 'own_home')])
    // The clock of the tests is in 2026.
    await it.change({ home_use: 'own_home', co_owners: [ola] })
    await it.change({ home_use: 'own_cabin', from_year: 2023 })
    await it.change({ co_owners: [ola], from_year: 2024 })
    const years = [facts(0, 'own_home'), facts(2023, 'own_cabin'), facts(2024, 'let_only', [ola])]
    const now = facts(2026, 'own_home', [ola])
    expect(await it.read()).toMatchObject({ home_use: 'own_home', co_owners: [ola], years: [...years, now] })
    // The year 2024 already has facts of its own. So this change applies only to 2024.
    const changed = await it.change({ from_year: 2024 })
    expect(changed.years).toEqual([...years.slice(0, 2), facts(2024), now])
    expect(changed).toMatchObject({ home_use: 'own_home', co_owners: [ola] })
    expect(await app.call(houseCalls.list, {}, it.as)).toContainEqual(changed)
  })

  it('stay as they are where a house is called otherwise', async () => {
    const it = await house({ co_owners: [ola] })
    expect(await it.change({ name: 'Ny', co_owners: [ola] })).toMatchObject({
      name: 'Ny',
      years: [facts(0, 'let_only', [ola])],
    })
    // A year that the landlord names is stored, even if its facts don't change.
    const { years } = await it.change({ co_owners: [ola], from_year: 2025 })
    expect(years).toEqual([facts(0, 'let_only', [ola]), facts(2025, 'let_only', [ola])])
  })

  it('are those of an own cabin for a holiday home', async () => {
    const it = await house({ holiday_home: true })
    expect(await it.read()).toMatchObject({ holiday_home: true, home_use: 'own_cabin', years: [facts(0, 'own_cabin')] })
    expect(await it.change({ holiday_home: true, home_use: 'own_home', from_year: 2025 })).toMatchObject({
      years: [facts(0, 'own_cabin'), facts(2025, 'own_cabin')],
    })
  })

  it.each([1899, 2028, 2025.5, '2025', null])('are refused from %j on', async (from_year) => {
    const it = await house()
    await expect(it.change({ from_year })).rejects.toMatchObject({
      body: { fields: { from_year: expect.any(String) } },
    })
    expect((await it.read()).years).toHaveLength(1)
  })

  it.each([
    [{ home_use: 'rented' }, 'home_use'],
    [{ co_owners: [{ name: 'Ola', share: 100 }], from_year: 2025 }, 'co_owners.0.share'],
  ])('are refused with %j', async (body, field) => {
    const it = await house()
    await expect(it.change(body)).rejects.toMatchObject({ body: { fields: { [field]: expect.any(String) } } })
  })

  it('come back with a house that was deleted', async () => {
    const it = await house()
    await it.change({ co_owners: [ola], from_year: 2024 })
    const { params } = it
    await app.call(houseCalls.remove, { params }, it.as)
    const restored = await app.call(houseCalls.restore, { params }, it.as)
    expect(restored).toMatchObject({ co_owners: [ola], years: [facts(0), facts(2024, 'let_only', [ola])] })
  })

  it('of another year count as a change that another editor has made', async () => {
    const it = await house()
    const path = `/api/house/${it.params.id}`
    const { headers } = await app.raw('GET', path, undefined, it.as)
    await it.change({ co_owners: [ola], from_year: 2024 })
    await it.change({ from_year: 2025 })
    const late = { ...it.as, headers: { 'if-match': String(headers['etag']) } }
    expect((await app.raw('PUT', path, testHouse, late)).status).toBe(409)
  })
})
