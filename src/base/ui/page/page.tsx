import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useEffect, type MouseEvent, type ReactNode } from 'react'
import { LinkButton } from './link'
import { useWords } from '../words/use-words'
import { setPrintHeading } from './print-heading'
import { firstUiWords } from '../words/words-first'

/** The link that Tab reaches first. It leads to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  const t = useWords(firstUiWords)
  const jump = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <a href="#main" className="ui-skip" onClick={jump}>
      {t('skip')}
    </a>
  )
}

export interface PageHeaderProps {
  /** The title in the tab, on paper, and above the page unless `heading` replaces it there. */
  readonly title: string
  readonly heading?: ReactNode
  readonly action?: ReactNode
  readonly sub?: ReactNode
}

/** The head of a page. It also sets the title of the tab. */
export function PageHeader({ title, heading = title, action, sub }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Husbok`
    setPrintHeading('title', title)
  }, [title])
  return (
    <div className="ui-page-head">
      <div>
        <h1>{heading}</h1>
        {sub !== undefined && <p className="ui-page-sub">{sub}</p>}
      </div>
      {action}
    </div>
  )
}

type PlusTarget =
  | { readonly href: string; readonly onClick?: never }
  | { readonly href?: never; readonly onClick: () => void }

export function AddButton({ children, ...target }: PlusTarget & { readonly children: ReactNode }) {
  const plus = <Plus size={18} aria-hidden />
  if (target.href !== undefined)
    return (
      <LinkButton href={target.href} leftSection={plus}>
        {children}
      </LinkButton>
    )
  return (
    <Button leftSection={plus} onClick={target.onClick}>
      {children}
    </Button>
  )
}

/** A panel of a page. With a title it is a named section. */
export function Panel({
  title,
  action,
  children,
  flush = false,
}: {
  title?: string
  action?: ReactNode
  children: ReactNode
  flush?: boolean
}) {
  const body = <div className={flush ? 'ui-panel-flush' : 'ui-panel-body'}>{children}</div>
  if (title === undefined) return <div className="ui-panel">{body}</div>
  return (
    <section className="ui-panel" aria-label={title}>
      <div className="ui-panel-head">
        <h2>{title}</h2>
        {action}
      </div>
      {body}
    </section>
  )
}

interface NarrowPageProps {
  readonly title: string
  readonly children: ReactNode
  readonly before?: ReactNode
  readonly className?: string | undefined
}

/** A page of one narrow panel, whose title is the h1. */
export function NarrowPage({ title, children, before, className = '' }: NarrowPageProps) {
  useEffect(() => {
    document.title = `${title} · Husbok`
  }, [title])
  return (
    <div className={`ui-narrow ${className}`}>
      {before}
      <div className="ui-panel ui-narrow-panel">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
