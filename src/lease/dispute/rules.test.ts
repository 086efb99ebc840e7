import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { ClaimFacts, GivenNotice } from './model'
import { claimSum, disputeClaims, disputeLimits } from './rules-claim'

const item = (kind: 'rent' | 'damage', sum: number) => ({
  kind,
  text: 'x',
  sum: ore(sum),
  photos: [],
  handoverItem: null,
})
const facts = (more: Partial<ClaimFacts> = {}): ClaimFacts => ({
  isFollowed: true,
  owed: ore(0),
  owedMonths: '',
  interest: ore(0),
  lacksRates: false,
  fees: ore(0),
  settlement: null,
  deposit: ore(0),
  fromDeposit: ore(0),
  notices: [],
  isLet: false,
  tenants: 1,
  ...more,
})
const sums = (more: Partial<ClaimFacts>) => disputeClaims(facts(more)).map(({ sum }) => sum)

describe('a claim', () => {
  it('has the rent of the rent account, and not that of the settlement beside it', () => {
    const settlement = { items: [item('rent', 900), item('damage', 400)], owed: ore(900) }
    expect(sums({ owed: ore(1000), interest: ore(50), settlement })).toEqual([1000, 50, 400])
    expect(sums({ isFollowed: false, settlement })).toEqual([900, 400])
  })

  it('is less by what the deposit paid, but not by the rent that the rent account has as paid', () => {
    const settlement = { items: [item('rent', 900), item('damage', 400)], owed: ore(900) }
    // 1 100 were paid: 900 of rent, which the account doesn't owe any more, and 200 of the damage.
    const claims = disputeClaims(facts({ settlement, fromDeposit: ore(1100) }))
    expect(claims.map(({ sum }) => sum)).toEqual([400, -200])
    expect(claimSum(claims)).toBe(200)
  })

  it('asks for no more of the deposit than is there', () =>
    expect(disputeClaims(facts({ owed: ore(100_000), deposit: ore(60_000) })).at(-1)).toMatchObject({
      text: expect.stringContaining('kr\u00a0600'),
      sum: null,
    }))

  it('asks for none of the deposit while the tenancy runs, because it secures what may still come (§ 3-5)', () => {
    const owed = { owed: ore(100_000), deposit: ore(60_000) }
    expect(disputeClaims(facts({ ...owed, isLet: true })).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Leie/),
    ])
    expect(disputeClaims(facts(owed))).toHaveLength(2)
  })

  it.each([
    [true, 1, ', at leieforholdet opphører 28.02.2027, og at leietakeren plikter å fravike boligen innen 28.02.2027.'],
    [true, 2, 'og at leietakerne plikter å fravike boligen innen 28.02.2027.'],
    [false, 1, 'er gyldig, og at leieforholdet opphører 28.02.2027.'],
  ])('about a notice, with a dwelling that is let: %j, %i tenants', (isLet, tenants, text) => {
    const notice = (lastDay: string | null): GivenNotice => ({
      writtenOn: day('2026-11-20'),
      receivedOn: null,
      lastDay: lastDay === null ? null : day(lastDay),
      protest: { on: day('2026-11-21'), until: null, sueBy: null },
    })
    const [claim] = disputeClaims(facts({ notices: [notice('2027-02-28')], isLet, tenants }))
    expect(claim!.text).toContain(text)
    expect(claim!.law.endsWith('10-2')).toBe(isLet)
    expect(disputeClaims(facts({ notices: [notice(null)], isLet }))[0]!.text).toMatch(/er gyldig\.$/)
  })

  it('is none without money and without a protest', () => {
    const notice: GivenNotice = { writtenOn: day('2026-11-20'), receivedOn: null, lastDay: null, protest: null }
    expect(disputeClaims(facts({ notices: [notice] }))).toEqual([])
    expect(claimSum([])).toBeNull()
  })
})

describe('the last days', () => {
  const notice = (on: string): GivenNotice => ({
    writtenOn: day('2026-11-20'),
    receivedOn: day('2026-11-20'),
    lastDay: day('2027-02-28'),
    protest: { on: day(on), until: day('2026-12-21'), sueBy: day('2027-03-22') },
  })
  it('are there after a protest in time, and not after a late one, which is said instead', () => {
    expect(disputeLimits([notice('2026-12-21')], null).map(({ on }) => on)).toEqual(['2027-03-22'])
    expect(disputeLimits([notice('2026-12-22')], null)).toEqual([])
    expect(disputeClaims(facts({ notices: [notice('2026-12-22')] }))[0]!.text).toContain('etter fristen')
    expect(disputeClaims(facts({ notices: [notice('2026-12-21')] }))[0]!.text).not.toContain('etter fristen')
  })

  it('are in their order', () => {
    const until = { noticedOn: day('2026-11-16'), until: day('2026-12-21') }
    expect(disputeLimits([notice('2026-12-01')], until).map(({ on }) => on)).toEqual(['2026-12-21', '2027-03-22'])
  })
})
