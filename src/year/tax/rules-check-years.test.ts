import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { personalUse, voucherLists } from '../../books/ledger/test-vouchers'
import { checksOf } from './rules-check'
import { emptyCheck } from './test-check'

const house = {
  id: 1,
  home_use: 'let_only' as const,
  co_owners: [],
  municipality_number: '0301',
  property_number: 208,
  holding_number: 12,
  lease_number: null,
  section_number: null,
  organisation_number: null,
  share_number: null,
}

it.each<[string, readonly number[], readonly number[], boolean | null, boolean]>([
  ['let in the three years before, the last one unconfirmed', [2022, 2023, 2024], [2022, 2023], true, true],
  ['let in the three years before, none confirmed', [2022, 2023, 2024], [], true, true],
  ['not confirmed yet', [2022, 2023, 2024], [], false, true],
  ['the letting began two years before', [2023, 2024], [2023], true, false],
  ['a year without letting between', [2021, 2022, 2024], [2021, 2022], true, false],
  ['a fourth confirmed year, which another check names', [2022, 2023, 2024], [2022, 2023, 2024], true, false],
  ['no deduction this year', [2022, 2023, 2024], [], null, false],
])(
  'of the 15 %% deduction of 2025, %s: the check list names the longer letting',
  (_what, let_, confirmed, state, named) => {
    const use = { ...personalUse(2025), conditions: state === true }
    const checks = checksOf(
      {
        ...emptyCheck,
        houses: [house],
        vouchers: voucherLists({ depreciationPersonalBilags: state === null ? [] : [use] }),
        confirmedYears: new Map([[1, state === true ? [...confirmed, 2025] : confirmed]]),
        letYears: new Map([
          [1, let_],
          [2, [2022, 2023, 2024]],
        ]),
      },
      2025,
      day('2026-02-10'),
    )
    const found = checks.find(({ kind }) => kind === 'personalLetBefore')
    expect(found?.vouchers).toEqual(named ? [{ id: 2025, name: '', date: '2025-12-31' }] : undefined)
  },
)

it('names rent that crosses New Year of this house alone, with the year of its month or of its payment', () => {
  const rent = (houseId: number, month: string, on: string) => ({
    contractId: 7,
    houseId,
    name: 'Kari',
    month: day(month),
    on: day(on),
  })
  const checks = checksOf(
    {
      ...emptyCheck,
      houses: [house],
      acrossYears: [
        rent(1, '2026-01-01', '2025-12-30'),
        rent(1, '2025-01-01', '2024-12-30'),
        rent(1, '2024-01-01', '2023-12-30'),
        rent(2, '2026-01-01', '2025-12-30'),
      ],
    },
    2025,
    day('2026-02-10'),
  )
  const found = checks.find(({ kind }) => kind === 'rentAtNewYear')
  expect(found?.vouchers.map((one) => one.date)).toEqual(['2024-12-30', '2025-12-30'])
})
