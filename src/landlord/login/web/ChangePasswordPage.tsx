import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { Form } from '../../../base/ui/form/form'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { PasswordField } from '../../../base/ui/field/password-field'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import { PasswordForm } from '../model-change'
import { settingsWords } from '../../account/words-settings'
import styles from './login.module.css'
import { NewPasswordFields, repeatErrors } from '../../credentials/web/NewPasswordFields'
import { changeCalls } from '../calls-change'
import { LeaveButton } from '../../../base/ui/form/leave-button'

export default function ChangePasswordPage() {
  const t = useWords(settingsWords)
  const navigate = useNavigate()
  const [done, setDone] = useState(false)
  const form = useForm({
    schema: PasswordForm,
    initial: { oldPassword: '', newPassword: '', repeat: '' },
    toBody: ({ oldPassword, newPassword }) => ({ oldPassword, newPassword }),
    check: ({ newPassword, repeat }) => repeatErrors('repeat', newPassword, repeat),
  })
  const guard = useUnsavedChangesGuard(form)
  const { data } = useEndpointQuery(accountCalls.profile)
  const change = useEndpointMutation(changeCalls.changePassword)
  const leave = () => void navigate({ to: '/profile/account-settings' })
  return (
    <div className={styles.edit}>
      <PageHeader title={t('changePassword')} />
      <Panel>
        <Form
          form={form}
          submitText={t('savePassword')}
          onSubmit={(body) => change.mutateAsync({ body })}
          onDone={() => {
            form.reset()
            setDone(true)
          }}
          actions={<LeaveButton onClick={() => guard.leave(leave)}>{t('cancel')}</LeaveButton>}
        >
          <PasswordField
            {...form.field('oldPassword')}
            label={t('oldPassword')}
            required
            autoComplete="current-password"
          />
          <NewPasswordFields
            password={form.field('newPassword')}
            repeat={form.field('repeat')}
            owner={data ?? {}}
            label={t('newPassword')}
            repeatLabel={t('repeatPassword')}
          />
        </Form>
      </Panel>
      <ConfirmDialog
        title={t('passwordChangedTitle')}
        text={t('passwordChangedText')}
        opened={done}
        onCancel={leave}
        cancelText={t('toSettings')}
      />
      {guard.dialog}
    </div>
  )
}
