import { Button } from '@mantine/core'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CallError } from '../../base/ui/query/call-request'
import { isReachable } from '../../base/ui/query/reachable'
import { useErrorText } from '../../base/ui/words/error-text'
import { useWords } from '../../base/ui/words/use-words'
import styles from './shell/shell.module.css'
import { publicShellWords } from './words-public'

/** The page of an error. It needs nothing from the page that has failed. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useWords(publicShellWords)
  const errorText = useErrorText()
  const router = useRouter()
  // When a part of a page can't be fetched, the browser throws an error of its own.
  const [isOffline] = useState(() => !navigator.onLine)
  const shown = isOffline ? new CallError('network') : error
  const known = shown instanceof CallError
  const isCutOff = known && shown.message === 'network'
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!known) console.error(error)
  }, [error, known])
  useEffect(() => {
    if (!isCutOff) return undefined
    const retry = () => void loadAgain()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isCutOff])
  const retry = async () => {
    if (isCutOff) {
      setBusy(true)
      await loadAgain()
      setBusy(false)
    } else {
      reset()
      void router.invalidate()
    }
  }
  return (
    <ErrorFrame>
      <h1>{t('errorTitle')}</h1>
      <p>{known ? errorText(shown) : t('errorText')}</p>
      {known && shown.requestId !== undefined && (
        <p className={styles.fine}>{t('reference', { id: shown.requestId })}</p>
      )}
      <div className={styles.errorButtons}>
        <Button loading={busy} onClick={() => void retry()}>
          {t('tryAgain')}
        </Button>
        {/* The link loads the whole app again. This helps even when the page itself is broken. */}
        <Button component="a" href="/" variant="default">
          {t('toStart')}
        </Button>
      </div>
    </ErrorFrame>
  )
}

/** Loads the whole app again, because browsers remember failed fetches. Typed text is kept as a draft. */
async function loadAgain(): Promise<void> {
  if (await isReachable()) window.location.reload()
}

/** The frame of an error. It has a `main` of its own only when the page's frame is missing. */
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
