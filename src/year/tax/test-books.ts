import { day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { sampleExpense } from '../../books/expense/test-expense'
import type { AllVouchers } from '../../books/ledger/model'
import { voucherLists, income, item } from '../../books/ledger/test-vouchers'
import type { HouseTax } from './model'
import { houseTaxOf } from './rules'

export const testHouse = { id: 1, home_use: 'let_only' as const, co_owners: [] }

/** The figures of a house with these vouchers. */
export const taxOf = (vouchers: Partial<AllVouchers>, year = 2026, co_owners: { share: number }[] = []): HouseTax =>
  houseTaxOf({ ...testHouse, co_owners }, voucherLists(vouchers), year)

export const oreOfKr = (kroner: number): Ore => ore(Math.round(kroner * 100))
export const testRent = (kroner: number, more: object = {}) => income({ sum: oreOfKr(kroner), ...more })
export const testCost = (kroner: number, more: object = {}) => sampleExpense({ sum: oreOfKr(kroner), ...more })
export const boughtItem = (kroner: number, date: string, more: object = {}) =>
  item({ sum: oreOfKr(kroner), date: day(date), lifetime: 10, ...more })
