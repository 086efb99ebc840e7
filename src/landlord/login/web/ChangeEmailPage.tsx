import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEndpointQuery, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { CallError } from '../../../base/ui/query/call-request'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { useErrorText } from '../../../base/ui/words/error-text'
import { Form } from '../../../base/ui/form/form'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { PasswordField } from '../../../base/ui/field/password-field'
import { TextField } from '../../../base/ui/field/text-field'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import { ChangeEmailForm } from '../model-change'
import { settingsWords } from '../../account/words-settings'
import styles from './login.module.css'
import { changeCalls } from '../calls-change'
import { LeaveButton } from '../../../base/ui/form/leave-button'

/** The page to change the e-mail address. It asks for the password only when the server requires it. */
export default function ChangeEmailPage() {
  const t = useWords(settingsWords)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  const [needsPassword, setNeedsPassword] = useState(false)
  const [taken, setTaken] = useState<CallError | null>(null)
  const [sentTo, setSentTo] = useState('')
  const form = useForm({
    schema: ChangeEmailForm,
    initial: { email: '', password: '' },
    toBody: ({ email, password }) => ({ email, ...(needsPassword ? { password } : {}) }),
  })
  const guard = useUnsavedChangesGuard(form)
  const ask = useEndpointMutation(changeCalls.askForEmail)
  const leave = () => void navigate({ to: '/profile/account-settings' })
  return (
    <div className={styles.edit}>
      <PageHeader title={t('changeEmail')} />
      <Panel>
        {profile && <p className={styles.intro}>{t('emailNow', { email: profile.email })}</p>}
        <Form
          form={form}
          submitText={t('sendLink')}
          onSubmit={async (body) => {
            const { email } = ChangeEmailForm.parse(body)
            await ask.mutateAsync({ body }).catch((error: unknown) => {
              if (error instanceof CallError && error.message === 'emailExists') setTaken(error)
              if (error instanceof CallError && error.fields['password'] !== undefined) setNeedsPassword(true)
              throw error
            })
            return email
          }}
          onDone={setSentTo}
          actions={<LeaveButton onClick={() => guard.leave(leave)}>{t('cancel')}</LeaveButton>}
        >
          <TextField
            {...form.field('email')}
            label={t('newEmail')}
            help={t('newEmailHelp')}
            required
            kind="email"
            autoComplete="email"
            maxLength={50}
          />
          {needsPassword && (
            <PasswordField
              {...form.field('password')}
              label={t('password')}
              help={t('passwordAgain')}
              required
              autoComplete="current-password"
            />
          )}
        </Form>
      </Panel>
      <ConfirmDialog
        title={t('takenTitle')}
        text={<span role="alert">{taken && errorText(taken)}</span>}
        opened={taken !== null}
        onCancel={() => setTaken(null)}
        cancelText={t('takenBack')}
      />
      <ConfirmDialog
        title={t('linkSentTitle')}
        text={t('linkSentText', { email: sentTo })}
        opened={sentTo !== ''}
        onCancel={leave}
        cancelText={t('toSettings')}
      />
      {guard.dialog}
    </div>
  )
}
