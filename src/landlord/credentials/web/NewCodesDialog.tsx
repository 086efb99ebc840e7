import { useState } from 'react'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { PasswordField } from '../../../base/ui/field/password-field'
import { TextField } from '../../../base/ui/field/text-field'
import { useForm } from '../../../base/ui/form/use-form'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { secondFactorCalls } from '../calls-second-factor'
import { ProvenForm } from '../model-second-factor'
import { secondFactorWords } from '../words-second-factor'
import { ShowCodes } from './ShowCodes'

interface NewCodesDialogProps {
  readonly account: number
  readonly onClose: () => void
}

export default function NewCodesDialog({ account, onClose }: NewCodesDialogProps) {
  const t = useWords(secondFactorWords)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const form = useForm({ schema: ProvenForm, initial: { password: '', code: '' } })
  const renew = useEndpointMutation(secondFactorCalls.renewCodes)
  if (codes) return <ShowCodes account={account} codes={codes} text={t('newCodesText')} onClose={onClose} />
  return (
    <FormDialog
      title={t('newCodes')}
      size="narrow"
      form={form}
      submitText={t('newCodes')}
      onSubmit={(body) => renew.mutateAsync({ body })}
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    >
      <p>{t('newCodesQuestion')}</p>
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
