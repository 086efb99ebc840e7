import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { addTime, type Instant } from '../../base/kit/day'
import { accountCalls } from '../account/calls'
import { hashOf } from '../../base/call/secret-hash'
import { sweepSessions } from './service-session'

let app: TestApp
const start = '2026-11-01T10:00:00.000Z' as Instant
const after = ({ days = 0, hours = 0, ms = 0 }) => addTime(start, (days * 24 + hours) * 3_600_000 + ms)
beforeAll(async () => void (app = await testApp({ now: start })))
beforeEach(() => app.setNow(start))
afterAll(() => app.close())

const lives = (token: string) =>
  app.call(accountCalls.profile, {}, { token }).then(
    () => true,
    () => false,
  )
const row = (token: string) =>
  app.db.selectFrom('session').selectAll().where('tokenHash', '=', hashOf(token)).executeTakeFirst()

describe('a session', () => {
  it('is over after 7 days without use', async () => {
    const { token } = await app.landlord({ finished: false })
    app.setNow(after({ days: 7 }))
    expect(await lives(token)).toBe(false)
    app.setNow(after({ days: 7, ms: -1 }))
    expect(await lives(token)).toBe(true)
  })

  it('is over after 30 days however much it is used', async () => {
    const { token } = await app.landlord({ finished: false })
    for (let days = 5; days < 30; days += 5) {
      app.setNow(after({ days }))
      expect(await lives(token)).toBe(true)
    }
    app.setNow(after({ days: 30, ms: -1 }))
    expect(await lives(token)).toBe(true)
    app.setNow(after({ days: 30 }))
    expect(await lives(token)).toBe(false)
  })

  it('notes its use at most every five minutes', async () => {
    const { token } = await app.landlord({ finished: false })
    const five = 5 * 60_000
    app.setNow(after({ ms: five - 1 }))
    await lives(token)
    expect((await row(token))!.seen_at).toBe(start)
    app.setNow(after({ ms: five }))
    await Promise.all(Array.from({ length: 10 }, () => lives(token)))
    expect((await row(token))!.seen_at).toBe(after({ ms: five }))
  })

  it('is not opened by its stored hash, a wrong token or another scheme', async () => {
    const { token } = await app.landlord({ finished: false })
    for (const scheme of ['bearer', 'BEARER'])
      expect(
        (await app.raw('GET', '/api/profile', undefined, { headers: { authorization: `${scheme} ${token}` } })).status,
      ).toBe(200)
    for (const wrong of [hashOf(token), `${token}A`, token.slice(1), 'x'.repeat(43)])
      expect(await lives(wrong)).toBe(false)
    expect(
      (await app.raw('GET', '/api/profile', undefined, { headers: { authorization: `Basic ${token}` } })).status,
    ).toBe(401)
    expect((await app.raw('GET', `/api/profile?token=${token}`, undefined)).status).toBe(401)
  })

  it('leaves the table when it is over, and only then', async () => {
    const { token: active } = await app.landlord({ finished: false })
    const { token: idle } = await app.landlord({ finished: false })
    app.setNow(after({ days: 6 }))
    await lives(active)
    await sweepSessions(app.db, after({ days: 7 }))
    expect(await row(active)).toBeDefined()
    expect(await row(idle)).toBeUndefined()
    await sweepSessions(app.db, after({ days: 30 }))
    expect(await row(active)).toBeUndefined()
  })
})
