import { z } from 'zod'
import { DayText, InstantText } from '../../base/kit/day'
import { organisationNumber } from '../../base/kit/field-identity'
import { addedLater, orValue } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { Balance } from '../../base/kit/money'
import { record, type FormValues } from '../../base/kit/record'

/** The payee of expenses. */
export const supplierRecord = record({
  name: field.text({ max: 50 }),
  address: field.text({ max: 50 }),
  postcode: field.text({ max: 50 }),
  city: field.text({ max: 50 }),
  organisation_number: addedLater(organisationNumber()),
})

/** The fields of a supplier that may be sent with a voucher. */
export const supplierInVoucher = record({
  name: orValue(field.optionalText({ max: 50 }), ''),
  address: orValue(field.optionalText({ max: 50 }), ''),
  city: orValue(field.optionalText({ max: 50 }), ''),
  postcode: orValue(field.optionalText({ max: 50 }), ''),
})

export const SupplierForm = z
  .strictObject({ ...supplierRecord.body, archived: z.boolean({ error: 'invalid' }).optional() })
  .transform(supplierRecord.fill)

export const Supplier = z.strictObject({
  id: z.int(),
  ...supplierRecord.answer,
  archived: z.boolean(),
  /** True for "No supplier", which can't be changed or deleted. The screen shows its name in the user's language. */
  isDefault: z.boolean(),
  created_at: InstantText,
  updated_at: InstantText,
})

/** Totals of a supplier's vouchers. Vouchers in the trash folder don't count. */
export const SupplierTotals = z
  .strictObject({
    vouchers: z.int(),
    /** The sum of this year's vouchers in all houses, including what is not deductible. */
    this_year: Balance,
    last_on: DayText,
  })
  .meta({ description: 'The number of vouchers, their whole sums of this year, and the date of the newest' })

/** A supplier in the list. `paid` is left out when no voucher names the supplier. */
export const ListedSupplier = z.strictObject({ ...Supplier.shape, paid: SupplierTotals.optional() })

export type SupplierTotals = z.output<typeof SupplierTotals>
export type ListedSupplier = z.output<typeof ListedSupplier>
export type SupplierForm = z.output<typeof SupplierForm>
export type Supplier = z.output<typeof Supplier>
/** True if a supplier can be chosen. An archived one is only shown in vouchers that already have it. */
export const isSupplierOffered = ({ archived }: Pick<Supplier, 'archived'>): boolean => !archived

export type SupplierValues = FormValues<typeof supplierRecord.fields>
