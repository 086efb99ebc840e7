import { useEffect } from 'react'
import { LinkButton } from './link'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

/** A page for an unknown address; sets the title of the tab too. */
export function NotFound({ homeHref = '/' }: { homeHref?: string }) {
  const t = useWords(uiWords)
  const title = t('notFoundTitle')
  useEffect(() => {
    document.title = `${title} · Husbok`
  }, [title])
  return (
    <div className="ui-not-found">
      <p className="ui-not-found-number" aria-hidden>
        404
      </p>
      <h1>{title}</h1>
      <p>{t('notFoundText')}</p>
      <LinkButton href={homeHref}>{t('goHome')}</LinkButton>
    </div>
  )
}
