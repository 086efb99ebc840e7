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
import { accountWords } from '../words'
import { settingsWords } from '../words-settings'
import styles from './account.module.css'

/** A new password in exchange for the present one. */
export default function ChangePasswordPage() {
  const t = useWords(settingsWords)
  const account = useWords(accountWords)
  const navigate = useNavigate()
  const [done, setDone] = useState(false)
  const form = useForm({
    schema: PasswordForm,
    initial: { oldPassword: '', newPassword: '', repeat: '' },
    toBody: ({ oldPassword, newPassword }) => ({ oldPassword, newPassword }),
    check: ({ newPassword, repeat }): Record<string, string> =>
      repeat === '' ? { repeat: 'required' } : newPassword === repeat ? {} : { repeat: 'password.match' },
  })
  const guard = useDiscardGuard(form.isDirty)
  const change = useSend(settingsCalls.changePassword)
  const leave = () => void navigate({ to: '/profile/account-settings' })
  const limits = { required: true, maxLength: 50, autoComplete: 'new-password' } as const
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
          <PasswordField {...form.field('oldPassword')} label={t('oldPassword')} required autoComplete="current-password" />
          <PasswordField {...form.field('newPassword')} label={t('newPassword')} help={account('passwordHelp')} {...limits} />
          <PasswordField {...form.field('repeat')} label={t('repeatPassword')} {...limits} />
        </Form>
      </Panel>
      <ConfirmDialog title={t('passwordChangedTitle')} text={t('passwordChangedText')} opened={done} onCancel={leave} cancelText={t('toSettings')} />
      {guard.dialog}
    </div>
  )
}
