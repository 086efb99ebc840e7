import { expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import type { HouseTax, TaxLines } from './model'
import { taxSheetOf } from './rules-sheet'

const kr = (kroner: number) => ore(kroner * 100)
const lines: TaxLines = {
  income: kr(120_000),
  short_let: kr(0),
  short_taxable: kr(0),
  maintenance: kr(1_000),
  municipal_taxes: kr(2_000),
  insurance: kr(0),
  common_costs: kr(0),
  other_costs: kr(3_450),
  balance: null,
  flat_rate: null,
  net: kr(113_550),
  net_share: kr(113_550),
}
const shown = (more: Partial<TaxLines> = {}, state: HouseTax['state'] = 'entered') =>
  taxSheetOf({ state, lines: { ...lines, ...more } }).map(({ line, amount, by }) => `${line} ${amount / 100} ${by}`)
const costs = ['income 120000 typed', 'maintenance 1000 typed', 'other_costs 3450 typed', 'municipal_taxes 2000 typed']

it('holds rent and costs in the order of the return, those that are 0 too', () => {
  expect(shown()).toEqual(costs)
  expect(shown({ maintenance: kr(0) })[1]).toBe('maintenance 0 typed')
})

it('has the cooperative’s costs and insurance where there are some', () =>
  expect(shown({ common_costs: kr(9_000), insurance: kr(70) })).toEqual([
    ...costs.slice(0, 3),
    'common_costs 9000 typed',
    ...costs.slice(3),
    'insurance 70 typed',
  ]))

it('has rent by the flat rule behind the other rent, and alone where there is no other', () => {
  const short = { short_let: kr(40_000), short_taxable: kr(21_250) }
  const rows = ['short_let 40000 typed', 'short_taxable 21250 calculated']
  expect(shown(short)).toEqual([costs[0], ...rows, ...costs.slice(1)])
  expect(shown(short, 'shortLets')).toEqual(rows)
})

it('holds what the authority calculates of group d behind what is typed of it', () =>
  expect(shown({ balance: { opening: kr(32_000), bought: kr(20_000), rate: 20, sum: kr(10_400) } })).toEqual([
    ...costs,
    'opening 32000 basis',
    'bought 20000 basis',
    'balance 10400 calculated',
  ]))

it('holds the deduction for personal use, also of nothing', () =>
  expect(shown({ flat_rate: kr(0) })).toEqual([...costs, 'flat_rate 0 calculated']))
