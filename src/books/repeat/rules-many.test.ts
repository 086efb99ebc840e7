import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { vouchersToAskAbout } from './rules-many'

const today = day('2026-11-20')
const weekly = (date: string) => ({ date: day(date), repeat: 'weekly' }) as const

it.each([
  // 60 vouchers: the voucher itself and 59 weeks.
  ['2025-10-03', null, null],
  ['2025-09-26', null, { count: 61, sum: 30_500_00 }],
  ['2016-11-25', null, { count: 522, sum: 261_000_00 }],
  ['2027-01-01', null, null],
  // With 20 free vouchers the repeat stops early, so nothing is asked.
  ['2016-11-25', 20, null],
])('a weekly repeat from %s with a quota of %j asks %j', (date, quota, expected) => {
  expect(vouchersToAskAbout(weekly(date), ore(500_00), today, quota)).toEqual(expected)
})

it('asks of a monthly one after five years, and names no sum before there is one', () => {
  const monthly = (date: string) => ({ date: day(date), repeat: 'monthly' }) as const
  expect(vouchersToAskAbout(monthly('2021-12-31'), ore(1), today, null)).toBeNull()
  expect(vouchersToAskAbout(monthly('2021-11-20'), null, today, null)).toEqual({ count: 61, sum: 0 })
})
