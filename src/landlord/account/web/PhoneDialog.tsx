import { z } from 'zod'
import { isPhone } from '../../../base/kit/phone'
import { requiredText } from '../../../base/kit/schemas'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { Form } from '../../../base/ui/form/form'
import { useFieldTexts } from '../../../base/ui/form/field-texts'
import { useEditing } from '../../../base/ui/form/use-editing'
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
import { LeaveButton } from '../../../base/ui/form/leave-button'

/** A form with only the phone number. Here it is required. In a profile it may be empty. */
const PhoneForm = z
  .object({ phone_code: profileRecord.body.phone_code, phone: requiredText({ max: 50 }) })
  .refine((form) => isPhone(form.phone_code, form.phone), { path: ['phone'], error: 'phone' })

const phoneOf = ({ phone_code, phone }: Profile) => ({ phone_code, phone })

export interface PhoneDialogProps {
  readonly profile: Tagged<Profile>
  readonly onClose: () => void
  /** Called after the number is saved, so that the interrupted action continues. */
  readonly onSaved?: (profile: Profile) => void
}

/** Asks for the phone number. Nothing else in the profile changes. */
export default function PhoneDialog({ profile, onClose, onSaved }: PhoneDialogProps) {
  const t = useWords(settingsWords)
  const labels = useWords(accountWords)
  const form = useForm({
    schema: PhoneForm,
    initial: phoneOf(profile),
  })
  const editing = useEditing({
    form,
    read: accountCalls.profile,
    input: {},
    stored: profile,
    toForm: phoneOf,
    says: useFieldTexts(profileRecord, labels),
  })
  const guard = useUnsavedChangesGuard(form)
  const isAsking = guard.isAsking || editing.isAsking
  const save = useEndpointMutation(profileCalls.saveProfile, { invalidates: [accountCalls.profile] })
  return (
    <Dialog title={t('phoneTitle')} opened onClose={onClose} guard={{ ...guard, isAsking }} size="narrow">
      <p className={styles.text}>{t('phoneText')}</p>
      <Form
        form={form}
        editing={editing}
        submitText={t('phoneSave')}
        onSubmit={(phone) =>
          editing.send((ifMatch, stored) =>
            save.mutateAsync({ body: { ...profileRecord.pick(stored), ...phone }, ifMatch }),
          )
        }
        onDone={(saved) => {
          toast.success(t('phoneSaved'))
          onSaved?.(saved)
          onClose()
        }}
        actions={<LeaveButton onClick={() => guard.leave(onClose)}>{t('cancel')}</LeaveButton>}
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
