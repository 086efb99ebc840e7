import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../src/app/server/test-app'
import { addDays, addTime, type Day, type Instant } from '../src/base/kit/day'
import { repeatCalls } from '../src/books/repeat/calls'
import { accountCalls } from '../src/landlord/account/calls'
import { makersOf } from './kinds-of-vouchers'

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

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', hour: '2-digit', hourCycle: 'h23' })

/** The moment at which that day begins in Oslo, computed without the product: 22:00 or 23:00 UTC of the previous day. */
function midnight(day: Day): Instant {
  const found = [22, 23]
    .map((hour) => `${addDays(day, -1)}T${hour}:00:00.000Z` as Instant)
    .find((at) => clock.format(new Date(at)) === '00')
  if (!found) throw new Error(`no midnight of ${day}`)
  return found
}

/** Days of the first voucher or contract. The trials include a leap day and the turn of a year. */
const firstDays = ['2026-12-05', '2028-02-05'] as Day[]

describe.each(firstDays)('a trial that begins on %s', (first) => {
  it.each([
    [27, 'open', 'made'],
    [28, 'warning', 'made'],
    [29, 'warning', 'made'],
    [30, 'blocked', '402 endOf30Days'],
    [31, 'blocked', '402 endOf30Days'],
  ])('is on day %i, from its first second to its last, %s', async (number, state, expected) => {
    app.setNow(addTime(midnight(first), 1000))
    const person = await app.landlord()
    const { makers } = await makersOf(app, person)
    const repeat = await makers.bilag({ repeat: 'weekly', date: first })
    const begins = midnight(addDays(first, number))
    const ends = midnight(addDays(first, number + 1))
    const meet = async (now: Instant) => {
      app.setNow(now)
      await app.db
        .updateTable('session')
        .set({ seen_at: now, ends_at: addTime(now, 1e9) })
        .where('account_id', '=', person.id)
        .execute()
      return (await app.call(accountCalls.profile, {}, { token: person.token })).trial!
    }
    // A second earlier it was still the previous day.
    expect((await meet(addTime(begins, -1000))).day).toBe(number - 1)
    for (const now of [begins, addTime(begins, 1000), addTime(ends, -1000)]) {
      expect(await meet(now)).toEqual({ day: number, state })
      for (const make of Object.values(makers)) expect(await answer(make())).toBe(expected)
      // A repeat can be started exactly when a voucher can be created.
      expect(
        await answer(app.call(repeatCalls.startRepeat, { params: { id: String(repeat.id) } }, { token: person.token })),
      ).toBe(expected)
      expect(await answer(app.call(repeatCalls.resumeRepeats, { body: {} }, { token: person.token }))).toBe(expected)
    }
  })
})
