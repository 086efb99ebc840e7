import { supplierInVoucher } from '../../supplier/model'
import type { Supplier } from '../../supplier/model'
import { expenseInput, expenseRecord, newSupplier, type ExpenseValues } from '../model'

/** A form with nothing in it but the house. */
export const emptyExpense = (houseId: number | null): ExpenseValues => ({
  ...expenseInput.empty,
  houseId: houseId === null ? '' : String(houseId),
})

/** The form as the call takes it. The fields of a supplier ride along for a new one only. */
export const expenseBody = (values: ExpenseValues, archived: boolean): object => ({
  ...expenseRecord.toBody({ ...values, archived }),
  ...(values.supplierId === newSupplier ? supplierInVoucher.toBody(values) : {}),
})

/** The supplier fields that go with a choice: those of the supplier, or empty ones for a new one. */
export const supplierFields = (
  supplier: Supplier | undefined,
): Pick<ExpenseValues, keyof typeof supplierInVoucher.fields> =>
  supplier && !supplier.isDefault ? supplierInVoucher.toForm(supplier) : supplierInVoucher.empty
