import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useEditing } from '../../../base/ui/form/use-editing'
import { useForm } from '../../../base/ui/form/use-form'
import { useSteps } from '../../../base/ui/form/use-steps'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { today } from '../../../base/ui/words/today'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { contractCalls } from '../../contract/calls'
import { contractInput, type ContractDetail } from '../../contract/model'
import { contractBody, contractValues, emptyContract } from './contract-form'
import { contractFieldUnits, useContractTexts } from './contract-texts'
import {
  rentAccountErrors,
  firstStepWithProblem,
  firstStepOf,
  stepOfHelp,
  isHelpStep,
  needsDocument,
  ownDepositAccountErrors,
  problemsBeyondSchema,
  shownSteps,
  stepSchema,
  wizardSteps,
} from './contract-steps'
import { lacksRentIban } from './rent-account'
import type { SendForSigning } from './sending'

export interface WizardSettings {
  /** The contract to change. It isn't signed yet. Null: a new contract is written. */
  readonly contract: Tagged<ContractDetail> | null
  readonly houseId: number | null
  readonly profile: Profile
  readonly houses: readonly House[]
  /** Lists that show contracts and are outdated after a save. */
  readonly invalidates: readonly Row[]
  /** Sends a new contract once it is saved. */
  readonly sending: SendForSigning
}

/** The parameters in the address that open the wizard: for a new contract, or for the one with that number. */
export const wizardKeys = { add: 'createRentContract', edit: 'editRentContract' } as const

export function useContractForm({ contract, houseId, houses, profile }: WizardSettings) {
  const key = contract === null ? wizardKeys.add : wizardKeys.edit
  const at = useSteps({ steps: wizardSteps, start: 'house', keys: [key] })
  // A changed contract is saved from its deposit step. A new one is reviewed first.
  const shown = contract === null ? shownSteps : shownSteps.filter((one) => one !== 'summary')
  const step = isHelpStep(at.step) ? stepOfHelp[at.step] : at.step
  const last = shown.at(-1) === step

  const needsFile = needsDocument(contract)
  const [first] = useState(() =>
    contract ? contractValues(contract) : emptyContract(houseId, profile.language, houses),
  )
  const draft = useDraft({
    account: profile.id,
    form: 'contract',
    record: contract?.id ?? `new.${houseId ?? 0}`,
    shape: contractInput,
    stored: contract,
  })
  // The last step sends, so an error in any step stops it.
  const asked = last ? 'summary' : step
  const form = useForm({
    schema: stepSchema(asked),
    initial: first,
    toBody: contractBody,
    check: (values) => ({
      ...problemsBeyondSchema(values, asked, today(), needsFile),
      ...(lacksRentIban(profile) ? rentAccountErrors(values, asked) : {}),
      ...ownDepositAccountErrors(values, asked, profile.iban ?? ''),
    }),
    draft,
    inSteps: true,
  })
  const guard = useUnsavedChangesGuard(form, { isInside: ({ search }) => key in (search as object) })
  const editing = useEditing({
    form,
    read: contractCalls.read,
    input: { params: { id: String(contract?.id ?? 0) } },
    stored: contract,
    toForm: contractValues,
    says: useContractTexts(houses),
    together: contractFieldUnits,
  })

  // A reload in a later step may have lost what was typed in earlier ones.
  const toMissing = useEffectEvent(() => {
    const missing = firstStepWithProblem(form.values, today(), needsFile)
    if (missing !== null && shownSteps.indexOf(missing) < shownSteps.indexOf(step)) at.back(missing)
  })
  // This runs only at the start. Afterwards only the buttons change the step.
  useLayoutEffect(() => toMissing(), [])
  // A refused save leads to the step of the first refused field.
  const toRefused = useEffectEvent(() => {
    const wrong = last ? firstStepOf(form.errors) : null
    if (wrong !== null && wrong !== step) at.back(wrong)
  })
  // This runs once for each failed try.
  const { attempt } = form.problem
  useEffect(() => {
    if (attempt > 0) toRefused()
  }, [attempt])

  return { at, shown, step, last, form, guard, editing, needsFile }
}
