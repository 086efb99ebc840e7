import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../src/app/server/test-app'
import { accountCalls } from '../src/landlord/account/calls'
import { makersOf, vouchersOf } from './kinds-of-vouchers'
import { isFullRun, sizes } from './run'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const answer = (work: Promise<unknown>) =>
  work.then(
    () => 'made',
    (error: unknown) => (error instanceof CallRefused ? `${error.status} ${error.body.message}` : String(error)),
  )

describe('the free cap', () => {
  // In `npm test`, proof/limits.test.ts has one race of this kind.
  it.runIf(isFullRun).each(Array.from({ length: sizes.rounds }, (_, i) => i + 1))(
    'holds exactly 21 of 200 vouchers of all kinds made at the same time, round %i',
    async () => {
      const person = await app.landlord()
      const { makers, trash, draft } = await makersOf(app, person)
      const restores = [await trash('bilag'), await trash('income-bilag'), await trash('depreciation-bilag')]
      // Repeats and contracts make several vouchers in one action. The first repeat needs more places than there are.
      const ways = [
        makers.bilag,
        makers.archived,
        makers['income-bilag'],
        makers['depreciation-bilag'],
        makers.personal,
        () => makers.bilag({ repeat: 'weekly', date: '2026-07-26' }),
        makers.contract,
      ]
      // The rents of one contract are booked already. The rents of the other contracts get the remaining places, or
      // come too late for them.
      await (
        await draft('2026-09-01')
      )()
      const signatures = [await draft('2026-09-01'), await draft('2026-09-01')]
      const creates = Array.from({ length: 200 }, (_, i) => ways[i % ways.length]!)
      const [restored, made] = await Promise.all([
        Promise.all(restores.map((restore) => answer(restore()))),
        Promise.all([...signatures, ...creates].map((create) => answer(create()))),
      ])
      expect(restored).toEqual(['made', 'made', 'made'])
      expect([...new Set(made)].toSorted()).toEqual(['402 freeLimit', 'made'])
      const { free } = await app.call(accountCalls.profile, {}, { token: person.token })
      expect([await vouchersOf(app, person.id), free!.used]).toEqual([21, 21])
    },
  )
})
