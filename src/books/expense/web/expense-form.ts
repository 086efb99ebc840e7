import type { Day } from '../../../base/kit/day'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useFieldTexts, type FieldTexts } from '../../../base/ui/form/field-texts'
import { useWords } from '../../../base/ui/words/use-words'
import { useHouse } from '../../../landlord/house/web/use-house'
import { supplierCalls } from '../../supplier/calls'
import { expenseWords } from '../words'
import { supplierInVoucher, type Supplier } from '../../supplier/model'
import { expenseInput, ExpenseHabit, expenseRecord, hasCostLine, newSupplier, type ExpenseValues } from '../model'

/** The form before anything is typed: the house, today, no supplier. */
export const emptyExpense = (
  houseId: number | null,
  date: Day | '' = '',
  suppliers: readonly Pick<Supplier, 'id' | 'isDefault'>[] = [],
): ExpenseValues => ({
  ...expenseInput.empty,
  houseId: houseId === null ? '' : String(houseId),
  date,
  supplierId: String(suppliers.find((one) => one.isDefault)?.id ?? ''),
})

export const supplierFieldUnit = ['supplierId', ...supplierInVoucher.names] as const

/** The body of the call. The supplier's fields are sent only for a new supplier. */
export const expenseBody = (values: ExpenseValues, archived: boolean): object => ({
  ...expenseRecord.toBody({
    ...values,
    // The line stays in the form. It is used again if the landlord goes back to that cost type.
    cost_line: hasCostLine(values) ? values.cost_line : expenseRecord.empty.cost_line,
    archived,
  }),
  ...(values.supplierId === newSupplier ? supplierInVoucher.toBody(values) : {}),
})

/** The supplier's fields in the form. Empty for a new one. */
export const supplierFields = (
  supplier: Supplier | undefined,
): Pick<ExpenseValues, keyof typeof supplierInVoucher.fields> =>
  supplier && !supplier.isDefault ? supplierInVoucher.toForm(supplier) : supplierInVoucher.empty

/** The habit as values of the form, without empty values. */
export function habitValues(habit: ExpenseHabit): Partial<ExpenseValues> {
  const names = ExpenseHabit.keyof().options
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = expenseRecord.fields[name].toForm(habit[name] as never, habit)
      return habit[name] === null || value === '' ? [] : [[name, value] as const]
    }),
  )
}

/** The values of an earlier voucher, with the fields of its supplier. An archived or deleted supplier is left out. */
export function valuesOfEarlierVoucher(
  { supplierId, ...others }: Partial<ExpenseValues>,
  suppliers: readonly Supplier[],
) {
  const supplier = suppliers.find(({ id, archived }) => String(id) === supplierId && !archived)
  return { ...others, ...(supplier && { supplierId: String(supplier.id), ...supplierFields(supplier) }) }
}

export function useExpenseTexts(): FieldTexts {
  const t = useWords(expenseWords)
  const { houses } = useHouse()
  const suppliers = useEndpointQuery(supplierCalls.list)
  return useFieldTexts(expenseInput, t, {
    houseId: (id: string) => houses.find((house) => String(house.id) === id)?.name ?? '',
    supplierId: (id: string) => suppliers.data?.find((one) => String(one.id) === id)?.name ?? '',
  })
}
