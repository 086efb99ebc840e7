import type { TaxLine } from './model'

/**
 * The tax lines for other costs. Costs without a line of their own are entered on the line
 * `other_costs`.
 */
const lineOfOther = { insurance: 'insurance', common_costs: 'common_costs', other: 'other_costs' } as const

const lineOfCost = {
  maintenance: 'maintenance',
  municipal_taxes: 'municipal_taxes',
  attachment_fee: 'other_costs',
  paid_salary: 'other_costs',
  other_costs: 'other_costs',
} as const satisfies Record<string, TaxLine>

export type VoucherWithLine =
  /** An expense. In a form its cost type may not be chosen yet. */
  | {
      readonly kind: 'expense'
      readonly type: keyof typeof lineOfCost | null
      readonly other: keyof typeof lineOfOther
      readonly isDeductible: boolean
    }
  /**
   * An income. `isShort`: the flat rule taxes it. Those are short stays in the landlord's own home, and all rent of an
   * own cabin.
   */
  | { readonly kind: 'income'; readonly isTaxed: boolean; readonly isShort: boolean }
  /** A household item. `isWhole`: all of it is deducted in the year of purchase. */
  | { readonly kind: 'item'; readonly isWhole: boolean }
  /** Personal use. `isConfirmed`: the landlord has confirmed that the conditions of the deduction are met. */
  | { readonly kind: 'personal'; readonly isConfirmed: boolean }

/**
 * The tax line of a voucher (docs/rules/year.md#tax-lines). Null if its cost type isn't chosen yet.
 */
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
