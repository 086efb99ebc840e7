import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { sampleExpense } from '../../books/expense/test-expense'
import { houseRecord } from '../../landlord/house/model'
import { voucherLists, contract, income, item, personalUse } from '../../books/ledger/test-vouchers'
import { maxNamedRecords, type Check } from './model-check'
import { checksOf, hasAllHouseNumbers } from './rules-check'
import type { CheckInput, CheckedContract, CheckedHouse } from './rules-findings'
import { emptyCheck } from './test-check'

const year = 2025
const today = day('2026-02-10')
const numbers = { municipality_number: '0301', property_number: 208, holding_number: 12 }
const house: CheckedHouse = { ...houseRecord.erased(), ...numbers, id: 1 }
/** A signed lease that covers the whole year and continues. */
const lease = (more: Partial<CheckedContract> = {}): CheckedContract => ({
  ...contract(),
  start_date: day('2024-03-15'),
  first_payment_date: day('2024-03-15'),
  days_before_first_payment: 'free',
  rents: [],
  signed_at: '2024-03-01T10:00:00.000Z',
  isFinished: false,
  blocked_by: '',
  next_rent_on: day('2026-03-01'),
  ...more,
})
const ends = (last: string) => ({ end_date: day(last), fixed_term_reason: 'Utleieren flytter selv inn.' })
const month = (n: number) => day(`2025-${String(n).padStart(2, '0')}-01`)
/** The rent that the lease has booked in the year. Some months may be left out. */
const rents = (...without: number[]) =>
  Array.from({ length: 12 }, (_, index) => index + 1)
    .filter((n) => !without.includes(n))
    .map((n) =>
      income({ id: n, contractId: 7, start_date: month(n), end_date: day(`2025-${month(n).slice(5, 7)}-28`) }),
    )
const ofYear = (more: Parameters<typeof income>[0] = {}) =>
  income({ start_date: month(2), end_date: month(3), ...more })
const cost = (more: Parameters<typeof sampleExpense>[0] = {}) =>
  sampleExpense({ date: day('2025-03-01'), listed_on: day('2025-03-01'), documents: ['/kvittering'], ...more })
const found = (checked: Partial<CheckInput>, on = today): Check[] =>
  checksOf(
    {
      ...emptyCheck,
      houses: [house],
      ...checked,
    },
    year,
    on,
  )
/** The findings of the checks, without the names: `monthsWithoutRent 7 2025-02-01`. */
const lines = (...of: Parameters<typeof found>) =>
  found(...of).flatMap(({ kind, vouchers }) =>
    vouchers.length === 0 ? [kind] : vouchers.map(({ id, date }) => `${kind} ${id} ${date}`),
  )

describe('the check list', () => {
  it.each<[string, Partial<CheckInput>, string[]]>([
    [
      'nothing in a year that is complete',
      {
        contracts: [lease()],
        vouchers: voucherLists({ incomeBilags: rents(), bilags: [cost()] }),
      },
      [],
    ],
    [
      'an expense that is to be filled out',
      { vouchers: voucherLists({ bilags: [cost({ id: 4, archived: true, cost_type: null, documents: [] })] }) },
      ['drafts 4 2025-03-01'],
    ],
    [
      'one without a receipt',
      { vouchers: voucherLists({ incomeBilags: [ofYear()], bilags: [cost({ id: 5, documents: [] }), cost()] }) },
      ['withoutReceipt 5 2025-03-01'],
    ],
    [
      'no receipt of what is not deducted',
      { vouchers: voucherLists({ bilags: [cost({ documents: [], franchise: 0 })] }) },
      [],
    ],
    [
      'months of a signed lease without rent',
      { contracts: [lease()], vouchers: voucherLists({ incomeBilags: rents(2, 12) }) },
      ['monthsWithoutRent 7 2025-02-01', 'monthsWithoutRent 7 2025-12-01'],
    ],
    [
      'no month that was entered apart, for several months at once',
      {
        contracts: [lease()],
        vouchers: voucherLists({
          incomeBilags: [...rents(2, 3, 4), income({ start_date: day('2025-02-10'), end_date: day('2025-03-31') })],
        }),
      },
      ['monthsWithoutRent 7 2025-04-01'],
    ],
    [
      'a month whose only rent is another lease’s, or another house’s',
      {
        contracts: [lease()],
        vouchers: voucherLists({
          incomeBilags: [
            ...rents(5, 6),
            income({ contractId: 8, start_date: month(5) }),
            income({ houseId: 2, start_date: month(6), end_date: month(7) }),
          ],
        }),
      },
      ['monthsWithoutRent 7 2025-05-01', 'monthsWithoutRent 7 2025-06-01'],
    ],
    [
      'no month before the first payment, and none after the end',
      {
        contracts: [
          lease({ start_date: day('2025-03-10'), first_payment_date: day('2025-04-01'), ...ends('2025-05-31') }),
        ],
      },
      ['monthsWithoutRent 7 2025-04-01', 'monthsWithoutRent 7 2025-05-01'],
    ],
    [
      'each month after the last day that is named where the lease counts as open-ended',
      { contracts: [lease({ end_date: day('2025-10-31') })], vouchers: voucherLists({ incomeBilags: rents(11, 12) }) },
      ['monthsWithoutRent 7 2025-11-01', 'monthsWithoutRent 7 2025-12-01'],
    ],
    [
      'a lease that nobody has signed, and no rent of it',
      { contracts: [lease({ signed_at: null })] },
      ['unsignedContracts 7 2024-03-15'],
    ],
    [
      'no unsigned lease of another year, and none that was finished',
      {
        contracts: [
          lease({ signed_at: null, start_date: day('2026-01-01') }),
          lease({ signed_at: null, isFinished: true }),
        ],
      },
      [],
    ],
    [
      'rent that the plan has stopped',
      {
        contracts: [lease({ blocked_by: 'freeLimit', next_rent_on: month(11) })],
        vouchers: voucherLists({ incomeBilags: rents(11, 12) }),
      },
      ['monthsWithoutRent 7 2025-11-01', 'monthsWithoutRent 7 2025-12-01', 'rentStopped 7 2025-11-01'],
    ],
    [
      'no rent that was stopped in a later year',
      {
        contracts: [lease({ blocked_by: 'freeLimit', next_rent_on: day('2026-01-01') })],
        vouchers: voucherLists({ incomeBilags: rents() }),
      },
      [],
    ],
    [
      'a repeat that the plan has stopped by the end of the year',
      {
        repeats: [
          { id: 6, houseId: 1, description: 'Renovasjon', stopped_on: day('2024-08-01') },
          { id: 8, houseId: 1, description: 'Strøm', stopped_on: day('2026-01-01') },
          { id: 9, houseId: 2, description: 'Strøm', stopped_on: day('2025-01-01') },
        ],
      },
      ['repeatStopped 6 2024-08-01'],
    ],
    [
      'personal use that no longer fits the rent',
      {
        vouchers: voucherLists({
          depreciationPersonalBilags: [
            { ...personalUse(2025), rentNow: ore(1) },
            { ...personalUse(2024), rentNow: ore(1) },
          ],
        }),
      },
      ['personalOutdated 2025 2025-12-31'],
    ],
    [
      'no personal use of a year that was sent',
      {
        vouchers: voucherLists({
          depreciationPersonalBilags: [{ ...personalUse(2025), rentNow: ore(1), isSent: true }],
        }),
      },
      [],
    ],
    [
      'items under declining balance beside personal use',
      {
        vouchers: voucherLists({
          depreciationPersonalBilags: [{ ...personalUse(2025), isSent: true }],
          depreciationBilags: [
            item({ id: 3, date: day('2024-05-01'), sum: ore(40_000_00) }),
            item({ id: 4, date: day('2025-05-01'), sum: ore(100_00) }),
          ],
        }),
      },
      ['itemsAndPersonal 3 2024-05-01'],
    ],
    [
      'no such items without personal use',
      { vouchers: voucherLists({ depreciationBilags: [item({ date: day('2025-05-01') })] }) },
      [],
    ],
    [
      'personal use whose conditions nobody has confirmed, beside nothing',
      {
        vouchers: voucherLists({
          depreciationPersonalBilags: [{ ...personalUse(2025), isSent: true, conditions: false }],
        }),
      },
      ['personalUnconfirmed 2025 2025-12-31'],
    ],
    [
      'personal use that is confirmed for a fourth year in a row, and not in three',
      {
        houses: [house, { ...house, id: 2 }],
        confirmedYears: new Map([
          [1, [2022, 2023, 2024, 2025]],
          [2, [2021, 2023, 2024, 2025]],
        ]),
        vouchers: voucherLists({
          depreciationPersonalBilags: [1, 2].map((houseId) =>
            Object.assign(personalUse(2025), { houseId, isSent: true }),
          ),
        }),
      },
      ['personalTooLong 2025 2025-12-31'],
    ],
    [
      'no fourth year where it is not confirmed',
      {
        confirmedYears: new Map([[1, [2022, 2023, 2024]]]),
        vouchers: voucherLists({
          depreciationPersonalBilags: [{ ...personalUse(2025), isSent: true, conditions: false }],
        }),
      },
      ['personalUnconfirmed 2025 2025-12-31'],
    ],
    [
      'costs of months without rent while nobody has said what these were, but for those that deduct nothing',
      {
        vouchers: voucherLists({
          incomeBilags: [ofYear()],
          bilags: [
            cost({ id: 3, date: day('2025-01-31') }),
            cost({ id: 4 }),
            cost({ id: 5, date: day('2025-04-01'), franchise: 0 }),
          ],
        }),
      },
      ['costsOutside 3 2025-01-31'],
    ],
    [
      'nothing of them once that is said',
      {
        offered: new Map([[1, true]]),
        vouchers: voucherLists({ incomeBilags: [ofYear()], bilags: [cost({ date: day('2025-01-31') })] }),
      },
      [],
    ],
    [
      'costs that are deducted in full beside tax-free rent, but for those shared out, not deducted, or to be filled out',
      {
        vouchers: voucherLists({
          incomeBilags: [ofYear(), ofYear({ separatedTaxable: false })],
          bilags: [
            cost({ id: 3 }),
            cost({ id: 4, franchise: 60 }),
            cost({ id: 5, franchise: 0 }),
            cost({ id: 6, archived: true }),
            cost({ id: 7, houseId: 2 }),
          ],
        }),
      },
      ['drafts 6 2025-03-01', 'mixedCosts 3 2025-03-01'],
    ],
    [
      'costs beside short lets of the own home',
      {
        houses: [{ ...house, home_use: 'own_home' }],
        vouchers: voucherLists({
          incomeBilags: [ofYear(), ofYear({ id: 9, short_term: true })],
          bilags: [cost({ id: 3 })],
        }),
      },
      ['mixedCosts 3 2025-03-01'],
    ],
    [
      'short lets of a house that is only let, which are ordinary rent',
      {
        vouchers: voucherLists({
          incomeBilags: [ofYear(), ofYear({ id: 9, short_term: true })],
          bilags: [cost({ id: 3 })],
        }),
      },
      ['shortLets 9 2025-02-01'],
    ],
    [
      'that co-owners enter their own part',
      { houses: [{ ...house, co_owners: [{}] }], vouchers: voucherLists({ incomeBilags: [ofYear()] }) },
      ['coOwners'],
    ],
    [
      'no costs beside tax-free rent of nothing',
      {
        vouchers: voucherLists({
          incomeBilags: [ofYear(), ofYear({ separatedTaxable: false, sum: ore(0) })],
          bilags: [cost()],
        }),
      },
      [],
    ],
    [
      'of a house with tax-free rent alone none of its costs, and no numbers',
      {
        houses: [{ ...house, municipality_number: null }],
        vouchers: voucherLists({
          incomeBilags: [ofYear({ separatedTaxable: false })],
          bilags: [cost({ id: 5, documents: [] }), cost({ id: 6, archived: true })],
          depreciationPersonalBilags: [{ ...personalUse(2025), isSent: true, conditions: false }],
        }),
      },
      ['drafts 6 2025-03-01'],
    ],
    [
      'of an own cabin what its entry needs, and none of its costs',
      {
        houses: [{ ...house, home_use: 'own_cabin', co_owners: [{}], municipality_number: null }],
        vouchers: voucherLists({
          incomeBilags: [ofYear({ id: 9, short_term: true })],
          bilags: [cost({ documents: [] })],
        }),
      },
      ['houseNumbers', 'coOwners'],
    ],
    [
      'items past their lifetime, also of those that a sent year keeps so',
      {
        sentYears: new Set([2024]),
        vouchers: voucherLists({
          depreciationBilags: [
            item({ id: 3, date: day('2022-05-01'), sum: ore(40_000_00), lifetime: 3 }),
            item({ id: 4, date: day('2021-05-01'), sum: ore(40_000_00), lifetime: 3 }),
            item({ id: 5, date: day('2022-05-01'), sum: ore(40_000_00), lifetime: 4 }),
            item({ id: 6, date: day('2020-05-01'), sum: ore(9_000_00), lifetime: 3 }),
          ],
        }),
      },
      ['itemsEnded 4 2021-05-01', 'itemsEnded 3 2022-05-01'],
    ],
    ['a house that the authority cannot find', { houses: [{ ...house, holding_number: null }] }, ['houseNumbers']],
  ])('names %s', (_what, checked, expected) => expect(lines(checked)).toEqual(expected))

  it('names no month that has not come', () =>
    expect(
      lines(
        { contracts: [lease()], vouchers: voucherLists({ incomeBilags: rents(8, 9, 10, 11, 12) }) },
        day('2025-09-30'),
      ),
    ).toEqual(['monthsWithoutRent 7 2025-08-01', 'monthsWithoutRent 7 2025-09-01']))

  it('says what it is about by its name, house by house', () => {
    const vouchers = voucherLists({
      incomeBilags: [ofYear(), ofYear({ id: 2, houseId: 2 })],
      bilags: [cost({ id: 4, documents: [] }), cost({ id: 5, houseId: 2, archived: true, description: '' })],
    })
    expect(found({ houses: [house, { ...house, id: 2 }], vouchers, contracts: [lease({ signed_at: null })] })).toEqual([
      { houseId: 1, kind: 'unsignedContracts', count: 1, vouchers: [{ id: 7, name: 'Åse Berg', date: '2024-03-15' }] },
      { houseId: 1, kind: 'withoutReceipt', count: 1, vouchers: [{ id: 4, name: 'Rør', date: '2025-03-01' }] },
      { houseId: 2, kind: 'drafts', count: 1, vouchers: [{ id: 5, name: 'Rør AS', date: '2025-03-01' }] },
    ])
  })

  it(`names at most ${maxNamedRecords} of a kind and counts them all, the earliest first`, () => {
    const bilags = Array.from({ length: 130 }, (_, i) => cost({ id: 200 - i, documents: [] }))
    const check = found({ vouchers: voucherLists({ bilags }) }).find(({ kind }) => kind === 'withoutReceipt')
    expect(check).toMatchObject({ kind: 'withoutReceipt', count: 130 })
    expect(check!.vouchers.map(({ id }) => id)).toEqual(Array.from({ length: maxNamedRecords }, (_, i) => 71 + i))
  })

  it.each<[object, boolean]>([
    [{}, true],
    [{ municipality_number: null }, false],
    [{ property_number: null }, false],
    [{ holding_number: 0 }, true],
    [{ municipality_number: null, organisation_number: '974760673', share_number: 23 }, true],
    [{ municipality_number: null, organisation_number: '974760673' }, false],
    [{ property_number: null, share_number: 23 }, false],
  ])('with %j finds the numbers of a house: %s', (more, finds) =>
    expect(hasAllHouseNumbers({ ...house, ...more })).toBe(finds),
  )
})
