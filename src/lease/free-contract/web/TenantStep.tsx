import { Form } from '../../../base/ui/form/form'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { lawSays } from '../../law/rules'
import { lawForm } from '../../law/rules-form'
import { TenantFields } from '../../contract-form/web/TenantFields'
import { freeContractWords } from '../words'
import { termQuestions } from '../../contract-form/rules-questions'
import { useTermQuestions } from '../../contract-form/web/use-term-questions'
import { anything, contractProblems } from './free-steps'
import type { FreeStepProps } from './HouseStep'
import { useStoredValues } from './use-stored-values'

/** Who rents it. */
export function TenantStep({ stored, back, onNext }: FreeStepProps) {
  const t = useWords(freeContractWords)
  const form = useForm({
    schema: anything<object>(),
    initial: stored.draft.contract,
    isStored: stored.isStored,
    check: (values) => contractProblems('tenant', values, today()),
  })
  const questions = useTermQuestions()
  useStoredValues(form.values, (contract) => stored.change({ contract }))
  return (
    <Form
      form={form}
      submitText={t('next')}
      onSubmit={() => questions.isMeant(termQuestions(form.values, today(), ['tenant']))}
      onDone={(isMeant) => isMeant && onNext()}
      actions={back}
    >
      <TenantFields form={form} law={lawSays(lawForm(form.settled, ''), today())} short />
      {questions.dialog}
    </Form>
  )
}
