import { expect, test } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import type { RentYear } from '../rent-account/model-statement'
import { yearStates } from './rules-year-strip'
import { signedByHand } from './test-status'

const today = day('2026-11-20')
const lease = (more: Partial<Contract> = {}) =>
  signedByHand({ start_date: day('2025-08-01'), first_payment_date: day('2025-08-01'), ...more })
const month = (text: string, state: RentYear['months'][number]['state'], sum = 1_200_000) => ({
  month: text,
  due_on: day(`${text}-01`),
  sum: ore(sum),
  paid: ore(0),
  owed: ore(0),
  state,
})
const followed = {
  months: [month('2026-09', 'paid'), month('2026-10', 'part'), month('2026-11', 'late'), month('2026-12', 'future')],
}
const letters = { paid: 'P', part: 'H', late: 'L', due: 'D', future: '+', unfollowed: 'u', none: '0' } as const
const shown = (...given: Parameters<typeof yearStates>) =>
  yearStates(...given)
    .map((state) => (state === null ? '.' : letters[state]))
    .join('')

test.each([
  ['nothing is followed', lease(), undefined, 2026, 'uuuuuuuuuuu+'],
  ['followed from September', lease(), followed, 2026, 'uuuuuuuuPHL+'],
  [
    'a month without rent',
    lease(),
    { months: [month('2026-09', 'paid', 0), month('2026-10', 'paid')] },
    2026,
    'uuuuuuuu0P0+',
  ],
  ['the year in which it began', lease(), undefined, 2025, '.......uuuuu'],
  ['a year to come', lease(), undefined, 2027, '++++++++++++'],
  ['a fixed term', lease({ end_date: day('2027-02-10') }), undefined, 2027, '++..........'],
  ['finished', lease({ finished_on: day('2026-05-31') }), undefined, 2026, 'uuuuu.......'],
  [
    'finished, with a month paid after its end',
    lease({ finished_on: day('2026-08-31') }),
    { months: [month('2026-09', 'paid')] },
    2026,
    'uuuuuuuuP...',
  ],
  [
    'the first payment is later than the start',
    lease({ first_payment_date: day('2026-03-01') }),
    undefined,
    2026,
    '..uuuuuuuuu+',
  ],
  ['nobody has signed', lease({ signed_at: null }), undefined, 2026, '............'],
] as const)('the twelve months of a year: %s', (_name, contract, year, of, expected) => {
  expect(shown(contract, year && { months: [...year.months] }, of, today)).toBe(expected)
})
