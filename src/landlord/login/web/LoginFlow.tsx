import { lazy, Suspense, useState } from 'react'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { CallError } from '../../../base/ui/query/call-request'
import { Form } from '../../../base/ui/form/form'
import { PasswordField } from '../../../base/ui/field/password-field'
import { TextField } from '../../../base/ui/field/text-field'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { type LoginAnswer } from '../../account/model'
import { accountWords } from '../../account/words'
import { LoginForm } from '../model'
import { loginCalls } from '../calls'

const SecondStep = lazy(() => import('./SecondStep'))

export interface LoginFlowProps {
  readonly email?: string
  /** Called with the session. It is not stored on this device yet. */
  readonly onEnter: (auth: LoginAnswer) => void
  /** Called for an account of the old app, which needs a new password. */
  readonly onOldApp?: (email: string) => void
  /** `default` if the button is next to the offer for new landlords. */
  readonly submitVariant?: 'filled' | 'default'
}

/** The login by password with its second step. It is also shown over a form after the session has ended. */
export function LoginFlow({ email = '', onEnter, onOldApp, submitVariant = 'filled' }: LoginFlowProps) {
  const t = useWords(accountWords)
  const form = useForm({ schema: LoginForm, initial: { email, password: '' }, isStored: () => true })
  const login = useEndpointMutation(loginCalls.login)
  const [token, setToken] = useState('')
  if (token !== '') {
    return (
      <Suspense>
        <SecondStep token={token} onEnter={onEnter} onStartAgain={() => setToken('')} />
      </Suspense>
    )
  }
  return (
    <Form
      form={form}
      note={false}
      wideSubmit
      submitText={t('login')}
      submitVariant={submitVariant}
      onSubmit={(body) =>
        login.mutateAsync({ body }).catch((error: unknown) => {
          if (onOldApp && error instanceof CallError && error.message === 'isOldAppUser') {
            onOldApp(LoginForm.shape.email.parse(body.email))
            return null
          }
          throw underPassword(error)
        })
      }
      onDone={(came) => {
        if (came === null) return
        if ('secondFactor' in came) setToken(came.secondFactor)
        else onEnter(came)
      }}
    >
      <TextField {...form.field('email')} label={t('email')} kind="email" autoComplete="username" maxLength={50} />
      <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />
    </Form>
  )
}

/**
 * Shows the error under the password. The text must not say whether the address or the password was wrong
 * (docs/rules/landlord.md#login-and-codes).
 */
const underPassword = (error: unknown): unknown =>
  error instanceof CallError && error.message === 'invalidCredentials'
    ? new CallError('invalid', error.status, { password: 'invalidCredentials' }, error.requestId)
    : error
