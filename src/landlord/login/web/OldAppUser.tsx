import { Button } from '@mantine/core'
import { useState } from 'react'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { NarrowPage } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { resetCalls } from '../calls-reset'
import { accountWords } from '../../account/words'
import { resetWords } from '../words-reset'
import styles from './login.module.css'
import { ResetSent } from './ResetSent'
import { useHeadingFocus } from './use-heading-focus'

/** Offers to move an account of the old app to this app. The owner gets the e-mail for a new password. */
export default function OldAppUser({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useWords(accountWords)
  const reset = useWords(resetWords)
  const errorText = useErrorText()
  useHeadingFocus()
  const [sent, setSent] = useState(false)
  const send = useEndpointMutation(resetCalls.sendResetLink)
  if (sent) return <ResetSent email={email} onAgain={onBack} />
  const transfer = () =>
    send.mutateAsync({ body: { email } }).then(
      () => {
        toast.success(reset('resetToast', { email }))
        setSent(true)
      },
      () => undefined, // The refusal is shown on the page.
    )
  return (
    <NarrowPage title={reset('oldAppTitle')}>
      <p>{reset('oldAppText')}</p>
      {send.error && (
        <p className={styles.notice} role="alert">
          {errorText(send.error)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Button loading={send.isPending} onClick={() => void transfer()}>
          {reset('oldAppSend')}
        </Button>
      </div>
    </NarrowPage>
  )
}
