import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSend } from '../../../base/ui/answer'
import { CallError } from '../../../base/ui/call-request'
import { call } from '../../../base/ui/call'
import { Form } from '../../../base/ui/form'
import { RouteLink } from '../../../base/ui/link'
import { PasswordField } from '../../../base/ui/password-field'
import { TextField } from '../../../base/ui/text-field'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { accountCalls } from '../../account/calls'
import { EmailForm, RegisterForm } from '../../account/model'
import { AgreeField } from '../../account/web/AgreeField'
import { startSession } from '../../account/web/session'
import { accountWords } from '../../account/words'
import { registrationWords } from '../words'
import styles from './registration.module.css'

/** The key under `validation.` that holds a taken e-mail. */
const taken = 'email.exists'

/** E-mail, password, agreement. A taken e-mail blocks the step and offers the login instead. */
export function GeneralStep() {
  const t = useWords(registrationWords)
  const account = useWords(accountWords)
  const navigate = useNavigate()
  const form = useForm({
    schema: RegisterForm,
    initial: { email: '', password: '', repeatPassword: '', isAgreePolicy: false },
    check: ({ repeatPassword, password }): Record<string, string> =>
      repeatPassword === '' ? { repeatPassword: 'required' } : repeatPassword === password ? {} : { repeatPassword: 'password.match' },
  })
  const register = useSend(accountCalls.register)
  const email = form.field('email')
  const asked = useRef({ email: '', taken: false })

  /** Asks when the field is left. No answer (too many questions, no network) blocks nothing: registering asks again. */
  const askIfTaken = async () => {
    email.onBlur?.()
    const typed = EmailForm.safeParse({ email: form.values.email })
    if (!typed.success) return
    const { email: address } = typed.data
    if (asked.current.email !== address) {
      const now = { email: address, taken: false }
      asked.current = now
      const answer = await call(accountCalls.checkEmail, { body: { email: address } }).catch(() => null)
      if (asked.current !== now) return
      now.taken = answer?.exists ?? false
    }
    if (asked.current.taken) form.setError('email', taken)
  }
  return (
    <Form
      form={form}
      wideSubmit
      submitText={t('next')}
      onSubmit={(body) =>
        register.send({ body }).catch((error: unknown) => {
          if (!(error instanceof CallError) || error.message !== 'emailExists') throw error
          form.setError('email', taken)
          throw new CallError('invalid', error.status, { email: taken }, error.requestId)
        })
      }
      onDone={(auth) => {
        startSession(auth)
        void navigate({ to: '/registration', search: { step: 'profile' }, replace: true })
      }}
    >
      <div>
        <TextField {...email} onBlur={() => void askIfTaken()} label={account('email')} required kind="email" maxLength={50} />
        {form.errors['email'] === taken && (
          <p className={styles.taken}>
            {t('emailExistsToLogin')} <RouteLink href="/login">{t('emailExistsLogin')}</RouteLink>
          </p>
        )}
      </div>
      <PasswordField
        {...form.field('password')}
        label={account('password')}
        help={account('passwordHelp')}
        required
        autoComplete="new-password"
        maxLength={50}
      />
      <PasswordField {...form.field('repeatPassword')} label={account('repeatPassword')} required autoComplete="new-password" maxLength={50} />
      <AgreeField field={form.field('isAgreePolicy')} />
    </Form>
  )
}
