import type { ReactNode } from 'react'
import { Form } from '../../../base/ui/form/form'
import { useForm } from '../../../base/ui/form/use-form'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { begunAt, HouseForm, homeOf, houseRecord, type HouseValues } from '../../../landlord/house/model'
import { FirstHouseFields } from '../../../landlord/house/web/FirstHouseFields'
import type { DwellingValues } from '../../contract/model'
import { lawSays } from '../../law/rules'
import { lawForm } from '../../law/rules-form'
import { dwellingOf } from '../../contract-form/web/contract-form'
import { DwellingFields } from '../../contract-form/web/DwellingFields'
import { freeContractWords } from '../words'
import { contractProblems } from './free-steps'
import type { FreeDraftState } from './use-free-draft'
import { useStoredValues } from './use-stored-values'

export interface FreeStepProps {
  readonly stored: FreeDraftState
  readonly back: ReactNode
  readonly onNext: () => void
}

/** The home that is let, and how. */
export function HouseStep({ stored, back, onNext }: FreeStepProps) {
  const t = useWords(freeContractWords)
  const { landlord, house, contract } = stored.draft
  const home = homeOf(landlord)
  const form = useForm<HouseValues & DwellingValues, typeof HouseForm>({
    schema: HouseForm,
    initial: { ...begunAt(house, home), ...dwellingOf(contract) },
    toBody: houseRecord.toBody,
    isStored: stored.isStored,
    check: (values) => contractProblems('house', { ...contract, ...dwellingOf(values) }, today()),
  })
  const store = (values: HouseValues & DwellingValues) =>
    void stored.change({ house: houseRecord.pick(values), contract: { ...contract, ...dwellingOf(values) } })
  useStoredValues(form.values, store)
  const law = lawSays(lawForm({ ...contract, ...dwellingOf(form.settled) }, ''), today())
  return (
    <Form
      form={form}
      submitText={t('next')}
      // What stood there from the start was typed by nobody.
      onSubmit={() => store(form.values)}
      onDone={onNext}
      actions={back}
    >
      <FirstHouseFields form={form} home={home} />
      <DwellingFields form={form} law={law} short />
    </Form>
  )
}
