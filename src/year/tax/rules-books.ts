import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { HouseTax, TaxVoucher } from './model'
import type { TableVoucher } from './rules-table'

export type BookVoucher = TaxVoucher & Pick<TableVoucher, 'kind'>

/** The kinds of vouchers, grouped like the lines of the tax return. */
export const bookKinds = ['expense', 'depreciation', 'personal', 'income'] as const
export type BookKind = (typeof bookKinds)[number]

interface BookGroup {
  readonly vouchers: readonly BookVoucher[]
  readonly sum: Ore
}

const isExpensed = ({ line }: TaxVoucher): boolean => line === 'other_costs'
const isPersonal = ({ name }: TaxVoucher): boolean => name === 'inPersonalUse'
const sumOf = (vouchers: readonly TaxVoucher[]): Ore => sumOre(vouchers.map(({ sum }) => sum))

/** The sum of household items that are deducted at once. It is on the line of other costs. */
export const expensedItemsSum = ({ depreciationList }: HouseTax): Ore => sumOf(depreciationList.filter(isExpensed))

/**
 * The vouchers by kind. Items that are deducted at once are among the expenses, as in the tax
 * return. The deduction for personal use is a kind of its own.
 */
export function vouchersByKind(tax: HouseTax): Readonly<Record<BookKind, BookGroup>> {
  const items = tax.depreciationList.map((one): BookVoucher => ({ ...one, kind: 'depreciation' }))
  const expensed = items.filter(isExpensed)
  const personal = items.filter(isPersonal)
  const spread = items.filter((one) => !isExpensed(one) && !isPersonal(one))
  return {
    expense: {
      vouchers: [...tax.bilagsList.map((one): BookVoucher => ({ ...one, kind: 'expense' })), ...expensed],
      // The sum is rounded once. So it may differ from the total of the rounded amounts in the
      // list.
      sum: ore(tax.bilagsSum + sumOf(expensed)),
    },
    depreciation: { vouchers: spread, sum: sumOf(spread) },
    personal: { vouchers: personal, sum: sumOf(personal) },
    income: {
      vouchers: tax.incomebilagsList.map((one): BookVoucher => ({ ...one, kind: 'income' })),
      sum: tax.incomebilagsSum,
    },
  }
}

/** The kinds of which at least one house has a voucher. Expenses and income are always included. */
export const bookKindsOf = (all: readonly HouseTax[]): BookKind[] =>
  bookKinds.filter(
    (kind) =>
      kind === 'expense' || kind === 'income' || all.some((tax) => vouchersByKind(tax)[kind].vouchers.length > 0),
  )
