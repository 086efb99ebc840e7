import type { ReactNode } from 'react'
import { Form } from '../../../base/ui/form/form'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { HouseForm, houseRecord } from '../../../landlord/house/model'
import { HouseFields } from '../../../landlord/house/web/HouseFields'
import { freeContractWords } from '../words'
import type { FreeDraftState } from './use-free-draft'
import { useStoredValues } from './use-stored-values'

export interface StepProps {
  readonly stored: FreeDraftState
  readonly back: ReactNode
  readonly onNext: () => void
}

/** The home that is let. */
export function HouseStep({ stored, back, onNext }: StepProps) {
  const t = useWords(freeContractWords)
  const form = useForm({
    schema: HouseForm,
    initial: stored.draft.house,
    toBody: houseRecord.toBody,
    isStored: stored.isStored,
  })
  useStoredValues(form.values, (house) => stored.change({ house }))
  return (
    <Form form={form} submitText={t('next')} onSubmit={() => undefined} onDone={onNext} actions={back}>
      <HouseFields form={form} />
    </Form>
  )
}
