import { Button } from '@mantine/core'
import { useLocation, useRouter } from '@tanstack/react-router'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import { subscriptionWords } from '../words'

/**
 * A link back to the page where the landlord was before the subscription. The typed text is still
 * there.
 */
export function Interruption({ isActive = false }: { isActive?: boolean }) {
  const t = useWords(subscriptionWords)
  const { history } = useRouter()
  const interrupted = useLocation({ select: ({ state }) => state.interrupted })
  if (!interrupted) return null
  const { href, isTyped } = interrupted
  return (
    <div className="ui-panel-note">
      <Notice
        action={
          <Button
            variant="default"
            // After the payment provider's page, the history may have no page of this app to go back to.
            onClick={() => (history.canGoBack() ? history.back() : history.replace(href))}
          >
            {t('backNow')}
          </Button>
        }
      >
        {isTyped && t('formKept')} {t(isActive ? 'goOnNow' : 'goOnAfterwards')}
      </Notice>
    </div>
  )
}
