import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { RentInBank } from './model'
import { toContractArrears, toRentAccountAnswer } from './rules-answer'
import { owedByAccount, owedByArrears, owedTogether, owesNothing, type OwedRent } from './rules-owed'
import { rentAccountOf } from './rules'
import { toRentYear, yearSums } from './rules-year'

const today = day('2026-12-01')
const rent = (month: string, dueOn: string) => ({ month: day(`${month}-01`), dueOn: day(dueOn), sum: ore(1_225_000) })
const months = [rent('2026-10', '2026-10-01'), rent('2026-11', '2026-11-02'), rent('2026-12', '2026-12-01')]
const inBank = (...parts: readonly (readonly [contract: number, month: string, kroner: number])[]) =>
  parts.map(([contractId, month, kroner], transactionId) => ({
    transactionId,
    contractId,
    date: today,
    sum: ore(kroner * 100),
    certainty: 'sure',
    months: [{ month, sum: ore(kroner * 100) }],
  })) satisfies RentInBank['rents']

/** Paid in kroner, in the bank, and what the contract then owes: late, due today, and of both what is in the bank. */
it.each<[string, number, RentInBank['rents'], readonly [number, number, number, number]]>([
  ['all unpaid', 0, [], [24_500, 12_250, 0, 0]],
  ['the month of today alone', 24_500, [], [0, 12_250, 0, 0]],
  ['half of the month of today', 30_625, [], [0, 6125, 0, 0]],
  ['the month of today, in the bank', 24_500, inBank([7, '2026-12', 12_250]), [0, 12_250, 0, 12_250]],
  ['more in the bank than is owed', 30_625, inBank([7, '2026-12', 12_250]), [0, 6125, 0, 6125]],
  ['a late month in the bank', 12_250, inBank([7, '2026-11', 12_250]), [12_250, 12_250, 12_250, 0]],
  ['money for a month ahead', 24_500, inBank([7, '2027-01', 12_250]), [0, 12_250, 0, 0]],
  ['money of another contract', 24_500, inBank([8, '2026-12', 12_250]), [0, 12_250, 0, 0]],
  ['all paid', 36_750, [], [0, 0, 0, 0]],
])('%s: the list of unpaid rent, the contract and the year say the same', (_, paid, rents, expected) => {
  const payments = paid === 0 ? [] : [{ id: 1, date: day('2026-11-20'), sum: ore(paid * 100), months: null }]
  const account = rentAccountOf({ from: day('2026-10-01'), months, payments }, today)
  const arrears = toContractArrears({ contractId: 7, houseId: 1, tenants: [] }, account, today, undefined)
  const notes = [{ id: 1, note: '', transactionId: null }]
  const [late, dueToday, lateInBank, dueTodayInBank] = expected.map((kroner) => ore(kroner * 100))
  const owed = { late, dueToday, lateInBank, dueTodayInBank } as OwedRent
  expect(owedByArrears(arrears ?? undefined, rents)).toEqual(owed)
  expect(owedByAccount(toRentAccountAnswer(account, null, notes), 7, rents, today)).toEqual(owed)
  expect(arrears?.owed ?? 0).toBe(owed.late + owed.dueToday)
  const year = toRentYear({ id: 7, houseId: 1, tenants: () => [] }, account, 2026)!
  expect(yearSums(year.months).owed).toBe(owed.late + owed.dueToday)
})

it('adds up contracts', () => {
  const one = { late: ore(1), dueToday: ore(2), lateInBank: ore(3), dueTodayInBank: ore(4) }
  expect(owedTogether([one, one, owesNothing])).toEqual({
    late: 2,
    dueToday: 4,
    lateInBank: 6,
    dueTodayInBank: 8,
  })
})

it.each([
  ['2026-11-01', undefined],
  ['2026-11-02', '2026-11-02'],
  ['2026-12-01', '2026-12-01'],
  [undefined, undefined],
])('a reminder of %s is shown as %s, because the oldest rent was due on 2 November', (last, shown) => {
  const payments = [{ id: 1, date: day('2026-10-01'), sum: ore(1_225_000), months: null }]
  const account = rentAccountOf({ from: day('2026-10-01'), months, payments }, today)
  const of = { contractId: 7, houseId: 1, tenants: [] }
  const reminded = last === undefined ? undefined : day(last)
  expect(toContractArrears(of, account, today, reminded)?.reminded_on).toBe(shown)
  const notes = [{ id: 1, note: '', transactionId: null }]
  expect(toRentAccountAnswer(account, null, notes, reminded).reminded_on).toBe(shown)
})
