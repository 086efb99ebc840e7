/**
 * The lines of the tax return's card for a let dwelling that a voucher may belong to (docs/rules/year.md#tax-lines). They
 * are gross rent, rent of short lets, the costs, household items under declining balance (group d), and the deduction
 * for personal use. `none` means that the voucher is not entered.
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
