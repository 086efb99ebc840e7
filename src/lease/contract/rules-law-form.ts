import type { z } from 'zod'
import { parseAccountNumber } from '../../base/kit/account-number'
import { contractSteps, hasNotice, type ContractValues } from './model'
import type { LawForm } from './rules-law'

const deposits = { '': null, '0': 'none', '1': 'opened', '2': 'own' } as const
const { terms, deposit } = contractSteps

/** The value of a field as it would be stored; null while it is empty or wrong. */
function valid<B extends z.ZodType, F>(
  field: { readonly body: B; toBody(value: F): unknown },
  value: NoInfer<F>,
): z.output<B> | null {
  const found = field.body.safeParse(field.toBody(value))
  return found.success ? found.data : null
}

/** What is known of the terms so far, for what the act has to say to them; the landlord's own account as it is typed or stored. */
export const lawForm = (values: ContractValues, landlordAccount: string): LawForm => ({
  type: valid(terms.fields.type, values.type),
  start_date: valid(terms.fields.start_date, values.start_date),
  end_date: valid(terms.fields.end_date, values.end_date),
  first_payment_date: valid(terms.fields.first_payment_date, values.first_payment_date),
  month_sum: valid(terms.fields.month_sum, values.month_sum),
  month_resignation: hasNotice(values)
    ? (valid(terms.fields.month_resignation, values.month_resignation) ?? null)
    : null,
  fixed_term_terminable: values.fixed_term_terminable,
  fixed_term_reason: values.fixed_term_reason,
  comforts: values.comforts,
  other: values.other,
  deposit: deposits[values.is_deposit_account_variant],
  deposit_sum: valid(deposit.fields.deposit_sum, values.deposit_sum),
  deposit_account: parseAccountNumber(values.deposit_account) ?? '',
  landlord_account: parseAccountNumber(landlordAccount) ?? '',
})
