import type { Expense } from '../model'

/** The supplier's name and address as text. Missing parts are left out. */
export const supplierText = ({
  name,
  address,
  postcode,
  city,
}: Pick<Expense, 'name' | 'address' | 'postcode' | 'city'>): string =>
  [name, address, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ')
