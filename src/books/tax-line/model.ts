/**
 * The lines of the tax return's card for a let dwelling on which a voucher may land (docs/rules.md#tax-lines): gross rent,
 * rent of short lets, the costs, household items under declining balance (group d), the deduction for personal use; `none`:
 * nothing of it is entered.
 */
export const taxLines = [
  'income',
  'short_let',
  'maintenance',
  'municipal_taxes',
  'insurance',
  'common_costs',
  'other_costs',
  'balance',
  'flat_rate',
  'none',
] as const
export type TaxLine = (typeof taxLines)[number]
