import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import { totalsOf } from '../../books/ledger/rules-totals'
import { tally } from './rules-tally'
import { cases } from '../../base/kit/test-cases'

const amount = fc.integer({ min: 0, max: 99_999_999 }).map(ore)
const line = fc.record({
  year: fc.integer({ min: 2020, max: 2023 }),
  houseId: fc.integer({ min: 1, max: 3 }),
  sum: amount,
  share: fc.integer({ min: 0, max: 100 }),
  isIncome: fc.boolean(),
})

/** The landlord's own share by house, in 1/100 percent. */
const shares: Readonly<Record<number, bigint>> = { 1: 10_000n, 2: 3_333n, 3: 5_000n }

it('sums counted while they pass by are the dashboard’s totals of the same lines', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const counted = tally()
      for (const { year, houseId, sum, share, isIncome } of lines) {
        if (isIncome) counted.income(year, houseId, sum, share > 50 ? sum : ore(0))
        else counted.cost(year, houseId, BigInt(sum) * BigInt(share))
      }
      const deleted = 3
      for (const row of counted.rows(
        [1, 2, 3].map((id) => ({ id, isDeleted: id === deleted })),
        2022,
        (houseId) => shares[houseId]!,
      )) {
        expect(row.year).toBeLessThan(2023)
        const own = lines.filter(
          (one) =>
            one.year === row.year && (row.houseId === null ? one.houseId !== deleted : one.houseId === row.houseId),
        )
        const { year: _year, houseId: _house, exactCosts, exactOwn: _own, share: _share, ...totals } = row
        expect(totals).toEqual(
          totalsOf({
            income: own
              .filter((one) => one.isIncome)
              .map(({ sum, share }) => ({ sum, taxable: share > 50 ? sum : ore(0) })),
            costs: own.filter((one) => !one.isIncome).map(({ sum, share }) => BigInt(sum) * BigInt(share)),
            own: own.reduce((all, { houseId, isIncome, sum, share }) => {
              const amount = isIncome ? (share > 50 ? BigInt(sum) * 100n : 0n) : -BigInt(sum) * BigInt(share)
              return all + amount * shares[houseId]!
            }, 0n),
          }),
        )
        expect(exactCosts).toBe(
          own.filter((one) => !one.isIncome).reduce((all, { sum, share }) => all + BigInt(sum) * BigInt(share), 0n),
        )
      }
    }),
    cases(800),
  )
})
