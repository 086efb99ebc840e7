import type { FileValue } from '../../../base/ui/use-uploads'
import { toKroner } from '../../../base/kit/money'
import type { ExpenseDetail, ExpenseForm } from '../model'
import { defaultFranchise } from '../rules'

/** What stands in the form: the model's fields, as the fields of the screen hold them. */
export type ExpenseValues = {
  [K in keyof Omit<ExpenseForm, 'archived' | 'documents' | 'sum' | 'franchise'>]-?: string
} & {
  sum: number | null
  franchise: number
  documents: readonly FileValue[]
}

/** Choice of the supplier list that means a new one; its fields ride along. */
export const newSupplier = '0'

export const noExpense = (houseId: number | null): ExpenseValues => ({
  houseId: houseId === null ? '' : String(houseId),
  cost_type: '',
  description: '',
  supplierId: '',
  name: '',
  address: '',
  city: '',
  postcode: '',
  repeat: 'never',
  sum: null,
  date: '',
  franchise: defaultFranchise,
  documents: [],
})

export const expenseValues = (expense: ExpenseDetail): ExpenseValues => ({
  houseId: String(expense.houseId),
  cost_type: expense.cost_type ?? '',
  description: expense.description,
  supplierId: expense.supplierId === null ? '' : String(expense.supplierId),
  name: expense.name,
  address: expense.address,
  city: expense.city,
  postcode: expense.postcode,
  repeat: expense.repeat,
  sum: expense.sum === null ? null : toKroner(expense.sum),
  date: expense.date ?? '',
  franchise: expense.franchise,
  documents: expense.files,
})

const number = (text: string): number | null => (text === '' ? null : Number(text))
const given = (text: string): string | null => (text === '' ? null : text)

/** The values as the call takes them. The fields of a supplier ride along only for a new one. */
export const expenseBody = (values: ExpenseValues, archived: boolean): Record<keyof ExpenseForm, unknown> => {
  const isNew = values.supplierId === newSupplier
  return {
    houseId: number(values.houseId),
    cost_type: given(values.cost_type),
    description: values.description,
    supplierId: number(values.supplierId),
    name: isNew ? values.name : null,
    address: isNew ? values.address : null,
    city: isNew ? values.city : null,
    postcode: isNew ? values.postcode : null,
    repeat: given(values.repeat),
    sum: values.sum,
    date: given(values.date),
    franchise: values.franchise,
    documents: values.documents.map(({ url }) => url),
    archived,
  }
}
