import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { call } from '../../../base/ui/query/call'
import { CallError, isFinalRefusal } from '../../../base/ui/query/call-request'
import { useErrorText } from '../../../base/ui/words/error-text'
import { Form } from '../../../base/ui/form/form'
import { LinkButton } from '../../../base/ui/page/link'
import { NarrowPage } from '../../../base/ui/page/page'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Loading } from '../../../base/ui/page/loading'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { resetCalls } from '../calls-reset'
import { ResetPasswordForm } from '../model-reset'
import { resetWords } from '../words-reset'
import styles from './login.module.css'
import { BackLink } from './BackLink'
import { NewPasswordFields, repeatErrors } from '../../credentials/web/NewPasswordFields'
import { forgetSession } from '../../account/web/session'
import { useHeadingFocus } from './use-heading-focus'

/** The page for a new password. It checks the mailed code before it asks for anything. */
export default function NewPasswordPage() {
  const reset = useWords(resetWords)
  const errorText = useErrorText()
  const { slug } = useParams({ from: '/open/reset-password/new-password/$slug' })
  const [saved, setSaved] = useState(false)
  const check = useQuery({
    queryKey: ['resetCode', slug],
    // `forgetSession` empties the cache. The code is used up by then and must not be checked again.
    enabled: !saved,
    queryFn: () => call(resetCalls.checkResetCode, { body: { code: slug } }).then(() => true),
    staleTime: Infinity,
    gcTime: 0,
  })
  if (saved) return <Saved />
  if (check.isPending) {
    return (
      <NarrowPage title={reset('newPasswordTitle')}>
        <Loading label={reset('codeChecking')} />
      </NarrowPage>
    )
  }
  if (check.error) {
    const isBad = isFinalRefusal(check.error)
    return (
      <NarrowPage title={reset('codeBadTitle')}>
        {isBad ? (
          <>
            <p role="alert" className={styles.intro}>
              {errorText(new CallError('invalidCode'))}
            </p>
            <LinkButton href="/reset-password">{reset('askNewLink')}</LinkButton>
          </>
        ) : (
          <ErrorState error={check.error} retry={check.refetch} />
        )}
        <BackLink href="/login" />
      </NarrowPage>
    )
  }
  return <ChoosePassword code={slug} onSaved={() => setSaved(true)} />
}

function ChoosePassword({ code, onSaved }: { code: string; onSaved: () => void }) {
  const reset = useWords(resetWords)
  const errorText = useErrorText()
  const form = useForm({
    schema: ResetPasswordForm,
    initial: { password: '', repeat: '' },
    toBody: (values) => ({ ...values, code }),
    check: ({ password, repeat }) => repeatErrors('repeat', password, repeat),
  })
  const save = useEndpointMutation(resetCalls.resetPassword)
  return (
    <NarrowPage title={reset('newPasswordTitle')}>
      <Form
        form={form}
        wideSubmit
        submitText={reset('newPasswordSave')}
        onSubmit={(body) =>
          save.mutateAsync({ body }).catch((error: unknown) => {
            throw underRepeat(error, errorText(error))
          })
        }
        onDone={() => {
          // The new password has ended every session.
          forgetSession({ drafts: 'kept' })
          onSaved()
        }}
      >
        <NewPasswordFields
          password={form.field('password')}
          repeat={form.field('repeat')}
          label={reset('newPassword')}
        />
      </Form>
      <BackLink href="/login" />
    </NarrowPage>
  )
}

function Saved() {
  const reset = useWords(resetWords)
  useHeadingFocus()
  return (
    <NarrowPage title={reset('passwordSavedTitle')}>
      <p role="status" className={styles.intro}>
        {reset('passwordSavedText')}
      </p>
      <LinkButton href="/login">{reset('toLogin')}</LinkButton>
    </NarrowPage>
  )
}

/** Shows an error that belongs to no field under the repeated password (docs/rules/landlord.md#passwords). */
const underRepeat = (error: unknown, text: string): unknown => {
  if (!(error instanceof CallError) || error.fields['password'] !== undefined || error.fields['repeat'] !== undefined)
    return error
  return new CallError('invalid', error.status, { repeat: text }, error.requestId, error.retryAfter)
}
