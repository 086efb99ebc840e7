import { Form } from '../../../base/ui/form/form'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { lawSays } from '../../law/rules'
import { lawForm } from '../../law/rules-form'
import { DepositFields } from '../../contract-form/web/DepositFields'
import { IncludingFields } from '../../contract-form/web/IncludingFields'
import { lacksRentAccount } from '../../contract-form/web/rent-account'
import { TermsFields } from '../../contract-form/web/TermsFields'
import { freeContractWords } from '../words'
import { termQuestions } from '../../contract-form/rules-questions'
import { useTermQuestions } from '../../contract-form/web/use-term-questions'
import { anything, contractProblems } from './free-steps'
import type { FreeStepProps } from './HouseStep'
import { useStoredValues } from './use-stored-values'

/** Terms, what is included, and the deposit. */
export function ContractStep({ stored, back, onNext }: FreeStepProps) {
  const t = useWords(freeContractWords)
  const asksAccount = lacksRentAccount(stored.draft.landlord)
  const form = useForm({
    schema: anything<object>(),
    initial: stored.draft.contract,
    isStored: stored.isStored,
    check: (values) => contractProblems('contract', values, today(), stored.draft.landlord.iban),
  })
  const questions = useTermQuestions()
  useStoredValues(form.values, (contract) => stored.change({ contract }))
  const law = lawSays(lawForm(form.settled, stored.draft.landlord.iban || form.settled.rent_iban), today())
  return (
    <Form
      form={form}
      submitText={t('next')}
      onSubmit={() => questions.isMeant(termQuestions(form.values, today(), ['terms', 'deposit']))}
      onDone={(isMeant) => isMeant && onNext()}
      actions={back}
    >
      <TermsFields form={form} law={law} asksAccount={asksAccount} short />
      <IncludingFields form={form} law={law} short />
      <DepositFields form={form} law={law} subscriptionActive={false} short />
      {questions.dialog}
    </Form>
  )
}
