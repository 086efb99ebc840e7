import '../../../base/ui/dialog/modal.css'
import { Modal } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { Form } from '../../../base/ui/form/form'
import { LinkButton } from '../../../base/ui/page/link'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { profileCalls } from '../../../landlord/account/calls-profile'
import { Agreement } from '../../../landlord/account/model'
import { AgreeField } from '../../../landlord/account/web/AgreeField'
import { profileRecord } from '../../../landlord/account/model'
import styles from './shell.module.css'
import { shellWords } from '../words'
import { policyWords } from './words-policy'
import { LeaveButton } from '../../../base/ui/form/leave-button'

const AgreementForm = z.object({ isAgreePolicy: Agreement })

/** Asks for the agreement. The question can't be closed: the landlord answers it or logs out. */
export default function AskAgreement() {
  const t = useWords(policyWords)
  const shell = useWords(shellWords)
  const navigate = useNavigate()
  const form = useForm({ schema: AgreementForm, initial: { isAgreePolicy: false } })
  const save = useEndpointMutation(profileCalls.saveProfile, { invalidates: [accountCalls.profile] })
  const lacking =
    save.error instanceof CallError && Object.keys(save.error.fields).some((name) => name !== 'isAgreePolicy')
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={t('policyTitle')}
      size={480}
      centered
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      attributes={{ header: { role: 'presentation' } }}
    >
      <p className={styles.policy}>{t('policyText')}</p>
      <Form
        form={form}
        note={false}
        submitText={t('policyAgree')}
        onSubmit={async () => {
          // Only this field of the profile is asked for here, so no other field is written.
          const { etag, ...stored } = await call(accountCalls.profile, {})
          return await save.mutateAsync({ body: { ...profileRecord.pick(stored), isAgreePolicy: true }, ifMatch: etag })
        }}
        actions={<LeaveButton onClick={() => void navigate({ to: '/logout' })}>{shell('logOut')}</LeaveButton>}
      >
        {lacking && (
          <div className={styles.lacking}>
            <p>{t('policyNeedsProfile')}</p>
            <LinkButton href="/profile/landlord/edit" variant="default">
              {t('policyToProfile')}
            </LinkButton>
          </div>
        )}
        <AgreeField field={form.field('isAgreePolicy')} />
      </Form>
    </Modal>
  )
}
