import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { suggestAll } from './rules'
import type { RentCandidate } from '../../lease/rent-account/rules-candidates'
import type { BankRow, RentSuggestion } from './rules-world'
import { contractOf, noBooks, rowOf } from './test-books'
import { chanceOf } from './test-year'

const monthsOf = (rows: readonly BankRow[], contracts: readonly RentCandidate[]) => {
  const found = suggestAll(rows, { ...noBooks, contracts })
  return rows.map(({ id }) => {
    const suggestion = found.get(id) ?? null
    return { id, suggestion: suggestion?.kind === 'rent' ? suggestion : null }
  })
}
const shownMonths = ({ contractId, months }: RentSuggestion) =>
  `${contractId} ${months.map(({ month, sum }) => `${month}=${sum}`).join(' ')}`

/** The contracts after a suggestion was taken: what it names is paid, and followed from the earliest of its months. */
const taken = (contracts: readonly RentCandidate[], { contractId, months }: RentSuggestion): RentCandidate[] =>
  contracts.map((contract) => {
    if (contract.contractId !== contractId) return contract
    const sums = new Map(months.map(({ month, sum }) => [month, sum]))
    const left = contract.months.map((each) =>
      Object.assign({}, each, { open: ore(each.open - (sums.get(each.month) ?? 0)) }),
    )
    const from = [...sums.keys(), ...(contract.followsFrom === null ? [] : [contract.followsFrom])].toSorted()[0]!
    return {
      ...contract,
      months: left.filter(({ open }) => open > 0),
      paidMonths: [
        ...contract.paidMonths.filter(({ month }) => !sums.has(month)),
        ...left
          .filter(({ month }) => sums.has(month))
          .map(({ month, dueOn, sum, open }) => ({ month, dueOn, sum, paid: ore(sum - open) })),
      ].toSorted((one, other) => (one.month < other.month ? -1 : 1)),
      followsFrom: contract.isFollowSet ? contract.followsFrom : from,
      wasMatched: true,
    }
  })

/** Payments of two tenants over some months: on time, early, late, in halves, too little, several months, twice, nameless. */
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
    ])
    const text = chance.pick(['', '', 'husleie', 'leie august', 'leie september'])
    return rowOf(`${date} ${sum}`, `${chance.is(0.9) ? name : 'Overføring'} ${text}`)
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
    for (;;) {
      const shown = monthsOf(left, now)
      const suggested = shown.flatMap(({ id, suggestion }) =>
        suggestion ? [[id, shownMonths(suggestion)] as const] : [],
      )
      const known = rows.map(({ id, date, sum, text }) => `${id} ${date} ${sum} ${text}: ${before.get(id)}`).join('\n')
      expect(new Map(suggested), known).toEqual(
        new Map([...before].filter(([id]) => left.some((row) => row.id === id))),
      )
      const open = shown.filter(({ suggestion }) => suggestion)
      if (open.length === 0) break
      const next = chance.pick(open)
      now = taken(now, next.suggestion!)
      left = left.filter(({ id }) => id !== next.id)
    }
  })
})
