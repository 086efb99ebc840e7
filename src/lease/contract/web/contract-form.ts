import { isDay } from '../../../base/kit/day'
import {
  contractInput,
  contractRecord,
  contractSteps,
  depositVariants,
  dwellingRecord,
  hasNotice,
  letsOwnHome,
  type ContractDetail,
  type ContractValues,
  type DepositVariant,
  type DwellingValues,
} from '../model'
import { countsAsOpen } from '../rules-term'

/** A new contract in the fields of the wizard. */
export const emptyContract = (houseId: number | null): ContractValues => ({
  ...contractInput.empty,
  houseId: houseId === null ? '' : String(houseId),
})

/** How the deposit of a stored contract is held. */
export const variantOf = (contract: Pick<ContractDetail, 'is_open_deposit_account' | 'deposit_sum'>): DepositVariant =>
  contract.is_open_deposit_account ? '1' : contract.deposit_sum === null ? '0' : '2'

/** A stored contract in the fields of the wizard. */
export const contractValues = (contract: ContractDetail): ContractValues =>
  contractInput.toForm(
    Object.assign({}, contract, { is_deposit_account_variant: variantOf(contract), rent_iban: null }),
  )

/** The fields that a deposit of this variant has; none before it is chosen. */
export const depositFieldsOf = (variant: '' | DepositVariant) => (variant === '' ? [] : depositVariants[variant])

/** The values as the call takes them. What was typed for another deposit, another kind of lease or of dwelling stays on the screen. */
export function contractBody(values: ContractValues): object {
  const variant = values.is_deposit_account_variant
  const used: readonly string[] = depositFieldsOf(variant)
  const unused = contractSteps.deposit.names.filter((name) => !used.includes(name))
  return {
    ...contractRecord.toBody({ ...values, is_open_deposit_account: false }),
    ...Object.fromEntries(unused.map((name) => [name, null])),
    rent_account_in_deposit_bank: variant !== '0' && values.rent_account_in_deposit_bank,
    ...(values.type === 'time-bound' ? {} : { end_date: null }),
    ...(hasNotice(values) ? {} : { month_resignation: null }),
    own_home_let: letsOwnHome(values),
    is_open_deposit_account: variant === '1',
  }
}

/** What is typed of the home, out of all that is. */
export const dwellingOf = (values: DwellingValues): DwellingValues => ({
  ...dwellingRecord.pick(values),
  type: values.type,
  month_resignation: values.month_resignation,
})

/** Whether the last day that is typed ends nothing: the lease counts as open-ended (husleieloven § 9-3). */
export const namesNoEnd = (values: ContractValues): boolean =>
  values.type === 'time-bound' &&
  values.dwelling_kind !== '' &&
  isDay(values.start_date) &&
  isDay(values.end_date) &&
  countsAsOpen({
    ...values,
    dwelling_kind: values.dwelling_kind,
    start_date: values.start_date,
    end_date: values.end_date,
    own_home_let: letsOwnHome(values),
  })
