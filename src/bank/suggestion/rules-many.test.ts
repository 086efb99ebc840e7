import { expect, it } from 'vitest'
import { addDays, day } from '../../base/kit/day'
import { suggestForRows, suggestInSteps } from './rules'
import type { BankRow, KnownBooks } from './rules-model'
import { contractOf, kroner, noBooks, rowOf } from './test-books'
import { chanceOf } from './test-year'

/** The same objects, but each read of a property is counted. Comparing a value means reading it. */
function counted<T extends object>(values: readonly T[], count: () => void): T[] {
  return values.map((value) => {
    const shell = {} as T
    for (const key of Object.keys(value) as (keyof T)[])
      Object.defineProperty(shell, key, {
        enumerable: true,
        get: () => {
          count()
          return value[key]
        },
      })
    return shell
  })
}

/** Makes many payments, contracts and vouchers with few sums and common names. Returns how often they were read. */
function readingsOf(
  rows: number,
  contracts: number,
  vouchers: number,
): { readings: number; found: number; sure: number } {
  const chance = chanceOf(rows)
  let readings = 0
  const count = () => {
    readings += 1
  }
  const start = day('2026-11-01')
  const names = Array.from(
    { length: contracts },
    (_, at) => `Tenant${String.fromCodePoint(97 + (at % 26))} Hansen${at}`,
  )
  const spread = (each: number, all: number) => addDays(start, Math.floor((each * 730) / all))
  const books: KnownBooks = {
    ...noBooks,
    contracts: names.map((tenants, at) => {
      const contract = contractOf(at + 1, { tenants, rent: 9500 + 500 * (at % 3), count: 24 })
      return { ...contract, months: counted(contract.months, count) }
    }),
    vouchers: counted(
      Array.from({ length: vouchers }, (_, id) => ({
        id,
        houseId: 1,
        date: spread(id, vouchers),
        sum: kroner(100 * (1 + (id % 40))),
        description: '',
        supplier: 'Maxbo',
        supplierId: null,
      })),
      count,
    ),
  }
  const payments: BankRow[] = Array.from({ length: rows }, (_, at) => {
    const date = spread(at, rows)
    if (chance.is(0.5)) return rowOf(`${date} ${-100 * (1 + chance.below(60))}`, 'Varekjøp Maxbo')
    const text = chance.is(0.5) ? `Fra: ${chance.pick(names)} husleie` : 'Overføring'
    return rowOf(`${date} ${9500 + 500 * chance.below(3)}`, text)
  })
  const found = suggestForRows(counted(payments, count), books)
  const suggestions = [...found.values()].filter((each) => each !== null)
  return {
    readings,
    found: suggestions.length,
    sure: suggestions.filter((each) => each.kind !== 'new-bilag' && each.certainty === 'sure').length,
  }
}

it('20,000 payments are read as often each as a tenth of them', () => {
  const [few, many] = [readingsOf(2000, 40, 500), readingsOf(20_000, 40, 5000)]
  expect(few.found).toBeGreaterThan(700)
  expect(many.found).toBeGreaterThan(7000)
  expect(many.sure).toBeGreaterThan(50)
  expect(many.readings / few.readings).toBeLessThan(15)
  expect(many.readings / 20_000).toBeLessThan(100)
})

it('a payment without a name costs the same beside four contracts as beside forty of other rents', () => {
  const readings = (contracts: number) => {
    let count = 0
    const books = Array.from({ length: contracts }, (_, at) => {
      const contract = contractOf(at + 1, { tenants: `Ole Hansen${at}`, rent: 9500 + at, count: 24 })
      return { ...contract, months: counted(contract.months, () => (count += 1)) }
    })
    const rows = (many: number) => Array.from({ length: many }, () => rowOf('2026-11-02 9500', 'Overføring'))
    suggestForRows(rows(1), { ...noBooks, contracts: books })
    const once = count
    suggestForRows(rows(101), { ...noBooks, contracts: books })
    return count - 2 * once
  }
  expect(readings(40)).toBe(readings(4))
})

it('each payment, contract, voucher and expense is a step, so that no long list of them is read in one go', () => {
  const habit = {
    supplierId: 7,
    cost_type: 'other_costs',
    cost_line: 'other',
    franchise: 100,
    houseId: 2,
    description: '',
  } as const
  const steps = (rows: number, contracts: number, vouchers: number, expenses: number) => {
    const books: KnownBooks = {
      ...noBooks,
      contracts: Array.from({ length: contracts }, (_, at) =>
        contractOf(at + 1, { tenants: `Ole Hansen${at}`, rent: 9500 }),
      ),
      vouchers: Array.from({ length: vouchers }, (_, id) => ({
        id,
        houseId: 1,
        date: day('2026-11-01'),
        sum: kroner(100),
        description: '',
        supplier: 'Maxbo',
        supplierId: null,
      })),
      expenses: Array.from({ length: expenses }, (_, at) => ({
        counterAccount: null,
        paidTo: `Maxbo ${at}`,
        values: habit,
      })),
    }
    return [
      ...suggestInSteps(
        Array.from({ length: rows }, () => rowOf('2026-11-02 -100', 'Overføring')),
        books,
      ),
    ].length
  }
  const none = steps(0, 0, 0, 0)
  expect(none).toBe(0)
  expect(steps(1000, 0, 0, 0)).toBeGreaterThanOrEqual(4000)
  expect(steps(0, 1000, 0, 0)).toBeGreaterThanOrEqual(1000)
  expect(steps(0, 0, 1000, 0)).toBeGreaterThanOrEqual(2000)
  expect(steps(0, 0, 0, 1000)).toBeGreaterThanOrEqual(1000)
})
