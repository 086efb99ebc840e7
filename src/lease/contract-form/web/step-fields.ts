import type { FormState } from '../../../base/ui/form/form-state'
import type { ContractValues } from '../../contract/model'
import type { LawNote } from '../../law/rules'

/** The props of a step's fields. They are the same in the dialog and everywhere else that a contract is written. */
export interface StepFieldsProps {
  readonly form: Pick<FormState<ContractValues>, 'id' | 'field' | 'inside' | 'values' | 'settled' | 'set' | 'setMany'>
  readonly law: readonly LawNote[]
  /** Collapses what most leases leave unchanged, for somebody who writes their first lease. */
  readonly short?: boolean
}
