import { maxFiles } from '../../../base/file/model'
import type { FileValue } from '../../../base/kit/file-value'
import type { Language } from '../../../base/kit/words'
import { isDay } from '../../../base/kit/day'
import type { House } from '../../../landlord/house/model'
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

type RulesOfHouse = Pick<House, 'id' | 'house_rules_files'>

/** The files of a house's rules. Empty for an unknown house. */
export const rulesOfHouse = (houses: readonly RulesOfHouse[], houseId: string): readonly FileValue[] =>
  houses.find(({ id }) => String(id) === houseId)?.house_rules_files ?? []

/** A new contract of a house. It begins with the house's rules as attachments, which the landlord may remove. */
export function emptyContract(
  houseId: number | null,
  language: Language = 'nb',
  houses: readonly RulesOfHouse[] = [],
): ContractValues {
  const chosen = houseId === null ? '' : String(houseId)
  return { ...contractInput.empty, language, houseId: chosen, documents: rulesOfHouse(houses, chosen) }
}

/** The attachments when another house is chosen: its rules in place of those of the house before. */
export function documentsOfHouse(
  documents: readonly FileValue[],
  before: readonly FileValue[],
  now: readonly FileValue[],
): readonly FileValue[] {
  const others = documents.filter(({ url }) => ![...before, ...now].some((rules) => rules.url === url))
  return [...now, ...others].slice(0, maxFiles)
}

export const contractValues = (contract: ContractDetail): ContractValues =>
  contractInput.toForm(
    Object.assign({}, contract, { is_deposit_account_variant: depositVariantOf(contract), rent_iban: null }),
  )

/** True if a company rents. It has no date of birth. */
export const isCompanyTenant = ({ tenant_organisation_number }: Pick<ContractValues, 'tenant_organisation_number'>) =>
  (tenant_organisation_number ?? '') !== ''

/**
 * The body that is sent. It leaves out values that were typed for a kind of deposit, lease or
 * dwelling that is no longer chosen. The screen keeps those values.
 */
export const contractBody = (values: ContractValues): object => ({
  ...contractRecord.toBody({ ...values, is_open_deposit_account: values.is_deposit_account_variant === '1' }),
  ...valuesSentInstead(values),
  ...(isCompanyTenant(values) && values.tenant_birthday === '' && { tenant_birthday: null }),
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
