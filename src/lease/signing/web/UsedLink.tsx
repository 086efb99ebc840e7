import { NotFound } from '../../../base/ui/page/not-found'
import { useWords } from '../../../base/ui/words/use-words'
import { tenantWords } from '../words-tenant'

/**
 * The page of a link that no longer leads anywhere. Nobody can see by a link whether it was used, taken back or
 * replaced.
 */
export default function UsedLink() {
  const t = useWords(tenantWords)
  return <NotFound title={t('usedTitle')} text={t('usedText')} />
}
