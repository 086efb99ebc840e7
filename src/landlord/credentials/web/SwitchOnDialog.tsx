import './second-factor.css'
import { useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { PasswordField } from '../../../base/ui/field/password-field'
import { TextField } from '../../../base/ui/field/text-field'
import { useForm } from '../../../base/ui/form/use-form'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { secondFactorCalls } from '../calls-second-factor'
import { ConfirmForm, SetupForm, type TotpSecret } from '../model-second-factor'
import { groupRecoveryCode } from '../rules-recovery'
import { secondFactorWords } from '../words-second-factor'
import { ShowCodes } from './ShowCodes'

interface StepProps<T> {
  readonly onDone: (value: T) => void
  readonly onClose: () => void
}

interface SwitchOnDialogProps {
  readonly account: number
  readonly onSwitched: () => void
  readonly onClose: () => void
}

export default function SwitchOnDialog({ account, onSwitched, onClose }: SwitchOnDialogProps) {
  const t = useWords(secondFactorWords)
  const [secret, setSecret] = useState<TotpSecret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // Informs the panel only after the codes were shown, because the panel then removes this dialog.
  const finish = () => {
    onClose()
    onSwitched()
  }
  if (codes) return <ShowCodes account={account} codes={codes} text={t('codesText')} onClose={finish} />
  if (secret) return <ScanSecret secret={secret} onDone={setCodes} onClose={onClose} />
  return <AskPassword onDone={setSecret} onClose={onClose} />
}

function AskPassword({ onDone, onClose }: StepProps<TotpSecret>) {
  const t = useWords(secondFactorWords)
  const form = useForm({ schema: SetupForm, initial: { password: '' } })
  const setup = useEndpointMutation(secondFactorCalls.setup)
  return (
    <FormDialog
      title={t('passwordTitle')}
      size="narrow"
      form={form}
      submitText={t('next')}
      onSubmit={(body) => setup.mutateAsync({ body })}
      onDone={onDone}
      onClose={onClose}
    >
      <PasswordField {...form.field('password')} label={t('password')} required autoComplete="current-password" />
    </FormDialog>
  )
}

function ScanSecret({ secret, onDone, onClose }: StepProps<readonly string[]> & { secret: TotpSecret }) {
  const t = useWords(secondFactorWords)
  const form = useForm({ schema: ConfirmForm, initial: { code: '' } })
  const confirm = useEndpointMutation(secondFactorCalls.confirm)
  // The content policy allows a picture with a data: address. So no markup is inserted into the page.
  const image = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(secret.otpauth))}`, [secret.otpauth])
  return (
    <FormDialog
      title={t('passwordTitle')}
      size="narrow"
      form={form}
      submitText={t('confirm')}
      onSubmit={(body) => confirm.mutateAsync({ body })}
      onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
      onClose={onClose}
    >
      <p>{t('scanText')}</p>
      <img className="second-factor-qr" src={image} alt={t('qr')} />
      <p>
        <a href={secret.otpauth}>{t('openApp')}</a>
      </p>
      <p>
        {t('secret')}: <code className="second-factor-secret">{groupRecoveryCode(secret.secret)}</code>{' '}
        <CopyButton text={secret.secret} what={t('secret')} />
      </p>
      <TextField
        {...form.field('code')}
        label={t('firstCode')}
        help={t('codeHelp')}
        kind="code"
        required
        autoComplete="one-time-code"
        maxLength={10}
      />
    </FormDialog>
  )
}
