import { expect, test } from 'vitest'
import { fromKroner, ore, type Ore } from '../../../base/kit/money'
import { firstAndLastRent, rentTerms } from './rent-ahead'
import { filledValues } from '../../contract-form/web/test-values'

const ahead = (more: Parameters<typeof filledValues>[0]) => {
  const terms = rentTerms(filledValues(more))
  return terms && firstAndLastRent(terms)
}
const part = (start_date: string, end_date: string, kroner: number) => ({
  start_date,
  end_date,
  sum: fromKroner(kroner),
})

test('an open-ended lease shows its first month by its days and whole ones after', () => {
  expect(ahead({})).toEqual({
    first: part('2026-01-15', '2026-01-31', 6_580.65),
    from: null,
    goesOn: true,
    last: null,
  })
})

test('a first payment in a later month is the first rent that is booked', () => {
  expect(ahead({ first_payment_date: '2026-02-20' })?.first).toEqual(part('2026-02-01', '2026-02-28', 12_000))
})

test.each([
  ['free', {}, 12_000, null],
  ['with_first', {}, 18_580.65, '2026-01-15'],
  ['with_first', { type: 'time-bound', end_date: '2026-01-20' }, 2_322.58, null],
] as const)(
  'the days before it, %s, %o: the first rent is %d, from %s',
  (days_before_first_payment, more, sum, from) => {
    const found = ahead({ first_payment_date: '2026-02-20', days_before_first_payment, ...more })
    expect([found?.first?.sum, found?.from]).toEqual([fromKroner(sum), from])
  },
)

test('a fixed term shows its last month by its days too', () => {
  expect(ahead({ type: 'time-bound', end_date: '2026-03-10' })).toEqual({
    first: part('2026-01-15', '2026-01-31', 6_580.65),
    from: null,
    goesOn: true,
    last: part('2026-03-01', '2026-03-10', 3_870.97),
  })
})

test('nothing lies between a first and a last month that follow each other', () => {
  expect(ahead({ type: 'time-bound', end_date: '2026-02-10' })).toMatchObject({
    goesOn: false,
    last: { start_date: '2026-02-01' },
  })
})

test('a lease inside one month has one rent', () => {
  expect(ahead({ type: 'time-bound', end_date: '2026-01-20' })).toEqual({
    first: part('2026-01-15', '2026-01-20', 2_322.58),
    from: null,
    goesOn: false,
    last: null,
  })
})

test('a first payment after the lease is over books nothing', () => {
  expect(ahead({ type: 'time-bound', end_date: '2026-01-20', first_payment_date: '2026-02-01' })?.first).toBeNull()
})

test.each([
  { start_date: '15.1' },
  { first_payment_date: '' },
  { month_sum: null },
  { month_sum: ore(0) },
  { month_sum: Number.NaN as Ore },
  { type: '' as const },
  { type: 'time-bound' as const, end_date: '' },
  { type: 'time-bound' as const, end_date: '2026-01-14' },
])('nothing is shown before the terms are there: %o', (more) => {
  expect(ahead(more)).toBeNull()
})
