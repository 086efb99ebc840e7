import { monthOf } from '../../base/kit/day'
import { costTypes, type CostType } from '../../books/expense/model'
import type { CostVoucher } from './model'

/** A cell of the table. Without a month it is the whole year, without a type all types. */
export interface CostsCell {
  readonly cost_type: CostType | null
  readonly month: number | null
}

const all = 'all'

/** The cell in the address: `maintenance-6`, `all-6`, `maintenance`. */
export const cellKey = ({ cost_type, month }: CostsCell): string =>
  `${cost_type ?? all}${month === null ? '' : `-${month}`}`

/** The cell that the address names, or null. */
export function cellOfKey(key: string): CostsCell | null {
  const [type, month, ...rest] = key.split('-')
  const cost_type = costTypes.find((one) => one === type) ?? null
  if (rest.length > 0 || (cost_type === null && type !== all)) return null
  if (month === undefined) return { cost_type, month: null }
  return /^([1-9]|1[0-2])$/.test(month) ? { cost_type, month: Number(month) } : null
}

/** The vouchers that a cell adds up. */
export const vouchersOfCell = (
  vouchers: readonly CostVoucher[],
  { cost_type, month }: CostsCell,
): readonly CostVoucher[] =>
  vouchers.filter(
    (one) =>
      (cost_type === null || one.cost_type === cost_type) && (month === null || monthOf(one.listed_on) === month),
  )
