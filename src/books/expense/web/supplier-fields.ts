import type { Supplier } from '../../supplier/model'
import type { ExpenseValues } from './expense-values'

const blank = { name: '', address: '', city: '', postcode: '' } as const

/** The supplier fields that go with a choice: those of the supplier, or empty ones for a new one. */
export const filledFrom = (supplier: Supplier | undefined): Pick<ExpenseValues, keyof typeof blank> =>
  supplier && !supplier.isDefault
    ? { name: supplier.name, address: supplier.address, city: supplier.city, postcode: supplier.postcode }
    : blank
