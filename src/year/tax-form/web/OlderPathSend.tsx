import { ChoiceField } from '../../../base/ui/field/choice-field'
import { TextField } from '../../../base/ui/field/text-field'
import { Form } from '../../../base/ui/form/form'
import { useForm } from '../../../base/ui/form/use-form'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { taxFormCalls } from '../calls'
import { TaxCodeForm, codeLength, FormChoice, type TaxForm } from '../model'
import { olderPathWords } from '../words'
import { asError, credentialsOf, type OlderPathStepProps } from './older-path-step'
import { OlderPathBack } from './OlderPathBack'
import type { OlderPathOutcome } from './OlderPathOutcomes'

/** Step 2: the code, with which the forms are listed. */
export function CodeStep({ login, go, fail, message }: OlderPathStepProps & { readonly message: string }) {
  const t = useWords(olderPathWords)
  const form = useForm({ schema: TaxCodeForm, initial: { userPinCode: '' }, isStored: () => true })
  return (
    <Form
      form={form}
      submitText={t('showForms')}
      actions={<OlderPathBack onClick={() => go({ kind: 'method' })} />}
      onSubmit={async ({ userPinCode }) => {
        try {
          const body = { action: 'getForms', ...credentialsOf(login), userPinCode } as const
          const answer = await call(taxFormCalls.login, { body })
          go({ kind: 'form', code: userPinCode, forms: Array.isArray(answer) ? answer : [] })
        } catch (error) {
          fail(asError(error))
        }
      }}
    >
      <p role="status">{message}</p>
      <TextField
        {...form.field('userPinCode')}
        label={t('userPinCode')}
        help={t('userPinCodeHelp')}
        required
        autoComplete="one-time-code"
        maxLength={codeLength}
      />
    </Form>
  )
}

interface FormStepProps extends OlderPathStepProps {
  readonly code: string
  readonly forms: readonly TaxForm[]
  /** Those that are to be sent. */
  readonly houses: readonly House[]
  readonly onOutcomes: (outcomes: readonly OlderPathOutcome[]) => void
}

/** The last step: into which form; one house after the other is sent. A login that is over begins anew. */
export function FormStep({ login, fail, code, forms, houses, onOutcomes }: FormStepProps) {
  const t = useWords(olderPathWords)
  const form = useForm({
    schema: FormChoice,
    initial: { formId: forms.length === 1 ? String(forms[0]!.id) : '' },
    isStored: () => true,
  })
  const send = async (formId: number) => {
    const outcomes: OlderPathOutcome[] = []
    onOutcomes(outcomes)
    for (const house of houses) {
      const body = { data: { ...credentialsOf(login), userPinCode: code }, formId, houseId: house.id }
      const error = await call(taxFormCalls.send, { body }).then(() => null, asError)
      if (error instanceof CallError && error.message === 'taxLoginRefused') return fail(error)
      outcomes.push({ house, error })
      onOutcomes([...outcomes])
    }
  }
  return (
    <Form form={form} submitText={t('send')} onSubmit={({ formId }) => send(Number(formId))}>
      <ChoiceField
        {...form.field('formId')}
        label={t('form')}
        required
        options={forms.map(({ id, name, lastChangedDate }) => ({
          value: String(id),
          label: name,
          help: t('changed', { date: dmy(lastChangedDate.slice(0, 10)) }),
        }))}
      />
    </Form>
  )
}
