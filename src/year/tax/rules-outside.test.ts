import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { fromKroner } from '../../base/kit/money'
import { sampleExpense } from '../../books/expense/test-expense'
import { voucherLists, income, item, personalUse } from '../../books/ledger/test-vouchers'
import { houseTaxOf } from './rules'
import { testHouse } from './test-books'

const charges = (date: string, sum: number, more: object = {}) =>
  sampleExpense({
    cost_type: 'municipal_taxes',
    date: day(date),
    listed_on: day(date),
    sum: fromKroner(sum),
    franchise: 100,
    ...more,
  })
/** Municipal charges of four quarters, in January, April, July and October. */
const quarters = ['01', '04', '07', '10'].map((month, index) => charges(`2025-${month}-10`, 3000, { id: index + 1 }))
/** Rent from 15 March to 10 June. */
const spring = income({ sum: fromKroner(30_000), start_date: day('2025-03-15'), end_date: day('2025-06-10') })
const taxed = (vouchers: Parameters<typeof voucherLists>[0], offered: boolean | null) =>
  houseTaxOf(testHouse, voucherLists(vouchers), 2025, offered)

describe('costs in months without rent', () => {
  it('are deducted while nobody has said what these months were, and nothing is said of them', () => {
    const found = taxed({ incomeBilags: [spring], bilags: quarters }, null)
    expect(found.lines).toMatchObject({ municipal_taxes: fromKroner(12_000), net: fromKroner(18_000) })
    expect(found).not.toHaveProperty('outside')
  })

  it('are deducted where it was offered for rent', () => {
    const found = taxed({ incomeBilags: [spring], bilags: quarters }, true)
    expect(found.lines).toMatchObject({ municipal_taxes: fromKroner(12_000), net: fromKroner(18_000) })
    expect(found.outside).toMatchObject({ offered_for_rent: true, sum: fromKroner(9000) })
  })

  it('are left out where it was not, and are named', () => {
    const found = taxed({ incomeBilags: [spring], bilags: quarters }, false)
    // Only the charges of April (3 000) are in a month with rent.
    expect(found.lines).toMatchObject({ municipal_taxes: fromKroner(3000), net: fromKroner(27_000) })
    expect(found.outside).toMatchObject({ offered_for_rent: false, sum: fromKroner(9000) })
    expect(found.outside!.vouchers.map(({ id }) => id)).toEqual([1, 3, 4])
    expect(found.bilagsList.map(({ id, line }) => [id, line])).toEqual([
      [1, 'none'],
      [2, 'municipal_taxes'],
      [3, 'none'],
      [4, 'none'],
    ])
  })

  it('are left out with what came back of them', () => {
    const back = charges('2025-01-20', -500, { id: 9 })
    const found = taxed({ incomeBilags: [spring], bilags: [...quarters, back] }, false)
    expect(found.lines.municipal_taxes).toBe(fromKroner(3000))
    expect(found.outside!.vouchers.map(({ id, sum }) => [id, sum])).toContainEqual([9, fromKroner(-500)])
  })

  it('are those of months with insurance money alone, which is entered as income', () => {
    const insured = income({
      kind: 'other',
      sum: fromKroner(8000),
      start_date: day('2025-07-01'),
      end_date: day('2025-07-31'),
    })
    const found = taxed({ incomeBilags: [spring, insured], bilags: quarters }, false)
    expect(found.lines).toMatchObject({ income: fromKroner(38_000), municipal_taxes: fromKroner(3000) })
  })

  it('of a month that begins or ends with rent are of the letting', () => {
    const [first, last] = [charges('2025-03-01', 100, { id: 8 }), charges('2025-06-30', 100, { id: 9 })]
    const found = taxed({ incomeBilags: [spring], bilags: [first, last] }, false)
    expect(found.lines.municipal_taxes).toBe(fromKroner(200))
    expect(found).not.toHaveProperty('outside')
  })

  it('are no deficit of a house without any rent that was not offered: nothing of it is entered', () => {
    const vouchers = {
      bilags: quarters,
      depreciationBilags: [item({ date: day('2025-01-05'), sum: fromKroner(40_000) }, { from: 2025, to: 2025 })],
      depreciationPersonalBilags: [personalUse(2025)],
    }
    expect(taxed(vouchers, null)).toMatchObject({ state: 'entered' })
    const found = taxed(vouchers, false)
    expect(found).toMatchObject({
      state: 'empty',
      lines: { municipal_taxes: 0, balance: null, flat_rate: null, net: 0 },
    })
    expect(found.outside).toMatchObject({ sum: fromKroner(12_000) })
    expect(taxed(vouchers, true)).toMatchObject({ state: 'entered', lines: { net: fromKroner(-12_000 - 8000) } })
  })

  it('without a deductible part are none', () => {
    const found = taxed({ incomeBilags: [spring], bilags: [charges('2025-01-01', 500, { franchise: 0 })] }, false)
    expect(found).not.toHaveProperty('outside')
  })

  it('of an own cabin are none: its costs are never deducted', () => {
    const found = houseTaxOf({ ...testHouse, home_use: 'own_cabin' }, voucherLists({ bilags: quarters }), 2025, false)
    expect(found).toMatchObject({ state: 'empty' })
    expect(found).not.toHaveProperty('outside')
  })
})
