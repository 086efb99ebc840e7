import { Button } from '@mantine/core'
import { NarrowPage } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { siteLinks } from '../../../landlord/account/web/site-links'
import { offerWords } from '../shell/words-offer'
import styles from './external-login.module.css'
import { externalLoginWords } from './words'

interface MobileSuccessProps {
  readonly title: string
  readonly text: string
  readonly onContinue: () => void
}

/**
 * The end of a login on a phone, where the app may have opened the provider's page. It links to the app and to the next
 * page.
 */
export function MobileSuccess({ title, text, onContinue }: MobileSuccessProps) {
  const t = useWords(externalLoginWords)
  const offer = useWords(offerWords)
  const links = siteLinks()
  return (
    <NarrowPage title={title}>
      <p role="status">{text}</p>
      <div className={styles.buttons}>
        {(['appStore', 'playStore'] as const).map(
          (store) =>
            links[store] !== '' && (
              <Button key={store} component="a" href={links[store]} target="_blank" rel="noreferrer" variant="default">
                {offer(store)}
              </Button>
            ),
        )}
        <Button onClick={onContinue}>{t('continueHere')}</Button>
      </div>
    </NarrowPage>
  )
}
