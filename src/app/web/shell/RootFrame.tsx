import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Text } from '../../../base/kit/words'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { readEndedSession, subscribeEndedSession } from '../waiting'
import { publicShellWords } from '../words-public'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title. It is a function when the search parameters change the subject. */
    title?: Text | ((search: Readonly<Record<string, unknown>>) => Text)
  }
}

/** Sets the title of the document. The page's heading may make it more specific later ("Edit Storgata 12"). */
function useTitle(): void {
  const t = useWords(publicShellWords)
  const [language] = useLanguage()
  const name = useMatches({
    select: (matches): Text | undefined => {
      const found = matches.findLast((m) => m.staticData.title !== undefined)
      const title = found?.staticData.title
      return typeof title === 'function' ? title(found?.search ?? {}) : title
    },
  })
  const put = useRef({ name, title: '' })
  // This runs before the headings' own effects, which set the final title.
  useLayoutEffect(() => {
    if (name === put.current.name && put.current.title !== '' && document.title !== put.current.title) return
    const title = name === undefined ? t('brand') : t('pageTitle', { title: name[language] })
    put.current = { name, title }
    document.title = title
  }, [name, language, t])
}

/** Milliseconds to wait for the heading. */
const patience = 5000

/**
 * Moves the focus to the heading of a new page. Screen readers then announce the page, and Tab continues from there.
 * The focus isn't moved at the first load, because the browser's own start is right. Nor is it moved behind a dialog.
 */
function useHeadingFocus(): void {
  const at = useRouterState({
    select: (state) =>
      state.resolvedLocation && `${state.resolvedLocation.pathname} ${stepOf(state.resolvedLocation.search)}`,
  })
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (at === undefined) return
    const first = last.current === undefined
    const same = last.current === at
    last.current = at
    if (first || same) return
    const focus = (): boolean => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading) return false
      const held = document.activeElement
      // The visitor may have opened a dialog or started typing during the wait.
      if (held?.closest('[role="dialog"]') || (held?.matches('main input, main textarea, main select') ?? false))
        return true
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      return true
    }
    if (focus()) return
    const seen = new MutationObserver(() => {
      if (focus()) stop()
    })
    seen.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => stop(), patience)
    const stop = () => {
      seen.disconnect()
      clearTimeout(timer)
    }
    return stop
  }, [at])
}

const stepOf = (search: object): string => ('step' in search ? String(search.step) : '')

const LoginAgain = lazy(() => import('./LoginAgain'))

export function RootFrame() {
  useTitle()
  useHeadingFocus()
  const waiting = useSyncExternalStore(subscribeEndedSession, readEndedSession)
  return (
    <>
      <Outlet />
      {waiting && (
        <Suspense>
          <LoginAgain waiting={waiting} />
        </Suspense>
      )}
    </>
  )
}
