import { afterAll, beforeAll, expect, it } from 'vitest'
import { allCalls } from '../../app/server/module-list'
import { testApp, type TestApp } from '../../app/server/test-app'
import { countryCalls } from './calls'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

it('is answered to anybody, and may be kept for a day', async () => {
  const list = await app.call(countryCalls.list, {})
  expect(list).toContainEqual({
    alpha_2_code: 'NO',
    en_short_name: 'Norway',
    no_short_name: 'Norge',
    nationality: 'Norwegian',
    no_nationality: 'Norsk',
  })
  const { status, headers } = await app.raw('GET', '/api/contract/get-iso-country-list', undefined)
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
})

it('only what is the same for everybody may be kept by a cache', () => {
  const cached = allCalls.filter((row) => row.maxAge > 0)
  expect(cached.map((row) => row.name)).toContain(countryCalls.list.name)
  expect(cached.filter((row) => row.access !== 'public' || row.method !== 'GET')).toEqual([])
})
