import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { depositDueDay } from './rules-deposit'

it.each([
  ['as many days after the opening as the lease says', 30, '2026-11-28', '2026-12-28'],
  ['45 days after it where the lease says nothing', null, '2026-11-28', '2027-01-12'],
  ['unknown before the account is open', 30, null, null],
])('a deposit is to be paid %s', (_what, deposit_count_payment_day, opened, due) => {
  const openedOn = opened === null ? null : day(opened)
  expect(depositDueDay({ deposit_count_payment_day, signicatInfo: { openedOn } })).toBe(due)
  expect(depositDueDay({ deposit_count_payment_day, signicatInfo: null })).toBeNull()
})
