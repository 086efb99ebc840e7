import { Dialog } from '../../../base/ui/dialog/dialog'
import { useWords } from '../../../base/ui/words/use-words'
import { ExternalLoginButton } from '../external-login/ExternalLoginButton'
import { taxPageWords } from './words'
import { LeaveButton } from '../../../base/ui/form/leave-button'

/** Asks for a new login. A login is too old after five minutes. */
export default function OldLoginDialog({ back, onClose }: { back: string; onClose: () => void }) {
  const t = useWords(taxPageWords)
  return (
    <Dialog title={t('oldTitle')} opened onClose={onClose} size="narrow">
      <div className="ui-form">
        <p>{t('oldText')}</p>
        <div className="ui-form-actions">
          <LeaveButton onClick={onClose}>{t('notNow')}</LeaveButton>
          <ExternalLoginButton text={t('logIn')} back={back} variant="filled" />
        </div>
      </div>
    </Dialog>
  )
}
