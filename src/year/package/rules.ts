import { monthAt, yearOf, type Day } from '../../base/kit/day'
import { isNationalId } from '../../base/kit/national-id'
import { ore, type Ore } from '../../base/kit/money'
import { incomeName } from '../../books/income/rules'
import { tenantName } from '../../books/income/rules-tenant'
import type { AllVouchers, IncomeRow } from '../../books/ledger/model'
import { taxLines, type TaxLine } from '../../books/tax-line/model'
import type { HouseTax, TaxVoucher } from '../tax/model'
import type { RentYear } from '../../lease/rent-account/model-statement'

/** Stands for a number of identity that somebody has written into a text. */
const hidden = '***********'

/** A text without numbers of identity, however they are grouped. */
export const withoutIdentity = (text: string): string =>
  text.replace(/(?<!\d)\d{6}[\s\u00a0.-]?\d{5}(?!\d)/g, (found) =>
    isNationalId(found.replace(/\D/g, '')) ? hidden : found,
  )

/** A voucher of the year with its line of the return. */
export interface LineVoucher {
  readonly kind: 'expense' | 'income' | 'item' | 'personal'
  readonly id: number
  readonly houseId: number
  readonly line: TaxLine
  readonly date: Day
  readonly name: string
  readonly supplier: string
  /** The whole sum of the voucher. Null for a deduction that has none. */
  readonly sum: Ore | null
  /** The part that its line of the return has, before that line is rounded. */
  readonly entered: Ore
  readonly documents: readonly string[]
}

const byId = <T extends { readonly id: number }>(all: readonly T[]) => new Map(all.map((one) => [one.id, one]))

/** The vouchers of a house in the order of the return's lines, and by day within a line. */
export function vouchersByLine(tax: HouseTax, vouchers: AllVouchers): LineVoucher[] {
  const { houseId } = tax
  const [bilags, incomes, items] = [
    byId(vouchers.bilags),
    byId(vouchers.incomeBilags),
    byId(vouchers.depreciationBilags),
  ]
  const common = ({ id, date, name, line, sum }: TaxVoucher) =>
    ({
      id,
      houseId,
      date,
      name,
      line: line ?? 'none',
      entered: line === null || line === 'none' ? ore(0) : sum,
      supplier: '',
      documents: [],
    }) as const
  const rented = [...tax.incomebilagsList, ...(tax.short?.vouchers ?? [])]
  const isRented = new Set(rented.map(({ id }) => id))
  return [
    ...rented.map((one): LineVoucher => {
      const income = incomes.get(one.id)
      return Object.assign(common(one), {
        kind: 'income',
        sum: income?.sum ?? null,
        documents: income?.documents ?? [],
      } as const)
    }),
    // Income that is not entered, because it is free of tax.
    ...vouchers.incomeBilags
      .filter((one) => one.houseId === houseId && yearOf(one.start_date) === tax.year && !isRented.has(one.id))
      .map((one): LineVoucher => ({
        kind: 'income',
        id: one.id,
        houseId,
        line: 'none',
        date: one.start_date,
        name: incomeName(one),
        supplier: '',
        sum: one.sum,
        entered: ore(0),
        documents: one.documents,
      })),
    ...tax.bilagsList.map((one): LineVoucher => {
      const bilag = bilags.get(one.id)
      return Object.assign(common(one), {
        kind: 'expense',
        supplier: bilag?.name ?? '',
        sum: bilag?.sum ?? null,
        documents: bilag?.documents ?? [],
      } as const)
    }),
    ...tax.depreciationList.map((one): LineVoucher => {
      const item = one.name === 'inPersonalUse' ? undefined : items.get(one.id)
      return Object.assign(common(one), {
        kind: item === undefined ? ('personal' as const) : ('item' as const),
        sum: item?.sum ?? null,
        documents: item?.documents ?? [],
      })
    }),
  ].toSorted(
    (a, b) =>
      taxLines.indexOf(a.line) - taxLines.indexOf(b.line) || (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id),
  )
}

/** A month of rent in the year. `paid` is null where payments of the month are not followed. */
export interface RentLine {
  readonly contractId: number
  readonly houseId: number
  readonly tenant: string
  readonly month: Day
  readonly dueOn: Day | null
  readonly sum: Ore
  readonly paid: Ore | null
  readonly owed: Ore | null
}

/** All months with rent of contracts in the year, also those whose payments nobody follows. */
export function rentOfYear(incomes: readonly IncomeRow[], followed: readonly RentYear[], year: number): RentLine[] {
  const known = followed.flatMap(({ contractId, houseId, tenants, months }) =>
    months.map(({ month, due_on, sum, paid, owed }): RentLine => ({
      contractId,
      houseId,
      tenant: tenants.join(', '),
      month: `${month}-01` as Day,
      dueOn: due_on,
      sum,
      paid,
      owed,
    })),
  )
  const isKnown = new Set(known.map(({ contractId, month }) => `${contractId} ${month}`))
  const others = incomes.flatMap((one): RentLine[] => {
    const { contractId, start_date, houseId, sum } = one
    const month = monthAt(start_date)
    if (contractId === null || yearOf(start_date) !== year || isKnown.has(`${contractId} ${month}`)) return []
    return [{ contractId, houseId, tenant: tenantName(one), month, dueOn: null, sum, paid: null, owed: null }]
  })
  return [...known, ...others].toSorted(
    (a, b) => a.contractId - b.contractId || (a.month < b.month ? -1 : a.month > b.month ? 1 : 0),
  )
}
