import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, testPassword, type TestApp } from '../../app/server/test-app'
import { accountCalls } from '../account/calls'
import { sessionCalls } from './calls-session'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
beforeEach(() => app.setNow('2026-11-20T10:00:00.000Z'))
afterAll(() => app.close())

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const login = (email: string, agent: string) => app.login(email, testPassword, { headers: { 'user-agent': agent } })
const list = (token: string) => app.call(sessionCalls.list, {}, { token })
const end = (token: string, id: number) => app.call(sessionCalls.end, { params: { id: String(id) } }, { token })
const newDeviceMails = async (email: string) =>
  (await app.mails()).filter(({ to, subject }) => to === email && /new device/i.test(subject))

describe('the sessions of an account', () => {
  it('are listed with their devices and their own one marked, the last used first', async () => {
    const { email, token } = await app.landlord({ finished: false })
    app.setNow('2026-11-20T12:30:00.000Z')
    const other = await login(email, phone)
    app.setNow('2026-11-20T14:00:00.000Z')
    // Listing the sessions uses the first session.
    const found = await list(token)
    expect(
      found.map(({ current, agent, created_at, last_used_at }) => ({ current, agent, created_at, last_used_at })),
    ).toEqual([
      expect.objectContaining({
        current: true,
        created_at: '2026-11-20T10:00:00.000Z',
        last_used_at: '2026-11-20T14:00:00.000Z',
      }),
      {
        current: false,
        agent: phone,
        created_at: '2026-11-20T12:30:00.000Z',
        last_used_at: '2026-11-20T12:30:00.000Z',
      },
    ])
    app.setNow('2026-11-20T16:00:00.000Z')
    expect((await list(other.accessToken)).map(({ current }) => current)).toEqual([true, false])
  })

  it('leaves out those that are over', async () => {
    const { email, token } = await app.landlord({ finished: false })
    app.setNow('2026-11-26T10:00:00.000Z')
    const other = await login(email, windows)
    expect(await list(other.accessToken)).toHaveLength(2)
    app.setNow('2026-11-27T10:00:00.000Z')
    expect(await list(other.accessToken)).toHaveLength(1)
    await expect(list(token)).rejects.toMatchObject({ status: 401 })
  })

  it('leaves out one that is over after 30 days, however lately it was used', async () => {
    const { email, token } = await app.landlord({ finished: false })
    for (const day of ['11-26', '12-02', '12-08', '12-14', '12-20']) {
      app.setNow(`2026-${day}T09:00:00.000Z`)
      await list(token)
    }
    const { accessToken } = await login(email, windows)
    expect(await list(accessToken)).toHaveLength(2)
    app.setNow('2026-12-20T10:00:00.000Z')
    expect(await list(accessToken)).toHaveLength(1)
  })

  it('are ended one by one, never somebody else’s', async () => {
    const [mine, other] = [await app.landlord({ finished: false }), await app.landlord({ finished: false })]
    const lost = await login(mine.email, phone)
    const { id } = (await list(mine.token)).find(({ current }) => !current)!
    await expect(end(other.token, id)).rejects.toMatchObject({ status: 404 })
    expect(await list(lost.accessToken)).toHaveLength(2)
    await end(mine.token, id)
    await expect(list(lost.accessToken)).rejects.toMatchObject({ status: 401 })
    await expect(end(mine.token, id)).rejects.toMatchObject({ status: 404 })
    const [own] = await list(mine.token)
    await end(mine.token, own!.id)
    await expect(list(mine.token)).rejects.toMatchObject({ status: 401 })
  })
})

describe('a login from a device that was never used', () => {
  it('is told by mail, once, in the language of the account; a known one is not', async () => {
    const { email, token } = await app.landlord({ finished: false })
    await app.call(accountCalls.saveLanguage, { body: { language: 'nb' } }, { token })
    expect(await newDeviceMails(email)).toEqual([])
    await Promise.all([login(email, windows), login(email, windows), login(email, windows)])
    await login(email, windows.replace('131', '132'))
    const mails = (await app.mails()).filter(({ to, subject }) => to === email && /ny enhet/i.test(subject))
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('Chrome på Windows')
    expect(mails[0]!.text).toContain('20.11.2026')
    expect(mails[0]!.text).toContain('http://husbok.test/reset-password')
  })

  it('is told for a link too, and not for a login that is refused', async () => {
    const { email } = await app.landlord({ finished: false })
    await expect(app.login(email, 'Wrong-1234', { headers: { 'user-agent': phone } })).rejects.toMatchObject({
      status: 422,
    })
    expect(await newDeviceMails(email)).toEqual([])
    const welcome = (await app.mails()).find(({ to, text }) => to === email && text.includes('by-url'))!
    const code = /token=([\w-]+)/.exec(welcome.text)![1]!
    await app.loginByCode(code, { headers: { 'user-agent': phone } })
    expect(await newDeviceMails(email)).toHaveLength(1)
  })
})
