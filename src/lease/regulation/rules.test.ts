import { describe, expect, it } from 'vitest'
import { builtInPrices } from '../../base/register/rules-prices'
import { day, type Instant } from '../../base/kit/day'
import { fromKroner, ore } from '../../base/kit/money'
import { RegulationForm } from './model'
import {
  earliestChange,
  lowersRentAlreadyDue,
  reasonForNoChange,
  regulationErrors,
  raisesRentAlreadyDue,
  rentsToChange,
  type RegulatedContract,
} from './rules'

const rent = (from: string, kroner = 12_000) => ({ from: day(from), month_sum: fromKroner(kroner) })
const lease = (start: string, ...changes: ReturnType<typeof rent>[]): RegulatedContract => ({
  start_date: day(start),
  end_date: null,
  finished_on: null,
  notice: null,
  first_payment_date: day(start),
  rents: [rent(`${start.slice(0, 8)}01`), ...changes],
})

describe('the earliest day of a new rent (husleieloven § 4-2)', () => {
  it.each<[string, RegulatedContract, string, [string, 'year' | 'notice']]>([
    ['a month after the notice', lease('2024-01-01'), '2026-11-22', ['2027-01-01', 'notice']],
    ['a notice on the first', lease('2024-01-01'), '2026-12-01', ['2027-01-01', 'notice']],
    ['a notice on the second', lease('2024-01-01'), '2026-12-02', ['2027-02-01', 'notice']],
    ['a notice on the last of a month', lease('2025-06-01'), '2026-05-31', ['2026-07-01', 'notice']],
    ['a notice before a short month', lease('2024-01-01'), '2026-01-31', ['2026-03-01', 'notice']],
    ['a year after the lease began', lease('2026-05-01'), '2026-11-22', ['2027-05-01', 'year']],
    ['a year after a day inside a month', lease('2026-05-15'), '2026-11-22', ['2027-06-01', 'year']],
    ['a year after a leap day', lease('2024-02-29'), '2024-03-01', ['2025-03-01', 'year']],
    ['a year after the last change', lease('2020-01-01', rent('2026-09-01')), '2026-11-22', ['2027-09-01', 'year']],
    ['a year after a change to come', lease('2020-01-01', rent('2027-01-01')), '2026-11-22', ['2028-01-01', 'year']],
    ['a lease that has not begun', lease('2027-02-01'), '2026-11-22', ['2028-02-01', 'year']],
  ])('%s', (_, contract, today, [from, because]) =>
    expect(earliestChange(contract, day(today))).toEqual({ from, because }),
  )
})

describe('a new rent', () => {
  const today = day('2026-11-22')
  type More = {
    month_sum?: number
    agreed?: boolean
    difference_due_on?: string
    index_month?: string
    index_value?: string
  }
  const errors = (contract: RegulatedContract, from: string, more: More = {}) =>
    regulationErrors(RegulationForm.parse({ month_sum: 12_500, from, ...more }), contract, today, builtInPrices)
  const old = lease('2024-01-01')
  const young = lease('2026-05-15', rent('2026-08-01', 11_000))

  it.each<[string, RegulatedContract, string, More, unknown]>([
    ['from the earliest day', old, '2027-01-01', {}, undefined],
    ['later', old, '2027-08-01', {}, undefined],
    ['before it', old, '2026-12-01', {}, { from: 'tooEarly' }],
    ['before it, as agreed', old, '2026-12-01', { agreed: true }, undefined],
    ['in the past, as agreed', old, '2025-03-01', { agreed: true }, { difference_due_on: 'differenceDueOn' }],
    [
      'in the past, with a day for what it rises by',
      old,
      '2025-03-01',
      { agreed: true, difference_due_on: '2027-01-15' },
      undefined,
    ],
    ['owed from today', old, '2025-03-01', { agreed: true, difference_due_on: '2026-11-22' }, undefined],
    [
      'owed from yesterday',
      old,
      '2025-03-01',
      { agreed: true, difference_due_on: '2026-11-21' },
      { difference_due_on: 'differenceDueOn' },
    ],
    ['owed from twelve months on', old, '2025-03-01', { agreed: true, difference_due_on: '2027-11-22' }, undefined],
    [
      'owed from a day more',
      old,
      '2025-03-01',
      { agreed: true, difference_due_on: '2027-11-23' },
      { difference_due_on: 'differenceDueOn' },
    ],
    ['from a month that is due already', old, '2026-11-01', { agreed: true }, { difference_due_on: 'differenceDueOn' }],
    ['lower, in the past', old, '2025-03-01', { month_sum: 11_000, agreed: true }, undefined],
    ['lower, before it', old, '2026-12-01', { month_sum: 11_000 }, { from: 'tooEarly' }],
    ['lower, as agreed', old, '2026-12-01', { month_sum: 11_000, agreed: true }, undefined],
    ['from the first month, as agreed', old, '2024-01-01', { agreed: true }, { from: 'afterLastRent' }],
    ['before the last change, as agreed', young, '2026-07-01', { agreed: true }, { from: 'afterLastRent' }],
    ['from the month of the last change, as agreed', young, '2026-08-01', { agreed: true }, { from: 'afterLastRent' }],
    [
      'the month after it, as agreed',
      young,
      '2026-09-01',
      { agreed: true, difference_due_on: '2026-12-15' },
      undefined,
    ],
    ['before the last change', young, '2026-07-01', {}, { from: 'tooEarly' }],
    ['the same rent', old, '2027-01-01', { month_sum: 12_000 }, { month_sum: 'sameRent' }],
    ['the rent of before the last change', young, '2027-08-01', { month_sum: 12_000 }, undefined],
    // The index was 95,9 in January 2024 and 103,0 in May 2026: 12 888 kroner.
    ['up to the index', old, '2027-01-01', { month_sum: 12_888 }, undefined],
    ['an øre above the index', old, '2027-01-01', { month_sum: 12_888.01 }, { month_sum: 'aboveIndex' }],
    ['above the index, as agreed', old, '2027-01-01', { month_sum: 20_000, agreed: true }, undefined],
    ['above the index, which is not known', lease('2014-01-01'), '2027-01-01', { month_sum: 90_000 }, undefined],
    [
      'above the index, whose month is not out',
      lease('2025-10-01', rent('2025-11-01')),
      '2027-01-01',
      { month_sum: 12_300 },
      { month_sum: 'aboveIndex' },
    ],
    ['too early before too much', old, '2026-12-01', { month_sum: 90_000 }, { from: 'tooEarly' }],
    // 12 000 × 104,1 / 95,9 = 13 026.
    [
      'by a newer figure',
      old,
      '2027-01-01',
      { month_sum: 13_026, index_month: '2026-10-01', index_value: '104,1' },
      undefined,
    ],
    [
      'above a newer figure',
      old,
      '2027-01-01',
      { month_sum: 13_027, index_month: '2026-10-01', index_value: '104.1' },
      { month_sum: 'aboveIndex' },
    ],
    [
      'by a figure that is not out',
      old,
      '2027-01-01',
      { index_month: '2026-11-01', index_value: '104,1' },
      { index_month: 'indexMonth' },
    ],
    [
      'by a figure that is known here',
      old,
      '2027-01-01',
      { index_month: '2026-05-01', index_value: '104,1' },
      { index_month: 'indexMonth' },
    ],
    ['by a figure of no month', old, '2027-01-01', { index_value: '104,1' }, { index_month: 'indexMonth' }],
    ['by a month without a figure', old, '2027-01-01', { index_month: '2026-10-01' }, { index_value: 'indexValue' }],
    [
      'by a figure that must be a slip',
      old,
      '2027-01-01',
      { index_month: '2026-10-01', index_value: '140,1' },
      { index_value: 'indexValue' },
    ],
    ['far away', old, '2037-01-01', {}, { from: 'dateRange' }],
    ['after the last day', { ...old, end_date: day('2026-12-31') }, '2027-01-01', {}, { from: 'afterLease' }],
    ['in the last month', { ...old, end_date: day('2027-01-10') }, '2027-01-01', {}, undefined],
  ])('%s', (_, contract, from, more, expected) => expect(errors(contract, from, more)).toEqual(expected))

  it.each(['104', '104,12', '1041', 'abc'])('an index of %s is none', (index_value) =>
    expect(
      RegulationForm.safeParse({ month_sum: 1, from: '2027-01-01', index_month: '2026-10-01', index_value }).error
        ?.issues,
    ).toMatchObject([{ path: ['index_value'], message: 'indexValue' }]),
  )

  it.each(['2027-01-02', '2026-12-31'])('from %s, inside a month, is refused at its field', (from) =>
    expect(RegulationForm.safeParse({ month_sum: 1, from }).error?.issues).toMatchObject([
      { path: ['from'], message: 'firstOfMonth' },
    ]),
  )
})

it.each<[string, Parameters<typeof reasonForNoChange>[0], unknown]>([
  ['a draft', { signatureType: null, signed_at: null, isFinished: false }, 'contractNotSigned'],
  [
    'a lease that is signed',
    { signatureType: 'manual', signed_at: '2026-01-01T10:00:00Z' as Instant, isFinished: false },
    null,
  ],
  ['one that is out for signing', { signatureType: 'bankid', signed_at: null, isFinished: false }, 'contractFrozen'],
  [
    'one that is finished',
    { signatureType: 'manual', signed_at: '2026-01-01T10:00:00Z' as Instant, isFinished: true },
    'contractFinished',
  ],
])('the rent of %s', (_, contract, expected) => expect(reasonForNoChange(contract)).toBe(expected))

it('amounts are øre', () =>
  expect(RegulationForm.parse({ month_sum: 1, from: '2027-01-01' })).toEqual({
    month_sum: ore(100),
    from: '2027-01-01',
    difference_due_on: null,
    agreed: false,
    index_month: null,
    index_value: null,
  }))

it.each<[string, number, boolean]>([
  ['2026-11-01', 9500, true],
  ['2026-11-01', 12_500, false],
  ['2026-12-01', 9500, false],
])('a rent from %s of %i is a lower one for months that are due: %s', (from, month_sum, falls) =>
  expect(
    lowersRentAlreadyDue({ from: day(from), month_sum: ore(month_sum * 100) }, lease('2024-01-01'), day('2026-11-22')),
  ).toBe(falls),
)

it.each<[string, number, boolean, boolean]>([
  ['2026-10-01', 13_000, true, false],
  ['2026-10-01', 12_000, false, false],
  ['2026-10-01', 11_000, false, true],
  ['2026-11-01', 13_000, false, false],
  ['2026-11-01', 11_000, false, false],
])('from %s with kr %i: raises rent that is due %s, lowers it %s', (from, month_sum, raises, lowers) => {
  const form = { from: day(from), month_sum: fromKroner(month_sum) }
  // The first of October is a Thursday, so October's rent is due on that day.
  const of = [form, lease('2024-01-01'), day('2026-10-01')] as const
  expect([raisesRentAlreadyDue(...of), lowersRentAlreadyDue(...of)]).toEqual([raises, lowers])
})

it('a new rent changes the booked months from its first one on, but none that the landlord has set', () => {
  const month_sum = fromKroner(12_000)
  const terms = (contract: RegulatedContract) => ({
    ...contract,
    month_sum,
    days_before_first_payment: 'free' as const,
  })
  const voucher = (start_date: string, kroner: number) => ({ start_date: day(start_date), sum: fromKroner(kroner) })
  const before = terms(lease('2026-01-01'))
  const after = terms(lease('2026-01-01', rent('2026-03-01', 12_500)))
  const [february, march, april] = [
    voucher('2026-02-01', 12_000),
    voucher('2026-03-01', 12_000),
    voucher('2026-04-01', 9000),
  ]
  // The lease doesn't owe rent for the month before it begins.
  const december = voucher('2025-12-01', 12_000)
  expect(rentsToChange([december, february, march, april], before, after)).toEqual([
    { voucher: february, sum: fromKroner(12_000) },
    { voucher: march, sum: fromKroner(12_500) },
  ])
})
