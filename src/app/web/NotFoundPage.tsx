import { useEffect } from 'react'
import { NotFound } from '../../base/ui/states'
import { useWords } from '../../base/ui/use-words'
import { PublicFrame } from './PublicShell'
import { shellWords } from './words'

/** Unknown paths: a large 404 and the way home. */
export function NotFoundPage() {
  const t = useWords(shellWords)
  const title = t('pageTitle', { title: t('notFoundTitle') })
  // An unknown path has no route that could name the page.
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <PublicFrame>
      <NotFound homeHref="/" />
    </PublicFrame>
  )
}
