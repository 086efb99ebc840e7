import { describe, expect, it } from 'vitest'
import { day, type Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { followedFromWithPayment, rentAccountOf } from './rules'
import type { RentPayment } from './rules-allocate'
import { rentDueDay } from '../rent/rules-due-day'

describe('a due day', () => {
  it.each([
    ['2026-11-01', '2026-01-01', '2026-11-02'],
    ['2026-12-01', '2026-01-01', '2026-12-01'],
    ['2026-02-01', '2026-01-31', '2026-03-02'],
    ['2026-04-01', '2026-01-02', '2026-04-07'],
    ['2026-05-01', '2026-01-01', '2026-05-04'],
    ['2026-12-01', '2026-01-25', '2026-12-28'],
  ])('the rent of %s, first paid on %s, is due on %s', (month, first, expected) =>
    expect(rentDueDay(day(month), { start_date: day(first), first_payment_date: day(first) })).toBe(expected),
  )

  it.each([
    ['2026-11-01', '2026-11-01', '2026-10-20', '2026-10-20'],
    ['2026-12-01', '2026-11-01', '2026-10-20', '2026-11-20'],
    ['2026-10-01', '2026-10-01', '2026-09-10', '2026-09-10'],
    ['2027-03-01', '2026-11-01', '2026-10-31', '2027-03-01'],
    ['2026-11-01', '2026-11-15', '2026-10-20', '2026-10-20'],
    ['2026-11-01', '2026-11-15', '2026-11-01', '2026-11-02'],
    ['2027-02-01', '2027-01-01', '2026-12-05', '2027-01-05'],
    ['2026-12-01', '2026-11-01', '2026-12-05', '2026-12-07'],
  ])('the rent of %s, from %s on and first paid on %s, is due on %s', (month, start, first, expected) =>
    expect(rentDueDay(day(month), { start_date: day(start), first_payment_date: day(first) })).toBe(expected),
  )
})

const months = (sums: readonly number[]) =>
  sums.map((sum, at) => {
    const month = day(`2026-${String(at + 8).padStart(2, '0')}-01`)
    return { month, dueOn: rentDueDay(month, { start_date: month, first_payment_date: month }), sum: ore(sum * 100) }
  })
/** Payments from texts: `date sum` or `date sum month=sum …`. */
const payments = (...told: string[]): RentPayment[] =>
  told.map((text, at) => {
    const [date, sum, ...said] = text.split(' ')
    const parts = said.map((each) => {
      const [month, part] = each.split('=')
      return { month: `2026-${month}-01` as Day, sum: ore(Number(part) * 100) }
    })
    return { id: at + 1, date: day(date!), sum: ore(Number(sum) * 100), months: parts.length > 0 ? parts : null }
  })
const account = (
  sums: readonly number[],
  paid: readonly string[],
  today: string,
  from: string | null = '2026-08-01',
) => {
  const found = rentAccountOf(
    { from: from as Day | null, months: months(sums), payments: payments(...paid) },
    day(today),
  )
  return {
    months: found.months.map(({ month, paid: of, state, payments: by }) =>
      `${month.slice(5, 7)} ${of / 100} ${state} ${by.join('+')}`.trim(),
    ),
    rest: found.payments.map(({ rest }) => rest / 100),
    says: [found.balance / 100, found.owed / 100, found.lateSince] as (string | number | null)[],
  }
}

describe('a rent account', () => {
  it.each<[string, readonly number[], readonly string[], string, ReturnType<typeof account>]>([
    [
      'nothing paid',
      [9500, 9500, 9500],
      [],
      '2026-09-01',
      { months: ['08 0 late', '09 0 due', '10 0 future'], rest: [], says: [-19_000, 19_000, '2026-08-03'] },
    ],
    [
      'paid as due',
      [9500, 9500],
      ['2026-08-03 9500'],
      '2026-08-20',
      { months: ['08 9500 paid 1', '09 0 future'], rest: [0], says: [0, 0, null] },
    ],
    [
      'in halves',
      [14_000],
      ['2026-08-01 7000', '2026-08-03 7000'],
      '2026-08-20',
      { months: ['08 14000 paid 1+2'], rest: [0, 0], says: [0, 0, null] },
    ],
    [
      'in part',
      [9500],
      ['2026-08-03 9497'],
      '2026-08-20',
      { months: ['08 9497 part 1'], rest: [0], says: [-3, 3, '2026-08-03'] },
    ],
    [
      'two months at once',
      [7900, 7900],
      ['2026-08-03 15800'],
      '2026-08-20',
      { months: ['08 7900 paid 1', '09 7900 paid 1'], rest: [0], says: [7900, 0, null] },
    ],
    [
      'too much',
      [9500],
      ['2026-08-03 10000'],
      '2026-08-20',
      { months: ['08 9500 paid 1'], rest: [500], says: [500, 0, null] },
    ],
    [
      'as it was said',
      [9500, 9500],
      ['2026-09-01 9500 09=9500'],
      '2026-09-20',
      { months: ['08 0 late', '09 9500 paid 1'], rest: [0], says: [-9500, 9500, '2026-08-03'] },
    ],
    [
      'what was said first, the others where there is room',
      [9500, 9500],
      ['2026-08-01 9500', '2026-09-01 9500 08=9500'],
      '2026-09-20',
      { months: ['08 9500 paid 2', '09 9500 paid 1'], rest: [0, 0], says: [0, 0, null] },
    ],
    [
      'given back: the month is open again',
      [9500, 9500],
      ['2026-08-01 9500', '2026-09-01 9500', '2026-09-05 -9500'],
      '2026-09-20',
      { months: ['08 9500 paid 1', '09 0 late 2+3'], rest: [0, 0, 0], says: [-9500, 9500, '2026-09-01'] },
    ],
    [
      'given back for a month that was said, whatever the payment said',
      [9500, 9500],
      ['2026-08-01 9500', '2026-09-01 9500', '2026-09-05 -9500 08=-9500'],
      '2026-09-20',
      { months: ['08 0 late 1+3', '09 9500 paid 2'], rest: [0, 0, 0], says: [-9500, 9500, '2026-08-03'] },
    ],
    [
      'given back in parts of two months',
      [9500, 9500],
      ['2026-08-01 9500', '2026-09-01 9500', '2026-09-05 -1500 08=-500 09=-1000'],
      '2026-09-20',
      { months: ['08 9000 part 1+3', '09 8500 part 2+3'], rest: [0, 0, 0], says: [-1500, 1500, '2026-08-03'] },
    ],
    [
      'given back and paid again',
      [9500],
      ['2026-08-01 9500 08=9500', '2026-08-05 -9500 08=-9500', '2026-08-07 9500 08=9500'],
      '2026-08-20',
      { months: ['08 9500 paid 1+2+3'], rest: [0, 0, 0], says: [0, 0, null] },
    ],
    [
      'given back what was too much: no month is opened',
      [9500],
      ['2026-08-01 10000', '2026-08-05 -500'],
      '2026-08-20',
      { months: ['08 9500 paid 1'], rest: [500, -500], says: [0, 0, null] },
    ],
    [
      'given back before it came, as a bank may list a day',
      [9500],
      ['2026-08-01 -9500', '2026-08-01 9500'],
      '2026-08-20',
      { months: ['08 0 late 2+1'], rest: [0, 0], says: [-9500, 9500, '2026-08-03'] },
    ],
    [
      'more than was said, and more than the month has room for, pays the next ones',
      [9000, 9500],
      ['2026-08-01 10000 08=9500'],
      '2026-09-20',
      { months: ['08 9000 paid 1', '09 1000 part 1'], rest: [0], says: [-8500, 8500, '2026-09-01'] },
    ],
    [
      'a voucher in the trash folder',
      [9500, 0, 9500],
      ['2026-08-01 9500', '2026-09-01 9500'],
      '2026-10-20',
      { months: ['08 9500 paid 1', '09 0 paid', '10 9500 paid 2'], rest: [0, 0], says: [0, 0, null] },
    ],
  ])('%s', (_what, sums, paid, today, expected) => expect(account(sums, paid, today)).toEqual(expected))

  it('begins with the month from which it is followed, and without one owes nothing', () => {
    expect(account([9500, 9500], [], '2026-09-20', '2026-09-01').months).toEqual(['09 0 late'])
    // A payment for a month before the first followed one pays no other month.
    expect(account([9500, 9500], ['2026-09-01 9500 08=9500'], '2026-09-20', '2026-09-01')).toEqual({
      months: ['09 0 late'],
      rest: [9500],
      says: [0, 9500, '2026-09-01'],
    })
    expect(account([9500], ['2026-08-01 9500'], '2026-09-20', null)).toEqual({
      months: [],
      rest: [9500],
      says: [9500, 0, null],
    })
  })
})

describe('from which month on payments are followed', () => {
  const from = (now: string | null, isSet: boolean, payment: string) =>
    followedFromWithPayment({ from: now as Day | null, isSet }, payments(payment)[0]!)

  it.each<[string, string | null, boolean, string, string]>([
    ['the earliest month that a first payment names', null, false, '2026-11-02 9500 10=9000 09=500', '2026-09-01'],
    ['else that of its day', null, false, '2026-11-02 9500', '2026-11-01'],
    ['back to a month that is named', '2026-11-01', false, '2026-11-20 9500 09=9500', '2026-09-01'],
    [
      'back to one that is named, also where the landlord has set it',
      '2026-11-01',
      true,
      '2026-11-20 9500 09=9500',
      '2026-09-01',
    ],
    ['back to the month of an earlier day', '2026-11-01', false, '2026-08-03 9500', '2026-08-01'],
    ['not to the month of a day where the landlord has set it', '2026-11-01', true, '2026-08-03 9500', '2026-11-01'],
    ['never forward', '2026-08-01', false, '2026-11-02 9500 11=9500', '2026-08-01'],
  ])('%s', (_what, now, isSet, payment, expected) => expect(from(now, isSet, payment)).toBe(expected))
})

describe('a month that rose after it was due', () => {
  const month = (name: string, sum: number, rise = 0) => ({
    month: day(`2026-${name}-01`),
    dueOn: day(`2026-${name}-02`),
    sum: ore(sum * 100),
    ...(rise > 0 && { later: [{ sum: ore(rise * 100), dueOn: day('2027-01-15'), agreedOn: day('2026-11-28') }] }),
  })
  const raised = [month('09', 11_000, 1000), month('10', 11_000, 1000), month('11', 11_000, 1000), month('12', 11_000)]
  const shown = (today: string, ...paid: string[]) => {
    const found = rentAccountOf({ from: day('2026-09-01'), months: raised, payments: payments(...paid) }, day(today))
    return [
      found.months.map(({ paid: of, state, owed }) => `${of / 100} ${state} ${owed / 100}`),
      [found.balance / 100, found.owed / 100, found.lateSince],
    ]
  }
  const onTime = ['2026-09-02 10000', '2026-10-02 10000', '2026-11-02 10000']

  it('owes the rise from its own day, and payments stay where they were', () => {
    const months = ['10000 part 0', '10000 part 0', '10000 part 0', '0 future 0']
    expect(shown('2026-11-28', ...onTime)).toEqual([months, [0, 0, null]])
    const late = [...Array.from({ length: 3 }, () => '10000 part 1000'), '0 late 11000']
    expect(shown('2027-01-15', ...onTime)).toEqual([late, [-14_000, 14_000, '2026-12-02']])
  })

  it('is late as before where it was not paid', () => {
    expect(shown('2026-11-28', ...onTime.slice(0, 2))).toEqual([
      ['10000 part 0', '10000 part 0', '0 late 10000', '0 future 0'],
      [-10_000, 10_000, '2026-11-02'],
    ])
  })

  it('is paid by what comes after, in the order of due days', () => {
    expect(shown('2027-01-20', ...onTime, '2026-12-02 11000', '2027-01-15 1500')).toEqual([
      ['11000 paid 0', '10500 part 500', '10000 part 1000', '11000 paid 0'],
      [-1500, 1500, '2027-01-15'],
    ])
    // Money that was paid ahead before the rise was agreed stays on the months ahead.
    expect(shown('2026-11-28', ...onTime, '2026-11-20 11000')[0]).toEqual([
      ...Array.from({ length: 3 }, () => '10000 part 0'),
      '11000 paid 0',
    ])
  })
})
