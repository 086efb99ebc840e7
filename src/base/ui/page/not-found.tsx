import { useEffect } from 'react'
import { LinkButton } from './link'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

export interface NotFoundProps {
  readonly homeHref?: string
  /** The title. It names what is missing, if that is more than a page. */
  readonly title?: string
  readonly text?: string
}

export function NotFound({ homeHref = '/', title: given, text }: NotFoundProps) {
  const t = useWords(uiWords)
  const title = given ?? t('notFoundTitle')
  useEffect(() => {
    document.title = `${title} · Husbok`
  }, [title])
  return (
    <div className="ui-not-found">
      <p className="ui-not-found-number" aria-hidden>
        404
      </p>
      <h1>{title}</h1>
      <p>{text ?? t('notFoundText')}</p>
      <LinkButton href={homeHref}>{t('goHome')}</LinkButton>
    </div>
  )
}
