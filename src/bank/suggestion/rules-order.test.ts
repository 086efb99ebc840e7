import { describe, expect, it } from 'vitest'
import { addDays, type Day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { suggestForRows } from './rules'
import type { RentCandidate } from '../../lease/rent-account/rules-candidates'
import type { BankRow, MatchedRow, RentSuggestion } from './rules-model'
import { contractOf, noBooks, rowOf } from './test-books'
import { chanceOf } from './test-year'

const monthsOf = (
  rows: readonly BankRow[],
  contracts: readonly RentCandidate[],
  matched: readonly MatchedRow[] = [],
) => {
  const found = suggestForRows(rows, { ...noBooks, contracts, matched })
  return rows.map((row) => {
    const suggestion = found.get(row.id) ?? null
    return { id: row.id, row, suggestion: suggestion?.kind === 'rent' ? suggestion : null }
  })
}
const takenAt = '2026-11-21T10:00:00.000Z' as Instant
const shownMonths = ({ contractId, months }: RentSuggestion) =>
  `${contractId} ${months.map(({ month, sum }) => `${month}=${sum}`).join(' ')}`

/**
 * The contracts after a suggestion was accepted: the months are paid, the rent is followed from the
 * earliest of them, and the account is known. `moved` is the sum of a payment without months, which
 * now pays a later month.
 */
const taken = (
  contracts: readonly RentCandidate[],
  { contractId, months }: RentSuggestion,
  { counterAccount }: BankRow,
  moved: number,
): RentCandidate[] =>
  contracts.map((contract) => {
    if (contract.contractId !== contractId) return contract
    const open = new Map(contract.now.open)
    for (const { month, sum } of months) open.set(month, ore((open.get(month) ?? 0) - sum))
    const last = months.at(-1)!.month
    const later = [...open].find(([month, left]) => month > last && left > moved)
    if (later) open.set(later[0], ore(later[1] - moved))
    const first = [...months.map(({ month }) => month), contract.now.followsFrom ?? []].flat().toSorted()[0]!
    const account = counterAccount === null || contract.since.has(counterAccount) ? null : counterAccount
    return {
      ...contract,
      now: { open, followsFrom: first },
      payers: [...contract.payers, ...(account === null ? [] : [account])],
      since: new Map([...contract.since, ...(account === null ? [] : [[account, takenAt] as const])]),
      wasMatched: true,
    }
  })

/**
 * Payments of two tenants over some months. Some are early, late, halves, too small, for several months, paid twice, or
 * without a name.
 */
function drawn(seed: number) {
  const chance = chanceOf(seed)
  const rents = [9500, 8000 + 100 * chance.below(30)]
  const contracts = ['Åse Bjørnstad', 'Jonas Sæther'].map((tenants, at) =>
    contractOf(at + 1, {
      tenants,
      rent: rents[at]!,
      from: '2026-03',
      count: 12,
      dueDate: chance.pick([1, 1, 15, 28]),
      wasMatched: chance.is(0.5),
    }),
  )
  const rows = Array.from({ length: 3 + chance.below(7) }, () => {
    const at = chance.below(2)
    const { tenants } = contracts[at]!
    const name = `${tenants![0]!.firstName} ${tenants![0]!.lastName}`
    const due: Day = contracts[at]!.months[chance.below(8)]!.dueOn
    const date = addDays(due, chance.pick([0, 0, 0, -1, -3, -15, 2, 8, 17, 25, 40]))
    const rent = rents[at]!
    const sum = chance.pick([
      rent,
      rent,
      rent,
      rent,
      rent / 2,
      rent / 2,
      rent - 300,
      rent - 5,
      2 * rent,
      500,
      rent + 400,
      1.5 * rent,
      300,
    ])
    const text = chance.pick(['', '', 'husleie', 'leie august', 'leie september'])
    return rowOf(`${date} ${sum}`, `${chance.is(0.8) ? name : 'Overføring'} ${text}`, {
      counterAccount: chance.pick([null, '12342100188', at === 0 ? '12349100043' : '12343100068']),
    })
  })
  return { chance, contracts, rows }
}

describe('the months of payments', () => {
  it.each(Array.from({ length: 300 }, (_, seed) => seed + 1))('are the same whichever are taken first: %i', (seed) => {
    const { chance, contracts, rows } = drawn(seed)
    const before = new Map(
      monthsOf(rows, contracts).flatMap(({ id, suggestion }) => (suggestion ? [[id, shownMonths(suggestion)]] : [])),
    )
    let [left, now]: [readonly BankRow[], readonly RentCandidate[]] = [rows, contracts]
    const matched: MatchedRow[] = []
    for (;;) {
      const shown = monthsOf(left, now, matched)
      const suggested = shown.flatMap(({ id, suggestion }) =>
        suggestion && before.has(id) ? [[id, shownMonths(suggestion)] as const] : [],
      )
      const known = rows.map(({ id, date, sum, text }) => `${id} ${date} ${sum} ${text}: ${before.get(id)}`).join('\n')
      expect(new Map(suggested), known).toEqual(
        new Map([...before].filter(([id]) => left.some((row) => row.id === id))),
      )
      const open = shown.filter(({ id, suggestion }) => suggestion && before.has(id))
      if (open.length === 0) break
      const next = chance.pick(open)
      const { contractId, months } = next.suggestion!
      matched.push({ row: next.row, contractId, months })
      now = taken(now, next.suggestion!, next.row, chance.pick([0, 0, 100_00, 1200_00]))
      left = left.filter(({ id }) => id !== next.id)
    }
  })
})
