import { useFieldTexts, type FieldTexts } from '../../../base/ui/form/field-texts'
import type { FieldUnit } from '../../../base/ui/form/merge'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { contractInput, depositVariants, type ContractValues, type DepositVariant } from '../../contract/model'
import { contractWords } from '../../contract/words'
import { contractFormWords } from '../words'

/**
 * When two versions of a contract are merged, all fields of a unit come from the same version. A
 * mixture would be a term that nobody has written.
 */
export const contractFieldUnits: readonly FieldUnit<ContractValues>[] = [
  ['type', 'end_date'],
  ['is_deposit_account_variant', ...new Set(Object.values(depositVariants).flat())],
]

export function useContractTexts(houses: readonly House[]): FieldTexts {
  const t = useWords(contractWords)
  const form = useWords(contractFormWords)
  const says = useFieldTexts(contractInput, t, {
    houseId: (id: string) => houses.find((house) => String(house.id) === id)?.name ?? id,
    is_deposit_account_variant: (variant: '' | DepositVariant) => (variant === '' ? '' : form(`variant${variant}`)),
  })
  const label = (name: string) => (name === 'is_deposit_account_variant' ? form('askDeposit') : says.label(name))
  return { ...says, label }
}
