import { Button } from '@mantine/core'
import { CheckField } from '../../../base/ui/field/check-field'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { PasswordField } from '../../../base/ui/field/password-field'
import { TextField } from '../../../base/ui/field/text-field'
import { Form } from '../../../base/ui/form/form'
import { useForm } from '../../../base/ui/form/use-form'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { taxFormCalls } from '../../../year/tax-form/calls'
import {
  authMethods,
  CodeForm,
  codeLength,
  CredentialsForm,
  FormChoice,
  MethodForm,
  type AuthMethod,
  type TaxForm,
} from '../../../year/tax-form/model'
import type { OlderPathOutcome } from './OlderPathOutcomes'
import { olderPathWords } from './words-older'

export type Step =
  | { readonly kind: 'login' | 'method' }
  /** `message`: the authority's sentence of which code is meant. */
  | { readonly kind: 'code'; readonly message: string }
  | { readonly kind: 'form'; readonly code: string; readonly forms: readonly TaxForm[] }

/** What was typed so far. */
export interface HeldLogin {
  readonly userSSN: string
  readonly systemUserName: string
  readonly systemPassword: string
  readonly authMethod: AuthMethod | ''
  readonly saveData: boolean
}

export interface StepProps {
  readonly login: HeldLogin
  readonly setLogin: (login: HeldLogin) => void
  readonly go: (step: Step) => void
  readonly fail: (error: Error) => void
}

/** What is sent with each call; the method is chosen by then. */
const credentialsOf = ({ userSSN, systemUserName, systemPassword, authMethod }: HeldLogin) => ({
  userSSN,
  systemUserName,
  systemPassword,
  authMethod: authMethod || authMethods[0],
})
const asError = (error: unknown): Error => (error instanceof Error ? error : new CallError('unknownError'))

/** Step 0: who logs in. */
export function LoginStep({ login, setLogin, go }: StepProps) {
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
export function MethodStep({ login, setLogin, go, fail }: StepProps) {
  const t = useWords(olderPathWords)
  const { authMethod, saveData } = login
  const form = useForm({ schema: MethodForm, initial: { authMethod, saveData }, isStored: () => true })
  return (
    <Form
      form={form}
      submitText={t('askCode')}
      actions={<Back onClick={() => go({ kind: 'login' })} />}
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

/** Step 2: the code, with which the forms are listed. */
export function CodeStep({ login, go, fail, message }: StepProps & { readonly message: string }) {
  const t = useWords(olderPathWords)
  const form = useForm({ schema: CodeForm, initial: { userPinCode: '' }, isStored: () => true })
  return (
    <Form
      form={form}
      submitText={t('showForms')}
      actions={<Back onClick={() => go({ kind: 'method' })} />}
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

export interface FormStepProps extends StepProps {
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

function Back({ onClick }: { onClick: () => void }) {
  const t = useWords(olderPathWords)
  return (
    <Button variant="default" onClick={onClick}>
      {t('back')}
    </Button>
  )
}
