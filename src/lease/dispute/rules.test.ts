import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { ClaimFacts, GivenNotice } from './model'
import { blackout, isClean, withTexts } from './rules-blackout'
import { claimSum, disputeClaims, disputeLimits } from './rules-claim'

const black = blackout({
  accounts: ['NO9386011117947'],
  contacts: ['per@example.no', '+47 90 01 23 45'],
  thirdPersons: ['Grete Garantist', ''],
})

describe('what is blacked out', () => {
  it.each([
    ['a number of identity', 'Fnr. 17059012345.', 'Fnr. [sladdet].'],
    ['one in two parts', '170590 12345', '[sladdet]'],
    ['one with a hyphen', '170590-12345', '[sladdet]'],
    ['one with points', '17.05.90 12345', '[sladdet]'],
    ['one in the boxes of a form', '1 7 0 5 9 0 1 2 3 4 5', '[sladdet]'],
    ['one over two lines', '170590\n12345', '[sladdet]'],
    ['one in groups', '170590 123 45', '[sladdet]'],
    ['somebody’s account', 'Til 1234.56.78903', 'Til [sladdet]'],
    ['somebody’s IBAN', 'NO12 3456 7890 312', '[sladdet]'],
    ['a foreign IBAN', 'DE89 3704 0044 0532 0130 00', '[sladdet]'],
    ['somebody’s e-mail address', 'nabo@example.no sa det', '[sladdet] sa det'],
    ['somebody’s phone', 'ring 411 22 333', 'ring [sladdet]'],
    ['a third person', 'grete garantist betaler', '[sladdet] betaler'],
  ])('%s', (_what, text, expected) => expect(black(text)).toBe(expected))

  it.each([
    '8601 11 17947',
    'NO93 8601 1117 947',
    '86011117947',
    'per@example.no',
    '+47 90 01 23 45',
    'Betalt 01.12.2026 500 kr',
    'kr 12 345 678',
    'Måler 707057500012345678',
    'Margrete Garantisten',
    'Måler 7359992890, 12345,6',
    'Fra 01.01.2026 til 31.12.2026',
  ])('but not %s', (text) => expect(black(text)).toBe(text))

  it('in every text of a value', () => {
    const value = { a: ['17059012345', 1, null], b: { c: 'Sluk' } }
    expect(withTexts(value, black)).toEqual({ a: ['[sladdet]', 1, null], b: { c: 'Sluk' } })
    expect([isClean(value, black), isClean(value.b, black)]).toEqual([false, true])
  })
})

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
