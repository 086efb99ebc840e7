import { Button, Loader } from '@mantine/core'
import { Info, RotateCw, TriangleAlert } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { CallError } from './call-request'
import { useErrorText } from './error-text'
import { LinkButton } from './link'
import { useWords } from './use-words'
import { uiWords } from './words'

/** Whether a wait has lasted long enough to be shown: what comes at once must not flicker. */
function useLate(ms = 200): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return late
}

/** Something is on its way; shown after 200 ms, the room is taken at once. */
export function Loading({ label, height = 160 }: { label?: string | undefined; height?: number }) {
  const t = useWords(uiWords)
  const late = useLate()
  return (
    <div className="ui-loading" style={{ minHeight: height }} role="status" aria-busy>
      {late && (
        <>
          <Loader size="sm" aria-hidden />
          <span>{label ?? t('loading')}</span>
        </>
      )}
    </div>
  )
}

/** Grey lines of a list's height while its rows are fetched. */
export function ListSkeleton({ rows, columns }: { rows: number; columns: number }) {
  const t = useWords(uiWords)
  const late = useLate()
  return (
    <div className="ui-skeleton" role="status" aria-busy data-late={late || undefined}>
      <span className="ui-hidden">{late ? t('loading') : ''}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="ui-skeleton-row" aria-hidden>
          {Array.from({ length: Math.min(columns, 4) }, (__, column) => (
            <span key={column} />
          ))}
        </div>
      ))}
    </div>
  )
}

export interface EmptyStateProps {
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
}

/** What a place is for while it holds nothing, with one button. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      <p className="ui-empty-title">{title}</p>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  )
}

/** What failed, how to go on, and the number to quote. */
export function ErrorState({ error, retry, title }: { error: unknown; retry?: () => unknown; title?: string }) {
  const t = useWords(uiWords)
  const errorText = useErrorText()
  const requestId = error instanceof CallError ? error.requestId : undefined
  return (
    <div className="ui-empty ui-failed" role="alert">
      <p className="ui-empty-title">
        <TriangleAlert size={20} aria-hidden /> {title ?? t('failedTitle')}
      </p>
      <p>{errorText(error)}</p>
      {requestId !== undefined && <p className="ui-fine">{t('reference', { id: requestId })}</p>}
      {retry && (
        <Button variant="default" leftSection={<RotateCw size={18} aria-hidden />} onClick={() => void retry()}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}

export interface AnswerGateProps<T> {
  readonly answer: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown }
  /** Stands in for the page while it loads. */
  readonly waiting?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** Loading, error or what came: the three states of a page that shows one answer. Old data stays while it is fetched again. */
export function AnswerGate<T>({ answer, waiting, children }: AnswerGateProps<T>) {
  if (answer.data !== undefined) return <>{children(answer.data)}</>
  if (answer.error) return <ErrorState error={answer.error} retry={answer.refetch} />
  return <>{waiting ?? <Loading />}</>
}

/** An address that leads nowhere; the tab's title says so too, whatever the route promised. */
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

export interface NoticeLineProps {
  readonly kind?: 'info' | 'warning'
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly label?: string
}

/** One line of notice under the top bar (sandbox, trial, limit); never over content. */
export function NoticeLine({ kind = 'info', children, action, label }: NoticeLineProps) {
  const Icon = kind === 'info' ? Info : TriangleAlert
  return (
    <div className="ui-notice" data-kind={kind} role={label === undefined ? undefined : 'region'} aria-label={label}>
      <Icon size={18} aria-hidden />
      <span>{children}</span>
      {action}
    </div>
  )
}
