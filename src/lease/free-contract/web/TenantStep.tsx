import { Form } from '../../../base/ui/form/form'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { TenantFields } from '../../contract/web/TenantFields'
import { freeContractWords } from '../words'
import { anything, contractProblems } from './free-steps'
import type { StepProps } from './HouseStep'
import { useKeptValues } from './use-kept-values'

/** Who rents it. */
export function TenantStep({ kept, back, onNext }: StepProps) {
  const t = useWords(freeContractWords)
  const form = useForm({
    schema: anything<object>(),
    initial: kept.draft.contract,
    check: (values) => contractProblems('tenant', values, today()),
  })
  useKeptValues(form.values, (contract) => kept.change({ contract }))
  return (
    <Form form={form} submitText={t('next')} onSubmit={() => undefined} onDone={onNext} actions={back}>
      <TenantFields form={form} />
    </Form>
  )
}
