import { Button } from '@mantine/core'
import { LinkButton } from '../../../base/ui/link'
import { NarrowPage } from '../../../base/ui/page'
import { useWords } from '../../../base/ui/use-words'
import { accountWords } from '../words'
import styles from './account.module.css'
import { useHeadingFocus } from './use-heading-focus'

/** After asking for a link: where to look, how long it works. The same for every address, known here or not. */
export function ResetSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useWords(accountWords)
  useHeadingFocus()
  return (
    <NarrowPage title={t('resetSentTitle')}>
      <p role="status">{t('resetSent', { email })}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onAgain}>
          {t('resetAgain')}
        </Button>
        <LinkButton href="/login">{t('toLogin')}</LinkButton>
      </div>
    </NarrowPage>
  )
}
