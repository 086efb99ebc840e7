import { useState } from 'react'
import { CheckField } from '../../../base/ui/field/check-field'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { PasswordField } from '../../../base/ui/field/password-field'
import { TextField } from '../../../base/ui/field/text-field'
import { Form } from '../../../base/ui/form/form'
import { StepHeading } from '../../../base/ui/form/step-heading'
import { Stepper } from '../../../base/ui/form/stepper'
import { useForm } from '../../../base/ui/form/use-form'
import { Panel } from '../../../base/ui/page/page'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { olderTaxHelp } from '../../../landlord/account/web/site-links'
import type { House } from '../../../landlord/house/model'
import { taxHousesWords } from '../../tax/words-houses'
import { taxFormCalls } from '../calls'
import {
  authMethods,
  codeLength,
  CredentialsForm,
  FormChoice,
  MethodForm,
  TaxCodeForm,
  type AuthMethod,
  type SavedLogin,
  type TaxForm,
} from '../model'
import { olderPathWords } from '../words'
import { OlderPathFailure, OlderPathOutcomes, type OlderPathOutcome } from './OlderPathOutcomes'
import { LeaveButton } from '../../../base/ui/form/leave-button'

export type OlderPathStep =
  | { readonly kind: 'login' | 'method' }
  /** The authority's sentence that says which code to enter. */
  | { readonly kind: 'code'; readonly message: string }
  | { readonly kind: 'form'; readonly code: string; readonly forms: readonly TaxForm[] }

export interface TypedLogin {
  readonly userSSN: string
  readonly systemUserName: string
  readonly systemPassword: string
  readonly authMethod: AuthMethod | ''
  readonly saveData: boolean
}

export interface OlderPathStepProps {
  readonly login: TypedLogin
  readonly setLogin: (login: TypedLogin) => void
  readonly go: (step: OlderPathStep) => void
  readonly fail: (error: Error) => void
}

/** The login in the shape of the calls. Use it only after the landlord has chosen the method. */
const credentialsOf = ({ userSSN, systemUserName, systemPassword, authMethod }: TypedLogin) => ({
  userSSN,
  systemUserName,
  systemPassword,
  authMethod: authMethod || authMethods[0],
})
const asError = (error: unknown): Error => (error instanceof Error ? error : new CallError('unknownError'))

function OlderPathBack({ onClick }: { onClick: () => void }) {
  const t = useWords(olderPathWords)
  return <LeaveButton onClick={onClick}>{t('back')}</LeaveButton>
}

/** Step 2: the landlord enters the code. Then the forms are listed. */
function CodeStep({ login, go, fail, message }: OlderPathStepProps & { readonly message: string }) {
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
  readonly houses: readonly House[]
  readonly onOutcomes: (outcomes: readonly OlderPathOutcome[]) => void
}

/**
 * The last step. It sends the houses one after another. If the login has expired, it starts again with the first step.
 */
function FormStep({ login, fail, code, forms, houses, onOutcomes }: FormStepProps) {
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

/** Step 0: the person's login. */
function LoginStep({ login, setLogin, go }: OlderPathStepProps) {
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

/** Step 1: requests the code. */
function MethodStep({ login, setLogin, go, fail }: OlderPathStepProps) {
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
          // A refusal of the method is shown at its field. So the landlord doesn't have to type anything else again.
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

interface OlderPathProps {
  readonly houses: readonly House[]
  readonly saved: SavedLogin
}

const titles = { login: 'stepLogin', method: 'stepMethod', code: 'stepCode', form: 'stepForm' } as const

export function OlderPath({ houses, saved }: OlderPathProps) {
  const t = useWords(olderPathWords)
  const h = useWords(taxHousesWords)
  const [step, setStep] = useState<OlderPathStep>({ kind: 'login' })
  // The login exists only on this page. Password and code are gone when the page is closed.
  const [login, setLogin] = useState<TypedLogin>({
    userSSN: '',
    systemUserName: saved.systemUserName,
    systemPassword: '',
    authMethod: saved.authMethod ?? '',
    saveData: saved.authMethod !== null,
  })
  const [failure, setFailure] = useState<Error | null>(null)
  const [outcomes, setOutcomes] = useState<readonly OlderPathOutcome[]>([])
  /** The step that a button led to. Its heading gets the focus, because the button is gone. */
  const [reached, setReached] = useState<OlderPathStep['kind'] | null>(null)
  const go = (next: OlderPathStep) => {
    setFailure(null)
    setReached(next.kind)
    setStep(next)
  }
  /** Starts again with the login. Typed values stay, except for the code. */
  const fail = (error: Error) => {
    setFailure(error)
    setReached(null)
    setStep({ kind: 'login' })
  }
  const held = { login, setLogin, go, fail }
  return (
    <>
      <Stepper
        label={t('steps')}
        steps={(['login', 'method', 'code', 'form'] as const).map((key) => ({ key, name: t(titles[key]) }))}
        current={step.kind}
      />
      <Panel title={t(titles[step.kind])}>
        <div className="tax-older">
          {reached === step.kind && <StepHeading key={reached} text={t(titles[reached])} />}
          {failure && <OlderPathFailure error={failure} />}
          <OlderPathOutcomes outcomes={outcomes} />
          {step.kind === 'login' && (
            <>
              <p className="tax-text">{t('loginText')}</p>
              <Links />
              <LoginStep {...held} />
            </>
          )}
          {step.kind === 'method' && <MethodStep {...held} />}
          {step.kind === 'code' && <CodeStep {...held} message={step.message} />}
          {step.kind === 'form' &&
            (houses.length === 0 ? (
              <p role="alert">{h('noneChosen')}</p>
            ) : (
              <FormStep {...held} forms={step.forms} code={step.code} houses={houses} onOutcomes={setOutcomes} />
            ))}
        </div>
      </Panel>
    </>
  )
}

/**
 * Links to the instructions, and to the text about where the landlord finds the login. Both are on
 * one page, whose address the server provides.
 */
function Links() {
  const t = useWords(olderPathWords)
  return (
    <ul className="tax-gives">
      {(['instructions', 'whereFound'] as const).map((what) => (
        <li key={what}>
          <a href={`${olderTaxHelp()}${what === 'whereFound' ? '#persons' : ''}`} target="_blank" rel="noreferrer">
            {t(what)} <span className="ui-hidden">{t('newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
