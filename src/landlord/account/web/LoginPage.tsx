import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { CallError } from '../../../base/ui/query/call-request'
import { Form } from '../../../base/ui/form/form'
import { RouteLink } from '../../../base/ui/page/link'
import { NarrowPage } from '../../../base/ui/page/page'
import { PasswordField } from '../../../base/ui/field/password-field'
import { TextField } from '../../../base/ui/field/text-field'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../calls'
import { LoginForm, type Auth } from '../model'
import { accountWords } from '../words'
import styles from './account.module.css'
import { startSession } from './session'

const OldAppUser = lazy(() => import('./OldAppUser'))

/** Log in with e-mail and password. */
export default function LoginPage() {
  const t = useWords(accountWords)
  const navigate = useNavigate()
  const router = useRouter()
  const { notice } = useSearch({ from: '/open/login' })
  const [oldApp, setOldApp] = useState('')
  const form = useForm({ schema: LoginForm, initial: { email: '', password: '' } })
  const login = useEndpointMutation(accountCalls.login)
  const enter = (auth: Auth) => {
    startSession(auth)
    if (!auth.user.is_register_finished)
      void navigate({ to: '/registration', search: { step: 'profile' }, replace: true })
    // The guard of this page knows the way back.
    else void router.invalidate()
  }
  if (oldApp !== '') {
    return (
      <Suspense>
        <OldAppUser email={oldApp} onBack={() => setOldApp('')} />
      </Suspense>
    )
  }
  return (
    <NarrowPage title={t('loginTitle')}>
      {notice === 'link' && (
        <p className={styles.notice} role="alert">
          {t('linkFailed')}
        </p>
      )}
      {notice === 'deleted' && (
        <p className={styles.done} role="status">
          {t('deletedNotice')}
        </p>
      )}
      <Form
        form={form}
        note={false}
        wideSubmit
        submitText={t('login')}
        onSubmit={(body) =>
          login.mutateAsync({ body }).catch((error: unknown) => {
            if (error instanceof CallError && error.message === 'isOldAppUser') {
              setOldApp(LoginForm.shape.email.parse(body.email))
              return null
            }
            throw underPassword(error)
          })
        }
        onDone={(auth) => {
          if (auth) enter(auth)
        }}
      >
        <TextField {...form.field('email')} label={t('email')} kind="email" autoComplete="username" maxLength={50} />
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />
      </Form>
      <p className={styles.links}>
        <RouteLink href="/reset-password">{t('forgot')}</RouteLink>
        <span>
          {t('newHere')} <RouteLink href="/registration">{t('signUp')}</RouteLink>
        </span>
      </p>
    </NarrowPage>
  )
}

/** A wrong login stands under the password field; it never says which of the two was wrong (docs/rules.md#login-and-codes). */
const underPassword = (error: unknown): unknown =>
  error instanceof CallError && error.message === 'invalidCredentials'
    ? new CallError('invalid', error.status, { password: 'invalidCredentials' }, error.requestId)
    : error
