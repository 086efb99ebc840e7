import type { FormState } from '../../../base/ui/form/draft-notes'
import type { ContractValues } from '../../contract/model'
import type { LawNote } from '../../law/rules'

/** What the fields of a step need of the form they stand in; the same in the dialog and wherever else a contract is written. */
export interface StepFieldsProps {
  readonly form: Pick<FormState<ContractValues>, 'id' | 'field' | 'inside' | 'values' | 'settled' | 'set' | 'setMany'>
  /** What the act has to say to the terms as they stand. */
  readonly law: readonly LawNote[]
  /** Folds what most leases leave as it is: for whoever writes a first one. */
  readonly short?: boolean
}
