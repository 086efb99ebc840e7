import type { TaxLine } from './model'

/** Where each cost type is entered: two have lines of their own, the others share one. */
const lineOfCost = {
  maintenance: 'maintenance',
  municipal_taxes: 'municipal_taxes',
  attachment_fee: 'other_costs',
  paid_salary: 'other_costs',
  other_costs: 'other_costs',
} as const satisfies Record<string, TaxLine>

/** What the line follows from. */
export type Lined =
  /** Of a form that is being filled out the type may not be chosen yet. */
  | { readonly kind: 'expense'; readonly type: keyof typeof lineOfCost | null; readonly isDeductible: boolean }
  | { readonly kind: 'income'; readonly isTaxed: boolean }
  /** Whether the item is expensed whole in the year of purchase. */
  | { readonly kind: 'item'; readonly isWhole: boolean }
  | { readonly kind: 'personal' }

/** The line of the tax return on which a voucher lands (docs/rules.md#tax-lines); null while its cost type isn't chosen. */
export function lineOf(voucher: Lined): TaxLine | null {
  switch (voucher.kind) {
    case 'expense':
      if (!voucher.isDeductible) return 'none'
      return voucher.type === null ? null : lineOfCost[voucher.type]
    case 'income':
      return voucher.isTaxed ? 'income' : 'none'
    case 'item':
      return voucher.isWhole ? 'other_costs' : 'balance'
    case 'personal':
      return 'flat_rate'
  }
}
