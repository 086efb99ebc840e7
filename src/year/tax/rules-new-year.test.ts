import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { monthsAcrossYears } from './rules-new-year'

const month = (text: string, due: string, sum = 10_000) => ({ month: day(text), dueOn: day(due), sum })
const payment = (date: string, ...months: string[]) => ({
  date: day(date),
  parts: months.map((each) => ({ month: day(each), sum: 10_000 })),
})
type Account = Parameters<typeof monthsAcrossYears>[0]

it.each<[string, Account, string[]]>([
  ['nothing', { months: [], payments: [] }, []],
  [
    'rents paid in their own year',
    { months: [month('2026-01-01', '2026-01-02')], payments: [payment('2026-01-02', '2026-01-01')] },
    [],
  ],
  [
    'January paid in December',
    { months: [month('2026-01-01', '2026-01-02')], payments: [payment('2025-12-30', '2026-01-01')] },
    ['2026-01-01 2025-12-30'],
  ],
  [
    'December paid in January, with January',
    {
      months: [month('2025-12-01', '2025-12-01'), month('2026-01-01', '2026-01-02')],
      payments: [payment('2026-01-02', '2025-12-01', '2026-01-01')],
    },
    ['2025-12-01 2026-01-02'],
  ],
  [
    'January due in December and not paid yet',
    { months: [month('2026-01-01', '2025-12-19')], payments: [] },
    ['2026-01-01 2025-12-19'],
  ],
  [
    'January due in December and paid in January',
    { months: [month('2026-01-01', '2025-12-19')], payments: [payment('2026-01-03', '2026-01-01')] },
    [],
  ],
  ['a month without rent', { months: [month('2026-01-01', '2025-12-19', 0)], payments: [] }, []],
])('rent of one year that is paid in another: %s', (_what, account, expected) =>
  expect(monthsAcrossYears(account).map((one) => `${one.month} ${one.on}`)).toEqual(expected),
)
