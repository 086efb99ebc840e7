import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { PasswordField } from '../../../base/ui/field/password-field'
import { TextField } from '../../../base/ui/field/text-field'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { secondFactorCalls } from '../calls-second-factor'
import { ProvenForm } from '../model-second-factor'
import { secondFactorWords } from '../words-second-factor'

export default function SwitchOffDialog({ onSwitched, onClose }: { onSwitched: () => void; onClose: () => void }) {
  const t = useWords(secondFactorWords)
  const form = useForm({ schema: ProvenForm, initial: { password: '', code: '' } })
  const disable = useEndpointMutation(secondFactorCalls.disable)
  return (
    <FormDialog
      title={t('offTitle')}
      size="narrow"
      form={form}
      danger
      submitText={t('switchOff')}
      onSubmit={(body) => disable.mutateAsync({ body })}
      onDone={() => {
        onSwitched()
        onClose()
        toast.success(t('isOff'))
      }}
      onClose={onClose}
    >
      <p>{t('offQuestion')}</p>
      <PasswordField {...form.field('password')} label={t('password')} required autoComplete="current-password" />
      <TextField
        {...form.field('code')}
        label={t('codeOrRecovery')}
        required
        autoComplete="one-time-code"
        maxLength={30}
      />
    </FormDialog>
  )
}
