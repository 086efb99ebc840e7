import { Button } from '@mantine/core'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallError } from '../../base/ui/query/call-request'
import { useErrorText } from '../../base/ui/words/error-text'
import { useWords } from '../../base/ui/words/use-words'
import styles from './shell/shell.module.css'
import { shellWords } from './words'

/** What stands where a page has failed: what happened, try again, a way home. Readable without anything of the page. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useWords(shellWords)
  const errorText = useErrorText()
  const router = useRouter()
  const known = error instanceof CallError
  useEffect(() => {
    if (!known) console.error(error)
  }, [error, known])
  return (
    <ErrorFrame>
      <h1>{t('errorTitle')}</h1>
      <p>{known ? errorText(error) : t('errorText')}</p>
      {known && error.requestId !== undefined && (
        <p className={styles.fine}>{t('reference', { id: error.requestId })}</p>
      )}
      <div className={styles.errorButtons}>
        <Button
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          {t('tryAgain')}
        </Button>
        {/* A full load on purpose: it also helps when the page itself is broken. */}
        <Button component="a" href="/" variant="default">
          {t('toStart')}
        </Button>
      </div>
    </ErrorFrame>
  )
}

/** A page brings its own `main` only when the frame around it is gone. */
function ErrorFrame({ children }: { children: React.ReactNode }) {
  const framed = useRouter().state.matches.some(
    (m) => m.status === 'success' && (m.routeId === '/landlord' || m.routeId === '/open'),
  )
  return framed ? (
    <section className={styles.error}>{children}</section>
  ) : (
    <main className={styles.error}>{children}</main>
  )
}
