import { CheckField } from '../../../base/ui/field/check-field'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { PasswordField } from '../../../base/ui/field/password-field'
import { TextField } from '../../../base/ui/field/text-field'
import { Form } from '../../../base/ui/form/form'
import { useForm } from '../../../base/ui/form/use-form'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import { taxFormCalls } from '../calls'
import { authMethods, CredentialsForm, MethodForm } from '../model'
import { olderPathWords } from '../words'
import { asError, credentialsOf, type OlderPathStepProps } from './older-path-step'
import { OlderPathBack } from './OlderPathBack'

/** Step 0: who logs in. */
export function LoginStep({ login, setLogin, go }: OlderPathStepProps) {
  const t = useWords(olderPathWords)
  const { userSSN, systemUserName, systemPassword } = login
  const form = useForm({
    schema: CredentialsForm,
    initial: { userSSN, systemUserName, systemPassword },
    isStored: () => true,
  })
  return (
    <Form
      form={form}
      submitText={t('next')}
      onSubmit={(typed) => {
        setLogin({ ...login, ...typed })
        go({ kind: 'method' })
      }}
    >
      <TextField {...form.field('userSSN')} kind="number" label={t('userSSN')} help={t('userSSNHelp')} required />
      <TextField
        {...form.field('systemUserName')}
        label={t('systemUserName')}
        required
        autoComplete="off"
        maxLength={50}
      />
      <PasswordField
        {...form.field('systemPassword')}
        label={t('systemPassword')}
        required
        autoComplete="new-password"
      />
    </Form>
  )
}

/** Step 1: how the code comes; it is asked for. */
export function MethodStep({ login, setLogin, go, fail }: OlderPathStepProps) {
  const t = useWords(olderPathWords)
  const { authMethod, saveData } = login
  const form = useForm({ schema: MethodForm, initial: { authMethod, saveData }, isStored: () => true })
  return (
    <Form
      form={form}
      submitText={t('askCode')}
      actions={<OlderPathBack onClick={() => go({ kind: 'login' })} />}
      onSubmit={async (typed) => {
        const next = { ...login, ...typed, saveData: typed.saveData ?? false }
        setLogin(next)
        const { saveData: keep } = next
        try {
          const answer = await call(taxFormCalls.login, {
            body: { action: 'login', ...credentialsOf(next), saveData: keep },
          })
          go({ kind: 'code', message: 'message' in answer ? answer.message : '' })
        } catch (error) {
          // A refusal of the method stands at its field: nothing else is to be typed again.
          if (error instanceof CallError && error.message === 'invalid' && error.fields?.['authMethod']) throw error
          fail(asError(error))
        }
      }}
    >
      <ChoiceField
        {...form.field('authMethod')}
        label={t('authMethod')}
        required
        row
        options={authMethods.map((value) => ({ value, label: t(value), help: t(`${value}Help`) }))}
      />
      <CheckField {...form.field('saveData')} label={t('saveData')} help={t('saveDataHelp')} />
    </Form>
  )
}
