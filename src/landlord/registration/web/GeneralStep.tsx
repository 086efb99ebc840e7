import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { CallError } from '../../../base/ui/query/call-request'
import { call } from '../../../base/ui/query/call'
import { Form } from '../../../base/ui/form/form'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { registerCalls } from '../calls'
import { EmailForm } from '../../account/model'
import { RegisterForm } from '../model'
import { AgreeField } from '../../account/web/AgreeField'
import { NewPasswordFields, repeatErrors } from '../../password/web/NewPasswordFields'
import { startSession } from '../../account/web/session'
import { registrationWords } from '../words'
import { begunAccount } from './begun-account'
import { NewEmailField, taken } from './NewEmailField'

/** E-mail, password, agreement. A taken e-mail blocks the step and offers the login instead. */
export function GeneralStep() {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const [email] = useState(() => begunAccount.read(Date.now())?.email ?? '')
  const form = useForm({
    schema: RegisterForm,
    initial: { email, password: '', repeatPassword: '', isAgreePolicy: false },
    check: ({ repeatPassword, password }) => repeatErrors('repeatPassword', password, repeatPassword),
    isStored: () => true,
  })
  useEffect(() => {
    if (form.values.email !== email) begunAccount.save({ at: Date.now(), email: form.values.email })
  }, [form.values.email, email])
  const register = useEndpointMutation(registerCalls.register)
  const asked = useRef({ email: '', taken: false })

  /** Asks when the field is left. No answer (too many questions, no network) blocks nothing: registering asks again. */
  const askIfTaken = async () => {
    const typed = EmailForm.safeParse({ email: form.values.email })
    if (!typed.success) return
    const { email: address } = typed.data
    if (asked.current.email !== address) {
      const now = { email: address, taken: false }
      asked.current = now
      const answer = await call(registerCalls.checkEmail, { body: { email: address } }).catch(() => null)
      if (asked.current !== now) return
      now.taken = answer?.exists ?? false
    }
    if (asked.current.taken) form.setError('email', taken)
  }
  return (
    <Form
      form={form}
      // All of it must be filled in.
      note={false}
      wideSubmit
      submitText={t('next')}
      onSubmit={(body) =>
        register.mutateAsync({ body }).catch((error: unknown) => {
          if (!(error instanceof CallError) || error.message !== 'emailExists') throw error
          form.setError('email', taken)
          throw new CallError('invalid', error.status, { email: taken }, error.requestId)
        })
      }
      onDone={(auth) => {
        begunAccount.remove()
        startSession(auth)
        void navigate({ to: '/registration', search: { step: 'profile' }, replace: true })
      }}
    >
      <NewEmailField
        field={form.field('email')}
        isTaken={form.errors['email'] === taken}
        onLeave={() => void askIfTaken()}
      />
      <NewPasswordFields
        password={form.field('password')}
        repeat={form.field('repeatPassword')}
        owner={{ email: form.values.email }}
      />
      <AgreeField field={form.field('isAgreePolicy')} />
    </Form>
  )
}
