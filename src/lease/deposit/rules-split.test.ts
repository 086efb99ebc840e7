import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ore, type Ore } from '../../base/kit/money'
import { isWholeAccountSplit, splitBySettlement, splitByTypedPart, type SplitPart } from './rules-split'
import { cases } from '../../base/kit/test-cases'

const deposit = ore(3_600_000)

describe('a split', () => {
  it.each<[SplitPart, number, number, number]>([
    ['amount_tenant', 3_600_000, 3_600_000, 0],
    ['amount_tenant', 0, 0, 3_600_000],
    ['amount_tenant', 1, 1, 3_599_999],
    ['amount_landlord', 123_450, 3_476_550, 123_450],
    // An amount above the deposit is reduced to the deposit, and the other party gets nothing.
    ['amount_tenant', 3_600_001, 3_600_000, 0],
    ['amount_landlord', 99_999_999_999, 0, 3_600_000],
  ])('by %s of %i is %i and %i', (part, typed, tenant, landlord) =>
    expect(splitByTypedPart(part, ore(typed), deposit)).toEqual({ amount_tenant: tenant, amount_landlord: landlord }),
  )

  it.each([
    ['less than is on the account', 650_050, [2_949_950, 650_050]],
    ['more', 4_000_000, [0, 3_600_000]],
  ])('by a settlement that claims %s', (_what, total, [tenant, landlord]) => {
    const split = splitBySettlement({ total: ore(total) }, deposit)
    expect(split).toEqual({ amount_tenant: tenant, amount_landlord: landlord })
    expect(isWholeAccountSplit(split, deposit)).toBe(true)
  })

  it('of a part that is half typed says nothing of the other', () =>
    expect(splitByTypedPart('amount_landlord', Number.NaN as Ore, deposit)).toEqual({
      amount_tenant: null,
      amount_landlord: Number.NaN,
    }))

  it('is empty as long as nothing is typed', () =>
    expect(splitByTypedPart('amount_tenant', null, deposit)).toEqual({ amount_tenant: null, amount_landlord: null }))

  it('sums up to the øre', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map((n) => ore(n))
    fc.assert(
      fc.property(
        fc.constantFrom<SplitPart>('amount_tenant', 'amount_landlord'),
        amount,
        amount,
        (part, typed, sum) => {
          const split = splitByTypedPart(part, typed, sum)
          const other: SplitPart = part === 'amount_tenant' ? 'amount_landlord' : 'amount_tenant'
          expect(isWholeAccountSplit(split, sum)).toBe(true)
          expect(split[part]).toBe(Math.min(typed, sum))
          expect(split[other]).toBe(typed > sum ? 0 : sum - typed)
          // A split with one øre more or less is refused.
          for (const by of [1, -1]) {
            const wrong = { ...split, [part]: (split[part]! + by) as Ore }
            expect(isWholeAccountSplit(wrong, sum)).toBe(false)
          }
        },
      ),
      cases(10_000),
    )
  })

  it.each([
    [null, ore(3_600_000)],
    [ore(3_600_000), null],
    [-1 as Ore, ore(3_600_001)],
  ])('of %j and %j does not sum up', (amount_tenant, amount_landlord) =>
    expect(isWholeAccountSplit({ amount_tenant, amount_landlord }, deposit)).toBe(false),
  )
})
