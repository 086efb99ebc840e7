import { useState } from 'react'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { CallError } from '../../../base/ui/query/call-request'
import { useErrorText } from '../../../base/ui/words/error-text'
import { Form } from '../../../base/ui/form/form'
import { NarrowPage } from '../../../base/ui/page/page'
import { TextField } from '../../../base/ui/field/text-field'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { resetCalls } from '../calls-reset'
import { EmailForm } from '../../account/model'
import { accountWords } from '../../account/words'
import { resetWords } from '../words-reset'
import styles from './login.module.css'
import { BackLink } from './BackLink'
import { ResetSent } from './ResetSent'

export default function ResetPasswordPage() {
  const t = useWords(accountWords)
  const reset = useWords(resetWords)
  const errorText = useErrorText()
  const [sentTo, setSentTo] = useState('')
  const form = useForm({ schema: EmailForm, initial: { email: '' } })
  const send = useEndpointMutation(resetCalls.sendResetLink)
  if (sentTo !== '') return <ResetSent email={sentTo} onAgain={() => setSentTo('')} />
  return (
    <NarrowPage title={reset('resetTitle')}>
      <p className={styles.intro}>{reset('resetText')}</p>
      <Form
        form={form}
        note={false}
        wideSubmit
        submitText={reset('resetSend')}
        onSubmit={async ({ email }) => {
          const address = EmailForm.parse({ email }).email
          await send.mutateAsync({ body: { email: address } }).catch((error: unknown) => {
            throw underEmail(error, errorText(error))
          })
          return address
        }}
        onDone={(address) => {
          toast.success(reset('resetToast', { email: address }))
          setSentTo(address)
        }}
      >
        <TextField {...form.field('email')} label={t('email')} kind="email" autoComplete="username" maxLength={50} />
      </Form>
      <BackLink href="/login" />
    </NarrowPage>
  )
}

/** Shows an error that belongs to no field under the e-mail (docs/rules/landlord.md#passwords). */
const underEmail = (error: unknown, text: string): unknown =>
  error instanceof CallError && error.fields['email'] === undefined
    ? new CallError('invalid', error.status, { email: text }, error.requestId, error.retryAfter)
    : error
