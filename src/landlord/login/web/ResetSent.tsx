import { Button } from '@mantine/core'
import { LinkButton } from '../../../base/ui/page/link'
import { NarrowPage } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { resetWords } from '../words-reset'
import styles from './login.module.css'
import { useHeadingFocus } from './use-heading-focus'

/** Says that the link was sent. The text is the same whether the address is known here or not. */
export function ResetSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const reset = useWords(resetWords)
  useHeadingFocus()
  return (
    <NarrowPage title={reset('resetSentTitle')}>
      <p role="status">{reset('resetSent', { email })}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onAgain}>
          {reset('resetAgain')}
        </Button>
        <LinkButton href="/login">{reset('toLogin')}</LinkButton>
      </div>
    </NarrowPage>
  )
}
