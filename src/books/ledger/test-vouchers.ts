import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Item, ListedPersonalUse } from '../depreciation/model'
import { deductionInYears, percentOfItem, personalUseDate } from '../depreciation/rules'
import { sampleExpense } from '../expense/test-expense'
import type { AllVouchers, IncomeRow } from './model'
import type { NamedContract } from '../../year/dashboard/rules-contracts'

const at = '2026-11-20T10:00:00.000Z' as Instant
const times = { created_at: at, updated_at: at }
/** An income of house 1. */
export const income = (more: Partial<IncomeRow> = {}): IncomeRow => ({
  id: 1,
  houseId: 1,
  kind: 'rent',
  contractId: null,
  title: 'Leie',
  tenant_first_name: 'Per',
  tenant_last_name: 'Hansen',
  tenant_email: '',
  tenant_phone: '',
  start_date: day('2026-02-01'),
  end_date: day('2026-02-28'),
  sum: ore(1_000_00),
  deposit_sum: ore(0),
  taxable: true,
  separatedTaxable: true,
  short_term: false,
  other: '',
  canEditSum: false,
  documents: [],
  isTrashed: false,
  ...times,
  ...more,
})
/** A household item in the shape of the API, with the deduction of these years. */
export const item = (more: Partial<Item> = {}, years = { from: 2026, to: 2026 }): Item => {
  const bare = {
    id: 1,
    houseId: 1,
    name: 'Sofa',
    date: day('2026-01-15'),
    sum: ore(15_000_00),
    lifetime: 5,
    at_once: false,
    sold_on: null,
    sold_for: null,
    upgrades: [],
    group_rates: [],
    carried: null,
    documents: [],
    isTrashed: false,
    ...times,
    ...more,
  }
  return { ...bare, expensed: deductionInYears(bare, years) ?? ore(0), depreciation: percentOfItem(bare) }
}
/** Personal use of house 1. */
export const personalUse = (year = 2026, sum = 300_00): ListedPersonalUse => ({
  id: year,
  houseId: 1,
  year,
  sum: ore(sum),
  totalSum: ore(sum * 10),
  conditions: true,
  date: personalUseDate(year),
  rentNow: ore(sum * 10),
  isSent: false,
})
/** The lists of an answer. */
export const voucherLists = (more: Partial<AllVouchers> = {}): AllVouchers => ({
  bilags: [],
  incomeBilags: [],
  depreciationBilags: [],
  depreciationPersonalBilags: [],
  ...more,
})
/** A contract as the list shows it. */
export const contract = (more: Partial<NamedContract> = {}): NamedContract => ({
  id: 7,
  houseId: 1,
  tenant_first_name: 'Åse',
  tenant_last_name: 'Berg',
  tenant_email: 'ase@husbok.example',
  tenant_phone_code: '+47',
  tenant_phone: '90012345',
  co_tenants: [],
  month_sum: ore(12_000_00),
  rents: [{ from: day('2026-04-01'), month_sum: ore(12_000_00) }],
  start_date: day('2026-04-15'),
  end_date: null,
  finished_on: null,
  notice: null,
  dwelling_kind: 'home',
  own_home_let: false,
  fixed_term_reason: '',
  documents: ['/c'],
  signed_documents: ['/s'],
  ...more,
})
/** One record of every kind. */
export const oneOfEachKind = voucherLists({
  bilags: [
    sampleExpense({ id: 2, archived: true, sum: null, description: '', listed_on: day('2026-05-05') }),
    sampleExpense(),
    sampleExpense({ id: 3, isAutoGenerate: true, listed_on: day('2026-02-01') }),
  ],
  incomeBilags: [
    income({ id: 2, title: '', contractId: 9, start_date: day('2026-06-01') }),
    income({ documents: ['/a', '/b'] }),
  ],
  depreciationBilags: [item()],
  depreciationPersonalBilags: [personalUse()],
})
