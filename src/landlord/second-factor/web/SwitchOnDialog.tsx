import './second-factor.css'
import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId, useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { CheckField } from '../../../base/ui/field/check-field'
import { focusField } from '../../../base/ui/field/focus-field'
import { PasswordField } from '../../../base/ui/field/password-field'
import { TextField } from '../../../base/ui/field/text-field'
import { watchForm } from '../../../base/ui/form/open-forms'
import { useForm } from '../../../base/ui/form/use-form'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { secondFactorCalls } from '../calls'
import { ConfirmForm, SetupForm, type TotpSecret } from '../model'
import { inGroups } from '../rules-recovery'
import { secondFactorWords } from '../words'

interface StepProps<T> {
  readonly onDone: (value: T) => void
  readonly onClose: () => void
}

/** Switches the second step on: the password, the secret for the app with a first code, and the recovery codes. */
export default function SwitchOnDialog({ onSwitched, onClose }: { onSwitched: () => void; onClose: () => void }) {
  const [secret, setSecret] = useState<TotpSecret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // Told when the codes have been seen: the panel behind must not take the dialog away with them.
  const finish = () => {
    onClose()
    onSwitched()
  }
  if (codes) return <ShowCodes codes={codes} onClose={finish} />
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
  // An image by its address: the content policy allows data: there, and no markup is put into the page.
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
        {t('secret')}: <code className="second-factor-secret">{inGroups(secret.secret)}</code>{' '}
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

/**
 * The codes, on the screen until the box is ticked: neither Esc, the cross nor Back takes them away before, and the browser
 * asks before a reload does. They are stored nowhere in it: whoever reads that could log in.
 */
function ShowCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useWords(secondFactorWords)
  const id = useId()
  const [isSaved, setSaved] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const askFirst = () => {
    setAsked(true)
    focusField(id)
  }
  useEffect(() => (isSaved ? undefined : watchForm({ isDirty: () => true, store: () => false })), [isSaved])
  useBlocker({
    shouldBlockFn: () => {
      if (!isSaved) askFirst()
      return !isSaved
    },
    enableBeforeUnload: false,
  })
  const leave = (go: () => void) => (isSaved ? go() : askFirst())
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog
      title={t('codesTitle')}
      size="narrow"
      opened
      onClose={onClose}
      guard={{ leave, isAsking: false, dialog: null }}
    >
      <p role="status">{t('codesText')}</p>
      <ul className="second-factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="second-factor-buttons">
        <CopyButton text={text} what={t('codes')} />
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t('fileName')}
          data-autofocus
        >
          {t('download')}
        </Button>
      </div>
      <CheckField
        id={id}
        name="saved"
        label={t('saved')}
        required
        value={isSaved}
        onChange={setSaved}
        error={isAsked && !isSaved ? t('savedFirst') : undefined}
      />
      <div className="second-factor-buttons">
        <Button onClick={() => leave(onClose)}>{t('done')}</Button>
      </div>
    </Dialog>
  )
}
