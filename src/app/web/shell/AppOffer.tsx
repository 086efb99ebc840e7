import { Button } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { useWords } from '../../../base/ui/words/use-words'
import { siteLinks } from '../../../landlord/account/web/site-links'
import { isOfferOpen, noteOffer } from './app-offer'
import styles from './shell.module.css'
import { offerWords } from './words-offer'

/** How long a page is left alone before the offer may come, in ms. */
const calm = 800
/** Pages that only pass a visitor on. */
const passing = /^\/($|login\/by-url|logout|change\/email)/

/** Whether somebody is busy on the page: writes, answers a dialog, or the page is not there yet. */
const isBusy = () =>
  document.querySelector('[role="dialog"], [aria-busy="true"]') !== null ||
  document.querySelector('main h1') === null ||
  (document.activeElement?.matches('input, textarea, select') ?? false)

/** Offers the mobile app to a mobile visitor: once per device, and never over a form that is being filled in. */
export default function AppOffer() {
  const t = useWords(offerWords)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const [opened, setOpened] = useState(false)
  const touched = useRef('')
  useEffect(() => {
    const touch = () => {
      touched.current = window.location.pathname
    }
    // What a password manager fills in counts as well: the visitor is about to log in.
    document.addEventListener('input', touch, true)
    document.addEventListener('change', touch, true)
    return () => {
      document.removeEventListener('input', touch, true)
      document.removeEventListener('change', touch, true)
    }
  }, [])
  useEffect(() => {
    if (path === undefined || passing.test(path)) return
    const timer = setInterval(() => {
      if (!isOfferOpen()) clearInterval(timer)
      else if (touched.current !== path && !isBusy()) {
        clearInterval(timer)
        noteOffer()
        setOpened(true)
      }
    }, calm)
    return () => clearInterval(timer)
  }, [path])
  const { appStore, playStore } = siteLinks()
  const close = () => setOpened(false)
  return (
    <Dialog title={t('offerTitle')} opened={opened} onClose={close} size="narrow">
      <p className={styles.policy}>{t('offerText')}</p>
      <div className={styles.offer}>
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
        <Button onClick={close} data-autofocus>
          {t('offerStay')}
        </Button>
      </div>
    </Dialog>
  )
}
