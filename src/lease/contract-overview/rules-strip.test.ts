import { describe, expect, it, test } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import type { RentAccountAnswer, RentState } from '../rent-account/model'
import { contractMonths } from '../rent/rules-months'
import {
  countStates,
  currentAt,
  depositSpan,
  monthInSight,
  stripEvents,
  stripMonths,
  stripYears,
  type StripState,
} from './rules-strip'
import { signedByHand, withDeposit } from './test-status'

const today = day('2026-11-20')
const lease = (more: Partial<Contract> = {}) =>
  signedByHand({
    start_date: day('2026-06-15'),
    first_payment_date: day('2026-06-15'),
    signed_at: '2026-05-28T10:00:00Z' as Instant,
    rents: [{ from: day('2026-06-01'), month_sum: ore(1_200_000) }],
    ...more,
  })
const voucher = (start: string, kroner = 12_000, isTrashed = false) => ({
  id: Number(start.replaceAll('-', '')),
  start_date: day(start),
  sum: ore(kroner * 100),
  isTrashed,
})
const booked = [
  voucher('2026-06-15', 6400),
  ...['07', '08', '09', '10', '11'].map((month) => voucher(`2026-${month}-01`)),
]
type Months = RentAccountAnswer['months']
const paidMonth = (month: string, state: RentState, payments: number[] = [], kroner = 12_000): Months[number] => ({
  month,
  due_on: day(`${month}-01`),
  sum: ore(kroner * 100),
  paid: ore(state === 'paid' ? kroner * 100 : 0),
  state,
  payments,
})
const payment = (id: number, date: string, transactionId: number | null = null, kroner = 12_000) => ({
  id,
  date: day(date),
  sum: ore(kroner * 100),
  note: '',
  transactionId,
  months: [],
  rest: ore(0),
})
const account = {
  months: [
    paidMonth('2026-08', 'paid', [1]),
    paidMonth('2026-09', 'paid', [3, 2, 4]),
    paidMonth('2026-10', 'part', [2]),
    paidMonth('2026-11', 'late'),
  ],
  payments: [
    payment(1, '2026-08-03', 71),
    payment(2, '2026-10-05', 72),
    payment(3, '2026-09-01'),
    payment(4, '2026-10-06', 73, -500),
  ],
}
const strip = (contract = lease(), vouchers = booked, of = account) =>
  stripMonths(contract, contractMonths(contract, vouchers, today), of).slice(0, 7)
const statesOf = (...given: Parameters<typeof strip>) => strip(...given).map(({ state }) => state)

describe('the states of the months', () => {
  it('are those of the rent account, and of the voucher where nothing is followed', () => {
    expect(statesOf()).toEqual(['unfollowed', 'unfollowed', 'paid', 'paid', 'part', 'late', 'future'])
    const unread = stripMonths(lease(), contractMonths(lease(), booked, today), undefined)
    expect(unread.slice(0, 7).map(({ state }) => state)).toEqual([
      ...Array.from({ length: 6 }, () => 'unfollowed'),
      'future',
    ])
  })

  it.each([
    ['a voucher in the trash folder', [voucher('2026-06-15', 6400, true), ...booked.slice(1)], 0, 'none'],
    ['a voucher that was deleted for good', booked.slice(1), 0, 'none'],
    ['a month whose rent is set to nothing', [voucher('2026-06-15', 0), ...booked.slice(1)], 0, 'none'],
  ] as const)('%s is no rent', (_name, vouchers, at, state) => {
    const month = strip(lease(), [...vouchers])[at]!
    expect([month.state, month.height]).toEqual([state, 0])
  })

  it('of a month that waits to be booked are to come, and of one without rent in the account its voucher’s', () => {
    const waits = lease({ blocked_by: 'freeLimit', next_rent_on: day('2026-11-01') })
    expect(statesOf(waits, booked.slice(0, 5), { ...account, months: [] }).at(5)).toBe('future')
    const emptied = { ...account, months: [paidMonth('2026-11', 'paid', [], 0)] }
    expect(statesOf(lease(), booked, emptied).at(5)).toBe('unfollowed')
  })

  it('are none for a draft', () => {
    expect(stripMonths(lease({ status: 'draft' }), [], undefined)).toEqual([])
  })
})

test('a month tells when it was paid, and whether the bank says so; money that went back is no payment', () => {
  expect(strip().map(({ paidOn, isFromBank }) => [paidOn.join(' '), isFromBank])).toEqual([
    ['', false],
    ['', false],
    ['2026-08-03', true],
    ['2026-09-01 2026-10-05', false],
    ['2026-10-05', true],
    ['', false],
    ['', false],
  ])
})

test.each([
  ['one rent', [], booked, [53, 100, 100, 100, 100, 100, 100]],
  ['a raise of 4 percent is a step', [[10, 12_480]], booked, [38, 72, 72, 72, 100, 100, 100]],
  [
    'two raises are two steps, and the higher one is the higher step',
    [
      [9, 12_200],
      [11, 12_800],
    ],
    booked,
    [38, 72, 72, 79, 79, 100, 100],
  ],
  ['a month with more than the rent is as high as the highest', [], [voucher('2026-06-15', 18_000)], [100]],
  ['a few days can be seen', [], [voucher('2026-06-15', 100)], [10]],
] as const)('the height is the rent: %s', (_name, changes, vouchers, heights) => {
  const rents = [
    { from: day('2026-06-01'), month_sum: ore(1_200_000) },
    ...changes.map(([month, kroner]) => ({
      from: day(`2026-${String(month).padStart(2, '0')}-01`),
      month_sum: ore(kroner * 100),
    })),
  ]
  const raised = vouchers.map((one) => {
    const change = changes.findLast(([month]) => month <= Number(one.start_date.slice(5, 7)))
    return change ? { ...one, sum: ore(change[1] * 100) } : one
  })
  expect(
    strip(lease({ rents }), raised)
      .slice(0, heights.length)
      .map(({ height }) => height),
  ).toEqual(heights)
})

test.each([
  ['raised by 3.9 percent', 15_300, 15_900, 39],
  ['lowered', 12_000, 11_400, -50],
  ['written again with the same sum', 12_000, 12_000, null],
  ['from nothing', 0, 12_000, null],
] as const)('the change of a rent that is %s', (_name, before, after, tenths) => {
  const rents = [
    { from: day('2026-06-01'), month_sum: ore(before * 100) },
    { from: day('2026-09-01'), month_sum: ore(after * 100) },
  ]
  expect(strip(lease({ month_sum: ore(before * 100), rents })).map(({ change }) => change)).toEqual([
    null,
    null,
    null,
    tenths,
    null,
    null,
    null,
  ])
})

describe('the events', () => {
  const shown = (contract: Parameters<typeof stripEvents>[0]) =>
    stripEvents(contract).map((event) => `${event.key} ${event.day}`)

  it.each([
    ['a signing and a move-in', {}, ['signed 2026-05-28', 'handover 2026-06-15']],
    ['a contract that nobody has signed', { signed_at: null }, ['handover 2026-06-15']],
    [
      'a letter, but not the rent of the lease itself and not an erased letter',
      {
        rents: [
          { from: day('2026-06-01'), month_sum: ore(1) },
          { from: day('2026-09-01'), month_sum: ore(2), written_on: day('2026-07-30') },
          { from: day('2026-10-01'), month_sum: ore(3) },
        ],
      },
      ['signed 2026-05-28', 'handover 2026-06-15', 'letter 2026-07-30'],
    ],
    [
      'the end of a fixed term',
      { type: 'time-bound', end_date: day('2029-06-14') },
      ['signed 2026-05-28', 'handover 2026-06-15', 'termEnds 2029-06-14'],
    ],
    [
      'the day on which the tenant moves out, in place of the end of the term',
      { type: 'time-bound', end_date: day('2029-06-14'), finished_on: day('2027-03-31') },
      ['signed 2026-05-28', 'handover 2026-06-15', 'movesOut 2027-03-31'],
    ],
    [
      'a term that went on, and was finished later',
      {
        status: 'finished',
        went_on_from: day('2026-09-15'),
        end_date: day('2029-06-14'),
        finished_on: day('2026-10-31'),
      },
      ['signed 2026-05-28', 'handover 2026-06-15', 'wentOn 2026-09-15', 'finished 2026-10-31'],
    ],
  ] as const)('%s', (_name, more, events) => {
    expect(shown(lease(more as Partial<Contract>))).toEqual(events)
  })

  it('have the opening of the deposit account, and the signing first on one day', () => {
    const contract = withDeposit({ depositStatus: 'opened', openedOn: day('2026-11-05') })
    expect(shown({ ...contract, start_date: day('2026-11-05') })).toEqual([
      'signed 2026-11-05',
      'handover 2026-11-05',
      'depositOpened 2026-11-05',
    ])
  })

  it('are in their months, and those before the first month or after the last one at the near end', () => {
    const contract = lease({ type: 'time-bound', end_date: day('2029-06-14') })
    const months = stripMonths(contract, contractMonths(contract, booked, today).slice(0, 6), undefined)
    expect(months.map(({ events }) => events.map(({ key }) => key).join(' '))).toEqual([
      'signed handover',
      '',
      '',
      '',
      '',
      'termEnds',
    ])
  })
})

describe('the deposit', () => {
  it.each([
    ['none', lease(), null],
    ['on an account of the landlord’s choice', lease({ deposit_sum: ore(3_600_000) }), ['agreed', '2026-06-01', null]],
    [
      'not paid in',
      withDeposit({ depositStatus: 'opened', openedOn: day('2026-11-06') }),
      ['agreed', '2026-11-01', null],
    ],
    [
      'paid in part',
      withDeposit({ depositStatus: 'founds', founds: ore(1_000_000), openedOn: day('2026-12-02') }),
      ['part', '2026-12-01', null],
    ],
    [
      'paid in full',
      withDeposit({ depositStatus: 'founds', founds: ore(3_600_000), openedOn: day('2026-11-06') }),
      ['full', '2026-11-01', null],
    ],
    [
      'in dispute, all paid in',
      withDeposit({ depositStatus: 'founds', founds: ore(3_600_000), releasedCategory: 'DISPUTE' }),
      ['full', '2026-11-01', null],
    ],
    [
      'settled',
      withDeposit(
        { depositStatus: 'released', founds: ore(0), releasedCategory: 'TENANT', openedOn: day('2026-11-06') },
        { finished_on: day('2027-03-31') },
      ),
      ['full', '2026-11-01', '2027-03-01'],
    ],
  ] as const)('%s', (_name, contract, span) => {
    const found = depositSpan(contract)
    expect(found && [found.level, found.from, found.until]).toEqual(span)
  })

  it('is drawn from its first month to the month of the end', () => {
    const contract = withDeposit(
      { depositStatus: 'founds', founds: ore(3_600_000), openedOn: day('2026-07-06') },
      { ...lease(), finished_on: day('2026-09-30'), is_open_deposit_account: true, deposit_sum: ore(3_600_000) },
    )
    const info = withDeposit({ depositStatus: 'founds', founds: ore(3_600_000), openedOn: day('2026-07-06') })
    const drawn = strip({ ...contract, signicatInfo: info.signicatInfo }, booked)
    expect(drawn.map(({ deposit }) => deposit)).toEqual(['none', 'full', 'full', 'full', 'none', 'none'])
  })
})

test('the counts are of the months that are due; a month due today is not late', () => {
  const states: (StripState | null)[] = [null, 'unfollowed', 'paid', 'paid', 'part', 'late', 'due', 'none', 'future']
  expect(countStates(states)).toEqual({ due: 5, paid: 2, part: 1, late: 1, unfollowed: 1 })
})

test.each([
  ['in the tenancy', '2026-08-20', 2],
  ['after it', '2027-08-20', 3],
  ['before it', '2026-01-20', 0],
] as const)('the month of today: %s', (_name, now, at) => {
  expect(currentAt(['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01'].map(day), day(now))).toBe(at)
})

test('months are grouped by their years', () => {
  const months = ['2025-11-01', '2025-12-01', '2026-01-01'].map((month) => ({ of: { month: day(month) } }))
  expect(stripYears(months).map(({ year, months: own }) => [year, own.length])).toEqual([
    [2025, 2],
    [2026, 1],
  ])
})

const tenancy = ['2024-11-01', '2024-12-01', '2025-01-01', '2025-02-01', '2025-11-01', '2026-01-01', '2026-02-01']
test.each([
  ['all of it is in sight', '2026-02-01', null, '2026-02-01'],
  ['its year is in sight', '2026-02-01', [2026, 2026], '2026-02-01'],
  ['its year is one of several in sight', '2025-11-01', [2024, 2026], '2025-11-01'],
  ['an earlier year is in sight', '2026-02-01', [2025, 2025], '2025-02-01'],
  ['the year in sight lacks the month', '2026-02-01', [2024, 2024], '2024-11-01'],
  ['later years are in sight', '2024-12-01', [2025, 2026], '2025-11-01'],
] as const)('the sentence is of a month in sight: %s', (_name, chosen, years, expected) => {
  const months = tenancy.map(day)
  const inSight = years && { first: years[0], last: years[1] }
  expect(months[monthInSight(months, months.indexOf(day(chosen)), inSight)]).toBe(expected)
})
