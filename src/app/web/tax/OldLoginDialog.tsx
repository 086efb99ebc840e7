import { Button } from '@mantine/core'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { useWords } from '../../../base/ui/words/use-words'
import { ExternalLoginButton } from '../external-login/ExternalLoginButton'
import { taxPageWords } from './words'

/** Asks for a new login. A login is too old after five minutes. */
export default function OldLoginDialog({ back, onClose }: { back: string; onClose: () => void }) {
  const t = useWords(taxPageWords)
  return (
    <Dialog title={t('oldTitle')} opened onClose={onClose} size="narrow">
      <div className="ui-form">
        <p>{t('oldText')}</p>
        <div className="ui-form-actions">
          <Button variant="default" onClick={onClose}>
            {t('notNow')}
          </Button>
          <ExternalLoginButton text={t('logIn')} back={back} variant="filled" />
        </div>
      </div>
    </Dialog>
  )
}
