import { describe, expect, it } from 'vitest'
import { day, type Day, type Instant } from '../kit/day'
import { ore } from '../kit/money'
import { lookUps } from './look-ups'
import type { PriceMonth, Rates } from './model'
import { isReadingDue, type ReadingTimes, type ReadRegister } from './rules-due'
import { allPrices, builtInPrices, newPrices, pricesOf, wirePrices } from './rules-prices'
import { alarmText, allRates, builtInRates, feeOn, interestRates, missingRates } from './rules-rates'
import { linesOfAddress, addressQuery, monthOfCode, organisationDigits, placeNameOf } from './texts'

const month = (text: string, tenths: number): PriceMonth => ({ month: day(`${text}-01`), tenths })

describe('the index', () => {
  it('is the built-in one with what was stored after it', () => {
    const all = allPrices([month('2026-06', 1028), month('2026-05', 1031)])
    expect(all.slice(-2)).toEqual([month('2026-05', 1031), month('2026-06', 1028)])
    expect(all).toHaveLength(builtInPrices.length + 1)
    expect(pricesOf({ months: wirePrices(all) })).toEqual(all)
  })

  it.each<[string, PriceMonth[], string, string[]]>([
    ['the next months', [month('2026-06', 1028), month('2026-07', 1038)], '2026-08-12', ['2026-06', '2026-07']],
    ['in any order', [month('2026-07', 1038), month('2026-06', 1028)], '2026-08-12', ['2026-06', '2026-07']],
    ['not what is known', [month('2026-05', 1030)], '2026-08-12', []],
    ['not after a gap', [month('2026-07', 1038)], '2026-08-12', []],
    ['not this month', [month('2026-06', 1028), month('2026-07', 1038)], '2026-07-31', ['2026-06']],
    // The figures of 2015 = 100 are 40 percent higher.
    ['not another base', [month('2026-06', 1440)], '2026-08-12', []],
    ['nothing after a month that can not be right', [month('2026-06', 1200), month('2026-07', 1038)], '2026-08-12', []],
  ])('takes %s', (_what, read, today, added) =>
    expect(newPrices(read, builtInPrices, day(today)).map((each) => each.month.slice(0, 7))).toEqual(added),
  )
})

const stored = (from: string, hundredths: number) => ({ from: day(from), hundredths, source: 'FOR' })
const withRates = (interest: [string, number][], fees: [string, number][] = []): Rates =>
  allRates({
    late_interest: interest.map(([from, rate]) => stored(from, rate)),
    reminder_fee: fees.map(([from, sum]) => stored(from, sum)),
  })

describe('rates', () => {
  it('hold until the end of their half-year, or until the next one', () => {
    const of = (rates: Rates) => interestRates(rates).map(({ from, until, rate }) => `${from} ${until} ${rate}`)
    expect(of(builtInRates).slice(-2)).toEqual(['2026-01-01 2026-06-30 1200', '2026-07-01 2026-12-31 1225'])
    expect(of(withRates([['2027-01-01', 1250]])).at(-1)).toBe('2027-01-01 2027-06-30 1250')
    expect(of(withRates([['2026-07-01', 1275]])).at(-1)).toBe('2026-07-01 2026-12-31 1275')
  })

  it.each<[string, [string, number][], number | null]>([
    ['2024-12-31', [], null],
    ['2025-01-01', [], 3500],
    ['2026-12-31', [], 3800],
    ['2027-01-01', [], null],
    ['2027-01-01', [['2027-01-01', 3900]], 3900],
    [
      '2027-06-30',
      [
        ['2027-01-01', 3900],
        ['2027-07-01', 4000],
      ],
      3900,
    ],
    [
      '2027-07-01',
      [
        ['2027-01-01', 3900],
        ['2027-07-01', 4000],
      ],
      4000,
    ],
    ['2028-01-01', [['2027-01-01', 3900]], null],
  ])('the fee on %s with %j is %s', (on, fees, sum) =>
    expect(feeOn(withRates([], fees), day(on))).toBe(sum === null ? null : ore(sum)),
  )

  it.each<[string, Rates, Day | null, Day | null]>([
    ['2026-12-17', builtInRates, null, null],
    // Two weeks before the half-year its rate should be known.
    ['2026-12-18', builtInRates, day('2027-01-01'), null],
    ['2026-12-18', withRates([['2027-01-01', 1250]]), null, null],
    ['2027-01-01', builtInRates, day('2027-01-01'), day('2027-01-01')],
    ['2027-01-01', withRates([['2027-01-01', 1250]], [['2027-01-01', 3900]]), null, null],
    ['2027-06-30', withRates([['2027-01-01', 1250]], [['2027-01-01', 3900]]), day('2027-07-01'), null],
  ])('on %s some may be missing', (today, rates, interest, fee) =>
    expect(missingRates(rates, day(today))).toEqual({ interest, fee }),
  )

  it('that are missing, and values that a register gives otherwise, are an alarm in both languages', () => {
    const facts = { rates: builtInRates, policy: { on: day('2026-12-15'), hundredths: 450 }, differs: {} }
    expect(alarmText({ ...facts, differs: { ssb: [] } }, day('2026-12-01'), 'nb')).toBeNull()
    expect(alarmText(facts, day('2026-12-18'), 'nb')).toBe(
      'Forsinkelsesrenten fra 01.01.2027 er ikke lagt inn. Styringsrenten var 4,50 % den 15.12.2026. Det tyder på 12,50 %, men det er bare forskriften som avgjør.',
    )
    const differs = { ssb: [{ key: '2026-03', before: '102.4', after: '102.5' }] }
    expect(alarmText({ ...facts, policy: null, differs }, day('2026-12-01'), 'en')).toBe(
      'The register ssb now gives other values than those stored: 2026-03: 102.4 → 102.5. Nothing was changed.',
    )
    const gone = { klass: [{ key: '1507', before: 'Ålesund', after: null }] }
    expect(alarmText({ ...facts, differs: gone }, day('2026-12-01'), 'en')).toContain('1507: Ålesund → no longer there')
  })
})

describe('a register is read', () => {
  const times = (tried: string, read: string | null): ReadingTimes => ({
    tried_at: tried as Instant,
    read_at: read as Instant | null,
  })
  const well = (at: string) => times(at, at)
  // Oslo is an hour ahead of UTC in November.
  it.each<[string, ReadRegister, ReadingTimes | undefined, string, boolean]>([
    ['at first', 'ssb', undefined, '2026-11-20T10:00:00Z', true],
    ['not while its figures come', 'ssb', undefined, '2026-11-10T07:00:00Z', false],
    ['not at 08:29', 'ssb', well('2026-11-09T08:00:00Z'), '2026-11-10T07:29:00Z', false],
    ['at 08:30 of a day of release', 'ssb', well('2026-11-09T08:00:00Z'), '2026-11-10T07:30:00Z', true],
    ['again when it was read earlier that day', 'ssb', well('2026-11-10T03:30:00Z'), '2026-11-10T07:30:00Z', true],
    ['once on such a day', 'ssb', well('2026-11-10T07:30:00Z'), '2026-11-10T12:30:00Z', false],
    ['weekly otherwise', 'ssb', well('2026-11-16T07:30:00Z'), '2026-11-20T10:00:00Z', false],
    ['weekly otherwise, after a week', 'ssb', well('2026-11-16T07:30:00Z'), '2026-11-23T07:30:00Z', true],
    ['an hour after a failure', 'ssb', times('2026-11-20T10:00:00Z', null), '2026-11-20T11:00:00Z', true],
    ['not before it', 'ssb', times('2026-11-20T10:00:00Z', '2026-11-01T10:00:00Z'), '2026-11-20T10:30:00Z', false],
    ['weekly', 'norges-bank', well('2026-11-16T07:30:00Z'), '2026-11-23T07:30:00Z', true],
    ['monthly', 'klass', well('2026-11-01T07:30:00Z'), '2026-11-23T07:30:00Z', false],
    ['monthly, after a month', 'klass', well('2026-11-01T07:30:00Z'), '2026-12-01T07:30:00Z', true],
  ])('%s', (_what, register, at, now, due) => expect(isReadingDue(register, at, now as Instant)).toBe(due))
})

describe('texts', () => {
  it.each([
    ['NORDRE FOLLO', 'Nordre Follo'],
    ['SKEI I JØLSTER', 'Skei i Jølster'],
    ['NORD-AURDAL', 'Nord-Aurdal'],
    ['MØRE OG ROMSDAL', 'Møre og Romsdal'],
    ['Unjárga - Nesseby', 'Unjárga - Nesseby'],
    ['', ''],
  ])('the place %j is %j', (written, shown) => expect(placeNameOf(written)).toBe(shown))

  it.each<[string, string | null]>([
    ['Storgata 12', 'Storgata 12'],
    ['  Storgata 12, 0155 ', 'Storgata 12 0155'],
    ['Nord-Odal*', 'Nord Odal'],
    ['"~*', null],
    ['St', null],
    ['[S]t(o)', 'S t o'],
  ])('%j is looked for as %j', (typed, words) => expect(addressQuery(typed, 3)).toBe(words))

  it.each<[string, string | null]>([
    ['974760673', '974760673'],
    ['NO 974 760 673 MVA', '974760673'],
    ['no974.760.673', '974760673'],
    ['97476067', null],
    ['Hansen 974760673', null],
  ])('%j is the number %j', (typed, digits) => expect(organisationDigits(typed)).toBe(digits))

  it('an address has no line that names a person at whose home it is', () =>
    expect(linesOfAddress(['c/o Ola Fjord', ' Skolegata 7 ', '', 'C/O Kari'])).toBe('Skolegata 7'))

  it.each([
    ['2026M05', '2026-05-01'],
    ['2026M13', null],
    ['2026K1', null],
  ])('the month %s is %s', (code, first) => expect(monthOfCode(code)).toBe(first))
})

describe('a look-up', () => {
  it('is asked once for a time, and again after a failure', async () => {
    let [now, asked] = [0, 0]
    const look = lookUps<number>(1000, () => now)
    const ask = async () => [(asked += 1)]
    expect(await Promise.all([look('a', ask), look('a', ask)])).toEqual([[1], [1]])
    now = 999
    expect(await look('a', ask)).toEqual([1])
    now = 1000
    expect(await look('a', ask)).toEqual([2])
    const fail = () => Promise.reject(new Error('away'))
    await expect(look('b', fail)).rejects.toThrow('away')
    expect(await look('b', ask)).toEqual([3])
  })

  it('keeps no more than its most answers', async () => {
    const look = lookUps<string>(1000, () => 0)
    for (let n = 0; n < 2001; n += 1) await look(String(n), async () => ['kept'])
    expect(await look('0', async () => ['asked again'])).toEqual(['asked again'])
    expect(await look('2000', async () => ['asked again'])).toEqual(['kept'])
  })
})
