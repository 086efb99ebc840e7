import '../../../base/ui/dialog/modal.css'
import { Button, Modal } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEscapeKey } from '../../../base/ui/dialog/use-escape-key'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { LoginFlow } from '../../../landlord/login/web/LoginFlow'
import { continueAfterLogin, forgetSessionData } from '../session-end'
import type { EndedSession } from '../waiting'
import styles from './shell.module.css'
import { loginAgainWords } from './words-login'

/**
 * The login over a page whose session has ended. It hides the page, because somebody else may be there now. It can't be
 * closed: the person logs in or leaves the page.
 */
export default function LoginAgain({ waiting }: { waiting: EndedSession }) {
  const t = useWords(loginAgainWords)
  const router = useRouter()
  useEscapeKey(true, () => {})
  useFocusReturn(true)
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={t('title')}
      size={480}
      centered
      zIndex={400}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      returnFocus={false}
      overlayProps={{ color: 'var(--mantine-color-body)', backgroundOpacity: 1 }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <div className={styles.policy}>
        <p role="alert">{t('text')}</p>
        <p className={styles.fine}>{t('other')}</p>
      </div>
      <LoginFlow
        email={waiting.email}
        onEnter={(auth) => {
          if (auth.user.id === waiting.account) toast.success(t('done'))
          continueAfterLogin(auth)
        }}
      />
      <Button className={styles.leave} variant="subtle" fullWidth onClick={() => forgetSessionData(router)}>
        {t('leave')}
      </Button>
    </Modal>
  )
}
