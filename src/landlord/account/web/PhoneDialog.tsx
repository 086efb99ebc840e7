import { Button } from '@mantine/core'
import { z } from 'zod'
import { isPhone } from '../../../base/kit/phone'
import { text } from '../../../base/kit/schemas'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { Form } from '../../../base/ui/form/form'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { PhoneField } from '../../../base/ui/field/phone-field'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../calls'
import { profileCalls } from '../calls-profile'
import { profileRecord, type Profile } from '../model'
import { accountWords } from '../words'
import { settingsWords } from '../words-settings'
import styles from './settings.module.css'

/** The profile's rule for a number, but here one must be given: it is asked for where it is needed. */
const PhoneForm = z
  .object({ phone_code: profileRecord.body.phone_code, phone: text({ max: 50 }) })
  .refine((form) => isPhone(form.phone_code, form.phone), { path: ['phone'], error: 'phone' })

export interface PhoneDialogProps {
  readonly profile: Profile
  readonly onClose: () => void
  /** Called with the saved profile, before the dialog closes: whatever waited for the number goes on. */
  readonly onSaved?: (profile: Profile) => void
}

/** Asks for the landlord's phone number alone and saves it with the rest of the profile unchanged; what is wrong stands in the dialog. */
export default function PhoneDialog({ profile, onClose, onSaved }: PhoneDialogProps) {
  const t = useWords(settingsWords)
  const labels = useWords(accountWords)
  const form = useForm({
    schema: PhoneForm,
    initial: { phone_code: profile.phone_code, phone: profile.phone },
  })
  const guard = useUnsavedChangesGuard(form)
  const save = useEndpointMutation(profileCalls.saveProfile, { invalidates: [accountCalls.profile] })
  return (
    <Dialog title={t('phoneTitle')} opened onClose={onClose} guard={guard} size="narrow">
      <p className={styles.text}>{t('phoneText')}</p>
      <Form
        form={form}
        submitText={t('phoneSave')}
        onSubmit={(phone) => save.mutateAsync({ body: { ...profileRecord.pick(profile), ...phone } })}
        onDone={(saved) => {
          toast.success(t('phoneSaved'))
          onSaved?.(saved)
          onClose()
        }}
        actions={
          <Button variant="default" onClick={() => guard.leave(onClose)}>
            {t('cancel')}
          </Button>
        }
      >
        <PhoneField
          code={form.field('phone_code')}
          number={form.field('phone')}
          codeLabel={labels('phone_code')}
          label={labels('phone')}
          required
        />
      </Form>
    </Dialog>
  )
}
