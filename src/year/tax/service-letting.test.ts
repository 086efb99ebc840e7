import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../../app/server/test-app'
import { expenseCalls } from '../../books/expense/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { taxCalls } from './calls'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  const [supplier] = await app.call(supplierCalls.list, {}, as())
  const cost = { cost_type: 'municipal_taxes', repeat: 'never', franchise: 100, supplierId: supplier!.id }
  const body = { ...cost, description: 'Kommunen', date: '2025-02-01', houseId: kari.houseId, sum: 4000 }
  await app.call(expenseCalls.create, { body: body as never }, as())
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const as = () => ({ token: kari.token })
const answer = (more: object = {}) =>
  app.call(
    taxCalls.answerLetting,
    { body: { houseId: kari.houseId, year: 2025, offered_for_rent: false, ...more } },
    as(),
  )
const checks = async () =>
  (await app.call(taxCalls.checkList, { query: { year: '2025' } }, as())).map(({ kind }) => kind)
const figures = async () => (await app.call(taxCalls.figures, { query: { year: '2025' } }, as()))[0]!
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message, error.body.fields] : [(error as Error).message],
  )

describe('what is said of the months without rent', () => {
  it('is asked in the check list until it is answered, and kept', async () => {
    expect(await checks()).toContain('costsOutside')
    expect(await figures()).toMatchObject({ state: 'entered', lines: { net: -400_000 } })
    expect(await answer()).toEqual({ houseId: kari.houseId, year: 2025, offered_for_rent: false })
    expect(await checks()).not.toContain('costsOutside')
    expect(await figures()).toMatchObject({ state: 'empty', outside: { offered_for_rent: false, sum: 400_000 } })
    await answer({ offered_for_rent: true })
    expect(await checks()).not.toContain('costsOutside')
    expect(await figures()).toMatchObject({ state: 'entered', lines: { net: -400_000 } })
  })

  it('is of one’s own houses, and yes or no', async () => {
    const ola = await app.landlord()
    expect(await refusal(answer({ houseId: ola.houseId }))).toEqual([404, 'notFound', undefined])
    expect(await refusal(answer({ offered_for_rent: null }))).toEqual([
      422,
      'invalid',
      { offered_for_rent: 'required' },
    ])
    expect((await refusal(answer({ offered_for_rent: 'ja' })))[0]).toBe(422)
  })
})
