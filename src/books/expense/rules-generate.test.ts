import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { VoucherQuota } from '../../landlord/plan/rules-quota'
import { datesPerVoucher, datesToGenerate, type DueVoucher } from './rules-generate'
import { runningState, stoppedState } from './rules-repeat'

const today = day('2026-03-10')
const voucher = (more: Partial<DueVoucher>): DueVoucher => ({
  account_id: 1,
  id: 1,
  date: day('2026-01-01'),
  repeat: 'monthly',
  next_on: day('2026-02-01'),
  ...more,
})
const endless: VoucherQuota = { left: Number.POSITIVE_INFINITY, refusedBy: null }
const quota = (left: number, refusedBy: VoucherQuota['refusedBy'] = 'freeLimit'): VoucherQuota => ({ left, refusedBy })

describe('what is generated', () => {
  it('is every date that has come, and nothing when none has', () => {
    const [one, none] = datesToGenerate(
      [voucher({}), voucher({ id: 2, next_on: day('2026-03-11'), date: day('2026-02-11') })],
      () => endless,
      today,
    )
    expect([one!.dates, one!.state]).toEqual([['2026-02-01', '2026-03-01'], runningState(day('2026-04-01'))])
    expect([none!.dates, none!.state]).toEqual([[], runningState(day('2026-03-11'))])
  })

  it('is the earliest where the quota is not enough for all; the rest stops and says why and where', () => {
    const [first, second, third] = datesToGenerate(
      [
        voucher({}),
        voucher({ id: 2, repeat: 'weekly', next_on: day('2026-01-08') }),
        voucher({ id: 3, date: day('2026-02-10'), next_on: day('2026-03-10') }),
      ],
      () => quota(6),
      today,
    )
    // The quota is six: weekly 8, 15, 22 and 29 January, monthly 1 February, and weekly 5 February.
    expect([first!.dates, first!.state]).toEqual([['2026-02-01'], stoppedState(day('2026-03-01'), 'freeLimit')])
    expect([second!.dates, second!.state]).toEqual([
      ['2026-01-08', '2026-01-15', '2026-01-22', '2026-01-29', '2026-02-05'],
      stoppedState(day('2026-02-12'), 'freeLimit'),
    ])
    expect([third!.dates, third!.state]).toEqual([[], stoppedState(day('2026-03-10'), 'freeLimit')])
  })

  it('goes on where the quota is just enough', () => {
    const [only] = datesToGenerate([voucher({})], () => quota(2), today)
    expect([only!.dates, only!.state]).toEqual([['2026-02-01', '2026-03-01'], runningState(day('2026-04-01'))])
  })

  it('is nothing when the trial is over', () => {
    const [only] = datesToGenerate([voucher({})], () => quota(0, 'endOf30Days'), today)
    expect([only!.dates, only!.state]).toEqual([[], stoppedState(day('2026-02-01'), 'endOf30Days')])
  })

  it('of one account takes no quota of another', () => {
    const [mine, theirs] = datesToGenerate(
      [voucher({}), voucher({ account_id: 2, id: 9 })],
      (account) => (account === 1 ? quota(1) : endless),
      today,
    )
    expect([
      mine!.dates.length,
      mine!.state.isRepeatStopped,
      theirs!.dates.length,
      theirs!.state.isRepeatStopped,
    ]).toEqual([1, true, 2, false])
  })

  it('of a hundred and more dates is a hundred, and goes on', () => {
    const [long] = datesToGenerate(
      [voucher({ repeat: 'weekly', date: day('2020-01-01'), next_on: day('2020-01-08') })],
      () => endless,
      today,
    )
    expect([long!.dates.length, long!.state]).toEqual([100, runningState(day('2021-12-08'))])
    const [short] = datesToGenerate(
      [voucher({ repeat: 'weekly', date: day('2020-01-01'), next_on: day('2020-01-08') })],
      () => quota(100),
      today,
    )
    expect([short!.dates.length, short!.state]).toEqual([100, runningState(day('2021-12-08'))])
  })

  it('is less of each when there are many, so that a transaction stays short', () => {
    expect([1, 100, 101, 500, 20_000].map(datesPerVoucher)).toEqual([100, 100, 99, 20, 1])
    const many = datesToGenerate(
      Array.from({ length: 500 }, (_, id) =>
        voucher({ id, repeat: 'weekly', date: day('2020-01-01'), next_on: day('2020-01-08') }),
      ),
      () => endless,
      today,
    )
    expect(new Set(many.map((one) => [one.dates.length, one.state.next_on].join(' ')))).toEqual(
      new Set(['20 2020-05-27']),
    )
  })
})
