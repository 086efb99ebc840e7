import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../base/ui/query/call'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { Form } from '../../../base/ui/form/form'
import { LinkButton } from '../../../base/ui/page/link'
import { PasswordField } from '../../../base/ui/field/password-field'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../calls'
import { DeleteAccountForm } from '../model'
import { retainedRecords } from '../rules-retention'
import { retentionWords } from '../words-retention'
import { settingsWords } from '../words-settings'
import styles from './settings.module.css'
import { forgetSession } from './session'
import { LeaveButton } from '../../../base/ui/form/leave-button'

const erased = ['erasedProfile', 'erasedBooks', 'erasedFiles', 'erasedSessions'] as const

export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(settingsWords)
  const retention = useWords(retentionWords)
  const navigate = useNavigate()
  const form = useForm({ schema: DeleteAccountForm, initial: { password: '' } })
  const remove = useEndpointMutation(accountCalls.deleteAccount)
  return (
    <Dialog title={t('deleteTitle')} opened onClose={onClose}>
      <p className={styles.text}>{t('exportFirst')}</p>
      <p className={styles.text}>
        <LinkButton href="/profile/account-settings/export" variant="default">
          {t('toExport')}
        </LinkButton>
      </p>
      <h3>{t('erased')}</h3>
      <ul className={styles.list}>
        {erased.map((what) => (
          <li key={what}>{t(what)}</li>
        ))}
      </ul>
      <h3>{t('kept')}</h3>
      <ul className={styles.list}>
        {retainedRecords.map(({ what, values }) => (
          <li key={what}>{retention(what, values)}</li>
        ))}
      </ul>
      <Form
        form={form}
        note={false}
        danger
        submitText={t('deleteForGood')}
        onSubmit={async (body) => {
          // Uses the newest tag, because the deletion includes everything that was changed in the meantime.
          const { etag } = await call(accountCalls.profile, {})
          return await remove.mutateAsync({ body, ifMatch: etag })
        }}
        onDone={() => {
          forgetSession()
          void navigate({ to: '/login', search: { notice: 'deleted' }, replace: true })
        }}
        actions={
          <LeaveButton onClick={onClose} autoFocus>
            {t('keepAccount')}
          </LeaveButton>
        }
      >
        <PasswordField
          {...form.field('password')}
          label={t('deletePassword')}
          required
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  )
}
