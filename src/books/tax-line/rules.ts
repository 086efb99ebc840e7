import type { TaxLine } from './model'

/** Lines of other costs. The rest shares a line with other cost types. */
const lineOfOther = { insurance: 'insurance', common_costs: 'common_costs', other: 'other_costs' } as const

const lineOfCost = {
  maintenance: 'maintenance',
  municipal_taxes: 'municipal_taxes',
  attachment_fee: 'other_costs',
  paid_salary: 'other_costs',
  other_costs: 'other_costs',
} as const satisfies Record<string, TaxLine>

export type VoucherWithLine =
  /** An expense. Its cost type may be missing in a form that is being filled in. */
  | {
      readonly kind: 'expense'
      readonly type: keyof typeof lineOfCost | null
      readonly other: keyof typeof lineOfOther
      readonly isDeductible: boolean
    }
  /** An income. `isShort`: the flat rule taxes it, short stays in the own home and all rent of an own cabin. */
  | { readonly kind: 'income'; readonly isTaxed: boolean; readonly isShort: boolean }
  /** A household item. `isWhole`: it is fully expensed in the year of purchase. */
  | { readonly kind: 'item'; readonly isWhole: boolean }
  /** Personal use. `isConfirmed`: the landlord has confirmed that the conditions of the deduction are met. */
  | { readonly kind: 'personal'; readonly isConfirmed: boolean }

/** The line of a voucher (docs/rules/year.md#tax-lines). Null while the cost type isn't chosen. */
export function taxLineOf(voucher: VoucherWithLine): TaxLine | null {
  switch (voucher.kind) {
    case 'expense':
      if (!voucher.isDeductible) return 'none'
      if (voucher.type === null) return null
      return voucher.type === 'other_costs' ? lineOfOther[voucher.other] : lineOfCost[voucher.type]
    case 'income':
      if (!voucher.isTaxed) return 'none'
      return voucher.isShort ? 'short_let' : 'income'
    case 'item':
      return voucher.isWhole ? 'other_costs' : 'balance'
    case 'personal':
      return voucher.isConfirmed ? 'flat_rate' : 'none'
  }
}
