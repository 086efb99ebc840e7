import { expect, test } from 'vitest'
import { day, type Day } from '../../base/kit/day'
import { earliestWithinQuota, vouchersPerSource, type VoucherQuota } from './rules-quota'

const quota = (left: number): VoucherQuota => ({ left, refusedBy: 'freeLimit' })
const source = (account_id: number, id: number) => ({ account_id, id })
const days = (...texts: string[]): Day[] => texts.map((text) => day(text))

test('the earliest dates of an account get its quota, whichever source they are of', () => {
  const [a, b] = [source(1, 1), source(1, 2)]
  const due = new Map([
    [a, days('2026-01-05', '2026-03-05')],
    [b, days('2026-02-01', '2026-02-08', '2026-02-15')],
  ])
  expect([...earliestWithinQuota(due, () => quota(3)).values()]).toEqual([1, 2])
  expect([...earliestWithinQuota(due, () => quota(5)).values()]).toEqual([2, 3])
  expect([...earliestWithinQuota(due, () => quota(0)).values()]).toEqual([0, 0])
})

test('on the same date the smaller id comes first, in whatever order they are given', () => {
  const [late, early] = [source(1, 9), source(1, 3)]
  const due = new Map([
    [late, days('2026-01-05')],
    [early, days('2026-01-05')],
  ])
  const granted = earliestWithinQuota(due, () => quota(1))
  expect([granted.get(early), granted.get(late)]).toEqual([1, 0])
})

test('each account has a quota of its own, a subscriber one without end', () => {
  const [free, paid] = [source(1, 1), source(2, 2)]
  const due = new Map([
    [free, days('2026-01-05', '2026-01-12')],
    [paid, days('2026-01-05', '2026-01-12')],
  ])
  const granted = earliestWithinQuota(due, (account) =>
    account === 1 ? quota(1) : { left: Number.POSITIVE_INFINITY, refusedBy: null },
  )
  expect([granted.get(free), granted.get(paid)]).toEqual([1, 2])
})

test('one transaction writes about ten thousand vouchers, and one of each source at least', () => {
  expect([1, 500, 20_000].map(vouchersPerSource)).toEqual([10_000, 20, 1])
})
