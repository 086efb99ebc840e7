import { Button } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { siteLinks } from '../../../landlord/account/web/site-links'
import { mayOfferApp, noteAppOffered } from './app-offer'
import styles from './shell.module.css'
import { offerWords } from './words-offer'

/** Milliseconds without any touch of the page before the offer is shown. */
const calm = 800

const isBusy = () =>
  document.querySelector('form.ui-form, [role="dialog"], [aria-busy="true"]') !== null ||
  document.querySelector('main h1') === null ||
  (document.activeElement?.matches('input, textarea, select') ?? false)

/** Offers the app once per mobile device. The offer shows only on a page without a form, and closes with that page. */
export default function AppOffer() {
  const t = useWords(offerWords)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const [shownAt, setShownAt] = useState<string | null>(null)
  const touched = useRef('')
  useEffect(() => {
    // Typing in a search or filter counts too.
    const touch = () => {
      touched.current = window.location.pathname
    }
    document.addEventListener('input', touch, true)
    return () => document.removeEventListener('input', touch, true)
  }, [])
  useEffect(() => {
    if (path === undefined) return
    const timer = setInterval(() => {
      if (!mayOfferApp()) clearInterval(timer)
      else if (touched.current !== path && !isBusy()) {
        clearInterval(timer)
        noteAppOffered()
        setShownAt(path)
      }
    }, calm)
    return () => clearInterval(timer)
  }, [path])
  if (shownAt === null || shownAt !== path) return null
  const { appStore, playStore } = siteLinks()
  const close = () => setShownAt(null)
  return (
    <section className={styles.offer} aria-labelledby="app-offer">
      <h2 id="app-offer">{t('offerTitle')}</h2>
      <p>{t('offerText')}</p>
      <div>
        {(['appStore', 'playStore'] as const).map((store) => {
          const url = { appStore, playStore }[store]
          return url === '' ? null : (
            <Button
              key={store}
              component="a"
              href={url}
              target="_blank"
              rel="noreferrer"
              variant="default"
              onClick={close}
            >
              {t(store)}
            </Button>
          )
        })}
        <Button onClick={close}>{t('offerStay')}</Button>
      </div>
    </section>
  )
}
