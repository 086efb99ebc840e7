import type { TaxLine } from './model'

/** Other costs for which the return has a line of their own; what is left of them shares one with other types. */
const lineOfOther = { insurance: 'insurance', common_costs: 'common_costs', other: 'other_costs' } as const

/** Where each cost type is entered. */
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
  | {
      readonly kind: 'expense'
      readonly type: keyof typeof lineOfCost | null
      /** Of other costs which ones. */
      readonly other: keyof typeof lineOfOther
      readonly isDeductible: boolean
    }
  /** `isShort`: the flat rule taxes it, as short stays in the own home and all rent of an own cabin. */
  | { readonly kind: 'income'; readonly isTaxed: boolean; readonly isShort: boolean }
  /** Whether the item is expensed whole in the year of purchase. */
  | { readonly kind: 'item'; readonly isWhole: boolean }
  /** Whether the landlord has confirmed that the conditions of the deduction are met. */
  | { readonly kind: 'personal'; readonly isConfirmed: boolean }

/** The line of the tax return on which a voucher lands (docs/rules.md#tax-lines); null while its cost type isn't chosen. */
export function lineOf(voucher: Lined): TaxLine | null {
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
