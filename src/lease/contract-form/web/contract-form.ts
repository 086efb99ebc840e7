import type { Language } from '../../../base/kit/words'
import { isDay } from '../../../base/kit/day'
import {
  contractInput,
  contractRecord,
  dwellingRecord,
  type ContractDetail,
  type ContractValues,
  type DwellingValues,
} from '../../contract/model'
import { depositVariantOf, isFieldAskedFor, isOwnHomeLet, valuesSentInstead } from '../../contract/model-asked-fields'
import { countsAsOpenEnded } from '../../law/rules-term'

export const emptyContract = (houseId: number | null, language: Language = 'nb'): ContractValues => ({
  ...contractInput.empty,
  language,
  houseId: houseId === null ? '' : String(houseId),
})

export const contractValues = (contract: ContractDetail): ContractValues =>
  contractInput.toForm(
    Object.assign({}, contract, { is_deposit_account_variant: depositVariantOf(contract), rent_iban: null }),
  )

/**
 * The body that is sent. It leaves out values that were typed for a kind of deposit, lease or
 * dwelling that is no longer chosen. The screen keeps those values.
 */
export const contractBody = (values: ContractValues): object => ({
  ...contractRecord.toBody({ ...values, is_open_deposit_account: values.is_deposit_account_variant === '1' }),
  ...valuesSentInstead(values),
})

export const dwellingOf = (values: DwellingValues): DwellingValues => ({
  ...dwellingRecord.pick(values),
  type: values.type,
  month_resignation: values.month_resignation,
})

/** True if the lease counts as open-ended (husleieloven § 9-3), so the typed last day ends nothing. */
export const isOpenEndedByLaw = (values: ContractValues): boolean =>
  isFieldAskedFor('end_date', values) &&
  values.dwelling_kind !== '' &&
  isDay(values.start_date) &&
  isDay(values.end_date) &&
  countsAsOpenEnded({
    ...values,
    dwelling_kind: values.dwelling_kind,
    start_date: values.start_date,
    end_date: values.end_date,
    own_home_let: isOwnHomeLet(values),
  })
