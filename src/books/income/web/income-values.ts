import { toKroner } from '../../../base/kit/money'
import type { FileValue } from '../../../base/ui/use-uploads'
import type { IncomeDetail, IncomeForm } from '../model'

/** What stands in the form: the model's fields, as the fields of the screen hold them. */
export type IncomeValues = {
  [K in keyof Omit<IncomeForm, 'sum' | 'deposit_sum' | 'separatedTaxable' | 'documents'>]-?: string
} & {
  sum: number | null
  deposit_sum: number | null
  separatedTaxable: boolean
  documents: readonly FileValue[]
}

export const noIncome = (houseId: number | null): IncomeValues => ({
  houseId: houseId === null ? '' : String(houseId),
  title: '',
  tenant_first_name: '',
  tenant_last_name: '',
  tenant_birthday: '',
  tenant_email: '',
  tenant_phone: '',
  start_date: '',
  end_date: '',
  sum: null,
  deposit_sum: null,
  separatedTaxable: true,
  other: '',
  documents: [],
})

export const incomeValues = (income: IncomeDetail): IncomeValues => ({
  houseId: String(income.houseId),
  title: income.title,
  tenant_first_name: income.tenant_first_name,
  tenant_last_name: income.tenant_last_name,
  tenant_birthday: income.tenant_birthday,
  tenant_email: income.tenant_email,
  tenant_phone: income.tenant_phone,
  start_date: income.start_date,
  end_date: income.end_date,
  sum: toKroner(income.sum),
  deposit_sum: toKroner(income.deposit_sum),
  separatedTaxable: income.separatedTaxable,
  other: income.other,
  documents: income.files,
})

/** The values as the call takes them. */
export const incomeBody = (values: IncomeValues): Record<keyof IncomeForm, unknown> => ({
  ...values,
  houseId: values.houseId === '' ? null : Number(values.houseId),
  documents: values.documents.map(({ url }) => url),
})

/** What a list calls an income: its title, or the tenant while it has none. */
export const incomeName = ({
  title,
  tenant_first_name,
  tenant_last_name,
}: Pick<IncomeForm, 'title' | 'tenant_first_name' | 'tenant_last_name'>): string =>
  title || `${tenant_first_name} ${tenant_last_name}`.trim()
