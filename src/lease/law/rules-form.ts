import type { z } from 'zod'
import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { parseAccountNumber } from '../../base/kit/account-number'
import {
  contractSteps,
  type Comfort,
  type ContractType,
  type ContractValues,
  type DwellingValues,
} from '../contract/model'
import { isFieldAskedFor, isOwnHomeLet } from '../contract/model-asked-fields'
import { lettingOf } from './rules-letting'
import type { Letting } from './model'

/** The values that the law rules check, while they are typed. Null means that a value is not known yet. */
export interface LawForm {
  readonly letting: Letting
  /** The rooms of the home as it is let. Null means that they are not stated. */
  readonly rooms: number | null
  /** The number of tenants in addition to the first one. */
  readonly co_tenants: number
  readonly type: ContractType | null
  readonly start_date: Day | null
  readonly end_date: Day | null
  readonly first_payment_date: Day | null
  readonly month_sum: Ore | null
  readonly month_resignation: number | null
  readonly fixed_term_terminable: boolean
  readonly fixed_term_reason: string
  readonly comforts: readonly Comfort[]
  readonly other: string
  readonly deposit: 'none' | 'opened' | 'own' | null
  readonly deposit_sum: Ore | null
  readonly deposit_account: string
  /** True if the lease says that the rent goes to an account in the deposit's bank. */
  readonly same_bank: boolean
  /** The account number in the landlord's own profile. Empty when there is none. */
  readonly landlord_account: string
}

const deposits = { '': null, '0': 'none', '1': 'opened', '2': 'own' } as const
const { house, terms, deposit } = contractSteps

/** The value as it would be stored. Null while the field is empty or wrong. */
function valid<B extends z.ZodType, F>(
  field: { readonly body: B; toBody(value: F): unknown },
  value: NoInfer<F>,
): z.output<B> | null {
  const found = field.body.safeParse(field.toBody(value))
  return found.success ? found.data : null
}

/** The kind of letting that follows from the choices so far. */
export const typedLetting = (values: Pick<DwellingValues, 'dwelling_kind' | 'own_home_let'>): Letting =>
  lettingOf({
    dwelling_kind: values.dwelling_kind === '' ? 'home' : values.dwelling_kind,
    own_home_let: isOwnHomeLet(values),
  })

/** The values for the law rules. The landlord's own account is the typed or the stored one. */
export const lawForm = (values: ContractValues, landlordAccount: string): LawForm => ({
  letting: typedLetting(values),
  rooms: valid(house.fields.rooms, values.rooms) ?? null,
  co_tenants: values.co_tenants.length,
  type: valid(terms.fields.type, values.type),
  start_date: valid(terms.fields.start_date, values.start_date),
  end_date: valid(terms.fields.end_date, values.end_date),
  first_payment_date: valid(terms.fields.first_payment_date, values.first_payment_date),
  month_sum: valid(terms.fields.month_sum, values.month_sum),
  month_resignation: isFieldAskedFor('month_resignation', values)
    ? (valid(terms.fields.month_resignation, values.month_resignation) ?? null)
    : null,
  fixed_term_terminable: values.fixed_term_terminable,
  fixed_term_reason: values.fixed_term_reason,
  comforts: values.comforts,
  other: values.other,
  deposit: deposits[values.is_deposit_account_variant],
  deposit_sum: valid(deposit.fields.deposit_sum, values.deposit_sum),
  deposit_account: parseAccountNumber(values.deposit_account) ?? '',
  same_bank: values.rent_account_in_deposit_bank,
  landlord_account: parseAccountNumber(landlordAccount) ?? '',
})
