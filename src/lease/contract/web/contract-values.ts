import { isDay, type Day } from '../../../base/kit/day'
import { fromKroner, maxOre, toKroner, type Ore } from '../../../base/kit/money'
import { plainIban } from '../../../base/ui/spacing'
import type { FileValue } from '../../../base/ui/use-uploads'
import { depositDays, type Comfort, type ContractDetail, type ContractType } from '../model'
import type { LawForm } from '../rules-law'

/** 0 none, 1 opened through the product, 2 an account of the landlord's own choice (specification 2, section 4). */
export const depositVariants = ['0', '1', '2'] as const
export type DepositVariant = (typeof depositVariants)[number]
export const answers = ['yes', 'no'] as const
type YesNo = '' | (typeof answers)[number]

/** What stands in the wizard's fields: the contract as the fields of a screen hold it. */
export interface ContractValues {
  readonly houseId: string
  readonly documents: readonly FileValue[]
  readonly tenant_first_name: string
  readonly tenant_last_name: string
  readonly tenant_birthday: string
  readonly tenant_phone_code: string
  readonly tenant_phone: string
  readonly tenant_email: string
  readonly tenant_nationality: string
  readonly tenant_country: string
  readonly tenant_city: string
  readonly tenant_address: string
  readonly tenant_postcode: string
  readonly type: '' | ContractType
  readonly taxable: YesNo
  readonly start_date: string
  readonly end_date: string
  readonly first_payment_date: string
  readonly month_sum: number | null
  readonly month_resignation: number | null
  readonly keys_count: number | null
  readonly comforts: readonly Comfort[]
  readonly pets_allowed: YesNo
  readonly smoking_allowed: YesNo
  readonly other: string
  readonly is_deposit_account_variant: '' | DepositVariant
  readonly deposit_sum: number | null
  readonly deposit_count_payment_day: number | null
  readonly deposit_account: string
  readonly deposit_payment_deadline: string
}

/** A new contract: the specification's defaults, and the three months of notice that the act gives (§ 9-6). */
export const noContract = (houseId: number | null): ContractValues => ({
  houseId: houseId === null ? '' : String(houseId),
  documents: [],
  tenant_first_name: '',
  tenant_last_name: '',
  tenant_birthday: '',
  tenant_phone_code: '+47',
  tenant_phone: '',
  tenant_email: '',
  tenant_nationality: 'NO',
  tenant_country: 'NO',
  tenant_city: '',
  tenant_address: '',
  tenant_postcode: '',
  type: '',
  taxable: '',
  start_date: '',
  end_date: '',
  first_payment_date: '',
  month_sum: null,
  month_resignation: 3,
  keys_count: null,
  comforts: [],
  pets_allowed: '',
  smoking_allowed: '',
  other: '',
  is_deposit_account_variant: '',
  deposit_sum: null,
  deposit_count_payment_day: depositDays,
  deposit_account: '',
  deposit_payment_deadline: '',
})

const variantOf = (contract: Pick<ContractDetail, 'is_open_deposit_account' | 'deposit_sum'>): DepositVariant =>
  contract.is_open_deposit_account ? '1' : contract.deposit_sum === null ? '0' : '2'
const answer = (yes: boolean): YesNo => (yes ? 'yes' : 'no')

/** A stored contract in the fields of the wizard. */
export const contractValues = (contract: ContractDetail): ContractValues => ({
  ...noContract(contract.houseId),
  documents: contract.files,
  tenant_first_name: contract.tenant_first_name,
  tenant_last_name: contract.tenant_last_name,
  tenant_birthday: contract.tenant_birthday,
  tenant_phone_code: contract.tenant_phone_code,
  tenant_phone: contract.tenant_phone,
  tenant_email: contract.tenant_email,
  tenant_nationality: contract.tenant_nationality,
  tenant_country: contract.tenant_country,
  tenant_city: contract.tenant_city,
  tenant_address: contract.tenant_address,
  tenant_postcode: contract.tenant_postcode,
  type: contract.type,
  taxable: answer(contract.taxable),
  start_date: contract.start_date,
  end_date: contract.end_date ?? '',
  first_payment_date: contract.first_payment_date,
  month_sum: toKroner(contract.month_sum),
  month_resignation: contract.month_resignation,
  keys_count: contract.keys_count,
  comforts: contract.comforts,
  pets_allowed: answer(contract.pets_allowed),
  smoking_allowed: answer(contract.smoking_allowed),
  other: contract.other,
  is_deposit_account_variant: variantOf(contract),
  deposit_sum: contract.deposit_sum === null ? null : toKroner(contract.deposit_sum),
  deposit_count_payment_day: contract.deposit_count_payment_day ?? depositDays,
  deposit_account: contract.deposit_account ?? '',
  deposit_payment_deadline: contract.deposit_payment_deadline ?? '',
})

const numberOf = (text: string) => (text === '' ? null : Number(text))
const yes = (said: YesNo) => (said === '' ? null : said === 'yes')

/** The deposit's fields as the chosen variant sends them: none, the first three, or sum, account and deadline (decisions 2). */
function depositBody(values: ContractValues): Record<string, unknown> {
  const { is_deposit_account_variant: variant, deposit_sum } = values
  if (variant === '1')
    return { is_open_deposit_account: true, deposit_sum, deposit_count_payment_day: values.deposit_count_payment_day }
  if (variant === '2') {
    return {
      deposit_sum,
      deposit_account: values.deposit_account,
      deposit_payment_deadline: values.deposit_payment_deadline || null,
    }
  }
  return {}
}

/** The values as the call takes them. */
export function contractBody(values: ContractValues): unknown {
  const {
    is_deposit_account_variant: _variant,
    deposit_sum: _sum,
    deposit_count_payment_day: _days,
    deposit_account: _account,
    deposit_payment_deadline: _deadline,
    ...rest
  } = values
  return {
    ...rest,
    houseId: numberOf(values.houseId),
    documents: values.documents.map(({ url }) => url),
    // An end that was typed before the lease became open-ended is kept on the screen only.
    end_date: values.type === 'time-bound' ? values.end_date : null,
    taxable: yes(values.taxable),
    pets_allowed: yes(values.pets_allowed),
    smoking_allowed: yes(values.smoking_allowed),
    ...depositBody(values),
  }
}

const dayOr = (text: string): Day | null => (isDay(text) ? text : null)
const oreOr = (kroner: number | null): Ore | null =>
  kroner !== null && kroner >= 0 && kroner * 100 <= maxOre ? fromKroner(kroner) : null
const deposits = { '': null, '0': 'none', '1': 'opened', '2': 'own' } as const

/** What is known of the terms so far, for what the act has to say to them. */
export const lawForm = (values: ContractValues, landlordAccount: string): LawForm => ({
  type: values.type === '' ? null : values.type,
  start_date: dayOr(values.start_date),
  end_date: dayOr(values.end_date),
  first_payment_date: dayOr(values.first_payment_date),
  month_sum: oreOr(values.month_sum),
  month_resignation: Number.isInteger(values.month_resignation) ? values.month_resignation : null,
  comforts: values.comforts,
  other: values.other,
  deposit: deposits[values.is_deposit_account_variant],
  deposit_sum: oreOr(values.deposit_sum),
  deposit_account: plainIban(values.deposit_account),
  landlord_account: plainIban(landlordAccount),
})
