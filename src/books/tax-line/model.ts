/** The lines for a let dwelling in the return (docs/rules/year.md#tax-lines). `none`: the voucher is not entered. */
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
