import { describe, expect, it } from 'vitest'
import { profileCalls } from '../../landlord/account/calls-profile'
import { testPassword, testProfile } from '../../app/server/test-app'
import { readPdf } from '../../base/pdf/test-pdf'
import { paperCalls } from '../document/calls'
import { contractFixture } from './test-contract-calls'

const { at, create, read, update, sign, params, refusal } = contractFixture()
const nav = { kind: 'nav', by: 'NAV Frogner', sum: 30_000 } as const

describe('a guarantee', () => {
  it('comes back as it was written, changes, goes, and stands in the lease', async () => {
    const { id, guarantee } = await create({ guarantee: nav })
    expect(guarantee).toEqual({ ...nav, sum: 3_000_000, until: null })
    expect((await update(id, { guarantee: { ...nav, until: '2027-06-30' } })).guarantee!.until).toBe('2027-06-30')
    const { url } = await at.app.call(
      paperCalls.paper,
      { ...params(id), query: { lang: 'nb' } },
      { token: at.kari.token },
    )
    const { text } = await readPdf((await at.app.raw('GET', url, undefined, {})).bytes)
    expect(text).toContain('NAV Frogner')
    expect((await update(id)).guarantee).toBeNull()
    expect((await read(id)).guarantee).toBeNull()
  })

  it('is with the deposit at most six months’ rent', async () => {
    const own = { deposit_sum: 50_000, deposit_account: '86011117947', deposit_payment_deadline: '2026-12-01' }
    expect(await refusal(create({ ...own, guarantee: nav }))).toEqual([422, 'invalid', { 'guarantee.sum': 'Max' }])
  })
})

describe('a guarantee of nothing, or that ends before the lease starts', () => {
  const start = { start_date: '2026-12-01', first_payment_date: '2026-12-01' }
  it.each([
    [{ sum: 0 }, { 'guarantee.sum': 'aboveZero' }],
    [{ until: '2026-11-30' }, { 'guarantee.until': 'startAfterEnd' }],
  ])('is refused when the lease is written and when it is changed: %o', async (changes, errors) => {
    const guarantee = { ...nav, ...changes }
    expect(await refusal(create({ ...start, guarantee }))).toEqual([422, 'invalid', errors])
    const { id } = await create({ ...start, guarantee: { ...nav, until: '2026-12-01' } })
    expect(await refusal(update(id, { ...start, guarantee }))).toEqual([422, 'invalid', errors])
  })
})

describe('the account of a deposit', () => {
  const own = { deposit_sum: 36_000, deposit_payment_deadline: '2026-12-01' }
  const refused = [422, 'invalid', { deposit_account: 'ownAccount' }]
  const profile = (iban: string) =>
    at.app.call(
      profileCalls.saveProfile,
      { body: { ...testProfile, iban, password: testPassword } },
      { token: at.kari.token },
    )

  it('is not the landlord’s own, however either is written: when it is written, changed and signed', async () => {
    await profile('86011117947')
    for (const deposit_account of ['86011117947', '8601 11 17947', 'no93 8601 1117 947'])
      expect(await refusal(create({ ...own, deposit_account }))).toEqual(refused)
    const { id } = await create({ ...own, deposit_account: 'NO8330001234567' })
    expect(await refusal(update(id, { ...own, deposit_account: 'NO9386011117947' }))).toEqual(refused)
    await profile('NO8330001234567')
    expect(await refusal(sign(id))).toEqual(refused)
    await profile('NO9386011117947')
    expect((await sign(id)).signatureType).toBe('manual')
  })
})
