import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '../../../base/ui/answer'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog'
import { Form } from '../../../base/ui/form'
import { useDiscardGuard } from '../../../base/ui/guard'
import { PageHead, Panel } from '../../../base/ui/page'
import { PasswordField } from '../../../base/ui/password-field'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { settingsCalls } from '../calls-settings'
import { PasswordForm } from '../model-settings'
import { settingsWords } from '../words-settings'
import styles from './account.module.css'
import { NewPasswordFields, repeatErrors } from './NewPasswordFields'

/** A new password in exchange for the present one. */
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
  const guard = useDiscardGuard(form.isDirty)
  const change = useSend(settingsCalls.changePassword)
  const leave = () => void navigate({ to: '/profile/account-settings' })
  return (
    <div className={styles.edit}>
      <PageHead title={t('changePassword')} />
      <Panel>
        <Form
          form={form}
          submitText={t('savePassword')}
          onSubmit={(body) => change.send({ body })}
          onDone={() => {
            form.reset()
            setDone(true)
          }}
          actions={
            <Button variant="default" onClick={() => guard.leave(leave)}>
              {t('cancel')}
            </Button>
          }
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
