import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { sampleExpense } from '../../books/expense/test-expense'
import { yearFacts } from '../../landlord/house/rules-years'
import type { AllVouchers } from '../../books/ledger/model'
import { costsToFillOut, taxNotesOf, type TaxNote } from './rules-tax-note'
import { voucherLists, income } from '../../books/ledger/test-vouchers'

const period = { from: day('2026-01-01'), to: day('2026-12-31') }
/** House 2 is the landlord's own home, house 3 the landlord's own cabin. */
const houses = [
  { id: 1, home_use: 'let_only' as const },
  { id: 2, home_use: 'own_home' as const },
  { id: 3, home_use: 'own_cabin' as const },
].map(({ id, home_use }) => ({
  id,
  years: [yearFacts(0, { co_owners: [], holiday_home: false, home_use })],
}))
const rent = (more: Parameters<typeof income>[0] = {}) => income({ sum: ore(80_000_00), ...more })
const free = (more: Parameters<typeof income>[0] = {}) => rent({ separatedTaxable: false, ...more })
const cost = (kroner: number, houseId = 1) =>
  sampleExpense({
    houseId,
    sum: ore(kroner * 100),
    franchise: 100,
    date: day('2026-03-01'),
    listed_on: day('2026-03-01'),
  })

it.each<[string, Partial<AllVouchers>, TaxNote[]]>([
  ['taxed rent above its costs', { incomeBilags: [rent()], bilags: [cost(5000)] }, ['taxNote']],
  ['costs above taxed rent', { incomeBilags: [rent()], bilags: [cost(90_000)] }, ['deficitNote']],
  ['costs before anything is let', { bilags: [cost(5000)] }, ['deficitNote']],
  ['tax-free rent alone, with costs', { incomeBilags: [free()], bilags: [cost(5000)] }, ['taxFreeOnlyNote']],
  ['tax-free rent alone, without costs', { incomeBilags: [free()] }, ['taxNote']],
  [
    'what lies in the trash folder',
    { incomeBilags: [free(), rent({ isTrashed: true })], bilags: [cost(5000)] },
    ['taxFreeOnlyNote'],
  ],
  [
    'both kinds of rent in one house: its costs are deducted',
    { incomeBilags: [free(), rent({ sum: ore(1000_00) })], bilags: [cost(5000)] },
    ['deficitNote'],
  ],
  [
    'a house let tax-free beside a taxed one',
    { incomeBilags: [rent(), free({ houseId: 2 })], bilags: [cost(5000), cost(90_000, 2)] },
    ['taxNote', 'taxFreeCostsNote'],
  ],
  [
    'the same without costs of the tax-free one',
    { incomeBilags: [rent(), free({ houseId: 2 })], bilags: [cost(90_000)] },
    ['deficitNote'],
  ],
  [
    'stays of less than 30 days in a home that is only let',
    { incomeBilags: [rent({ short_term: true })], bilags: [cost(90_000)] },
    ['deficitNote'],
  ],
  [
    'short lets',
    { incomeBilags: [rent({ houseId: 2, short_term: true })], bilags: [cost(90_000)] },
    ['taxNote', 'shortNote'],
  ],
  ['a holiday home of one’s own', { incomeBilags: [rent({ houseId: 3 })] }, ['taxNote', 'shortNote']],
  [
    'short lets that are tax-free',
    { incomeBilags: [free({ short_term: true })], bilags: [cost(5000)] },
    ['taxFreeOnlyNote'],
  ],
])('beside the estimated tax of %s', (_what, vouchers, expected) =>
  expect(taxNotesOf(voucherLists(vouchers), period, houses)).toEqual(expected),
)

it('says that the tax is of the own share where somebody else owns a shown house too', () => {
  const co_owners = [{ name: 'Ola Nordmann', share: 50 }]
  const shared = { id: 1, years: [yearFacts(0, { co_owners, holiday_home: false, home_use: 'let_only' as const })] }
  expect(taxNotesOf(voucherLists({ incomeBilags: [rent()] }), period, [shared])).toEqual(['taxNote', 'shareNote'])
  expect(taxNotesOf(voucherLists({ incomeBilags: [rent({ houseId: 2 })] }), period, [shared])).toEqual(['taxNote'])
})

it('tells the costs of vouchers that no line of the return has, as far as they are filled out', () => {
  const archived = (more: Partial<ReturnType<typeof sampleExpense>>) =>
    sampleExpense({ sum: ore(644_00), franchise: 50, archived: true, ...more })
  const bilags = [
    cost(5000),
    archived({}),
    archived({ cost_type: null }),
    archived({ date: null }),
    archived({ cost_type: null, sum: null }),
    archived({ cost_type: null, isTrashed: true }),
  ]
  // Twice half of 644. The first archived one is filled out, so the tax page counts it too.
  expect(costsToFillOut({ bilags })).toBe(644_00)
  expect(costsToFillOut({ bilags: [] })).toBe(0)
})
