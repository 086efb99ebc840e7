import { Outlet, useLocation } from '@tanstack/react-router'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { anyCallErrorWords } from '../../../base/kit/words-errors-any-call'
import { lazyPart } from '../../../base/ui/page/lazy-part'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { SkipLink } from '../../../base/ui/page/page'
import { useShortcut } from '../../../base/ui/page/shortcut'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { areUnsavedCodesNoted } from '../../../landlord/credentials/web/unsaved-note'
import { ExternalLoginEnd } from '../external-login/ExternalLoginEnd'
import { useQuickKeys } from '../quick-search/use-quick-keys'
import { shellWords } from '../words'
import { mayOfferApp } from './app-offer'
import { searchablePlaces, sectionOf } from './menu-places'
import { LeftOutNotice } from './LeftOutNotice'
import { planNotice } from './plan-notice'
import { SandboxNotice } from './SandboxNotice'
import styles from './shell.module.css'
import { Sidebar } from './Sidebar'
import { TopBar } from './TopBar'
import { planWords } from './words-plan'

/** Marks the build whose pages were fetched ahead (docs/rules/app.md#without-a-connection). */
const entry = 'fetched-ahead'
/** Milliseconds before pages are fetched ahead. A short visit downloads nothing extra. */
const delay = 15_000

/**
 * Fetches unvisited pages, so that they open without a connection too. Once for each build, and not when the visitor
 * wants to save data.
 */
function fetchAheadLater(): () => void {
  const stop = new AbortController()
  const timer = setTimeout(() => void fetchAhead(stop.signal).catch(() => undefined), delay)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

async function fetchAhead(signal: AbortSignal): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData === true) return
  // Written by the build (vite.config.ts). Missing in development.
  const { build, files } = (await (await fetch('/parts.json', { signal })).json()) as {
    readonly build: string
    readonly files: readonly string[]
  }
  if (localStorage.getItem(entry) === build) return
  for (const file of files) {
    const part = await fetch(`/${file}`, { signal, priority: 'low' })
    // The part belongs to an old build. The next page loads the new one.
    if (!part.ok) return
    await part.arrayBuffer()
  }
  localStorage.setItem(entry, build)
}

function PlanNotice() {
  const t = useWords(planWords)
  const refused = useWords(anyCallErrorWords)
  const { data } = useEndpointQuery(accountCalls.profile)
  const kind = data ? planNotice(data) : null
  if (!data || kind === null) return null
  const text =
    kind === 'trialWarning'
      ? t(kind, { day: data.trial?.day ?? 0 })
      : kind === 'freeWarning'
        ? t(kind, { used: data.free?.used ?? 0, cap: data.free?.cap ?? 0 })
        : kind === 'subscriptionEnded'
          ? t(kind)
          : refused(kind)
  return (
    <section aria-label={t('planLabel')}>
      <Notice kind="warning" action={<RouteLink href="/profile/subscription">{t('planMore')}</RouteLink>}>
        {text}
      </Notice>
    </section>
  )
}

const stored = 'sidebar'

function read(): boolean {
  try {
    return localStorage.getItem(stored) === 'narrow'
  } catch {
    return false
  }
}

/** True if the sidebar is narrow. The choice is kept on this device. */
function useNarrow(): readonly [boolean, (narrow: boolean) => void] {
  const [narrow, setNarrow] = useState(read)
  const set = useCallback((next: boolean) => {
    setNarrow(next)
    try {
      localStorage.setItem(stored, next ? 'narrow' : 'wide')
    } catch {
      // Without storage, the choice lasts for this visit.
    }
  }, [])
  return [narrow, set]
}

// Loaded separately, because hardly anybody sees it and it needs all checks of the profile form.
const AskAgreement = lazy(() => import('./AskAgreement'))

/** Asks for the agreement. Until the answer the landlord can only complete the profile. */
function PolicyDialog() {
  const path = useLocation({ select: (at) => at.pathname })
  const { data } = useEndpointQuery(accountCalls.profile)
  if (!data || data.isAgreePolicy || path === '/profile/landlord/edit') return null
  return (
    <Suspense>
      <AskAgreement />
    </Suspense>
  )
}

/** Tells the page how high the bar is. The bar and its notices wrap depending on width and language. */
function useTopHeight(top: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const place = top.current
    if (!place) return
    const put = () => document.documentElement.style.setProperty('--shell-top', `${place.offsetHeight}px`)
    put()
    const seen = new ResizeObserver(put)
    seen.observe(place)
    return () => seen.disconnect()
  }, [top])
}

const SideDrawer = lazy(() => import('./SideDrawer'))

const AddHouseDialog = lazy(() => import('../../../landlord/house/web/AddHouseDialog'))

// The offer is loaded only by phones that have not seen it.
const AppOffer = lazy(() => import('./AppOffer'))

const ContractWindow = lazy(() => import('./ContractWindow'))

// The notice is loaded only by landlords whose recovery codes left the screen before they were saved.
const UnsavedCodesNotice = lazy(() => import('./UnsavedCodesNotice'))

// These dialogs are loaded when they are opened.
const QuickSearch = lazyPart(() => import('../quick-search/QuickSearch'))

const ShortcutList = lazy(() => import('./ShortcutList'))

const DeleteHouseDialog = lazy(() => import('../../../landlord/house/web/DeleteHouseDialog'))

type OpenDialog = 'add' | 'delete' | 'shortcuts' | 'search'

export default function Shell({ children }: { children?: ReactNode }) {
  const t = useWords(shellWords)
  const [narrow, setNarrow] = useNarrow()
  const path = useLocation({ select: (at) => at.pathname })
  const isWriting = useLocation({ select: (at) => /[?&](createRentContract|editRentContract)=/.test(at.searchStr) })
  const section = sectionOf(path)
  // The page for which the drawer is open. On another page it closes.
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const [wanted, setWanted] = useState(false)
  const drawer = drawerAt === path
  const openDrawer = useCallback(() => {
    setWanted(true)
    setDrawerAt(path)
  }, [path])
  const closeDrawer = useCallback(() => setDrawerAt(null), [])
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  // These stay the same functions, so that a dialog doesn't draw bar and menu again.
  const dialogs = useMemo(() => {
    const openDialog = (which: OpenDialog) => () => {
      // Never opens one dialog on top of another.
      closeDrawer()
      setDialog(which)
    }
    return {
      onAddHouse: openDialog('add'),
      onDeleteHouse: openDialog('delete'),
      onShortcuts: openDialog('shortcuts'),
      onSearch: openDialog('search'),
      onSearchIntent: QuickSearch.fetch,
    }
  }, [closeDrawer])
  const widen = useCallback(() => setNarrow(false), [setNarrow])
  const turnNarrow = useCallback(() => setNarrow(!narrow), [setNarrow, narrow])
  useShortcut('?', dialogs.onShortcuts)
  useQuickKeys(dialogs.onSearch, QuickSearch.fetch)
  // Checked once, because the offer marks itself as seen when it is shown.
  const [offers] = useState(mayOfferApp)
  const [lost] = useState(areUnsavedCodesNoted)
  const top = useRef<HTMLDivElement>(null)
  useTopHeight(top)
  useEffect(fetchAheadLater, [])
  return (
    <>
      <SkipLink />
      <div className={styles.shell} data-narrow={narrow || undefined}>
        <div className={styles.top} ref={top}>
          <TopBar section={section} narrow={narrow} onNarrow={turnNarrow} drawer={drawer} onDrawer={openDrawer} />
          <SandboxNotice />
          <PlanNotice />
          <LeftOutNotice />
          <ExternalLoginEnd />
          {lost && (
            <Suspense>
              <UnsavedCodesNotice />
            </Suspense>
          )}
        </div>
        <aside className={styles.side} aria-label={t('menu')}>
          <Sidebar section={section} narrow={narrow} onWiden={widen} {...dialogs} />
        </aside>
        <main id="main" tabIndex={-1} className={styles.main}>
          <div className={styles.content}>{children ?? <Outlet />}</div>
        </main>
        {offers && (
          <Suspense>
            <AppOffer />
          </Suspense>
        )}
      </div>
      <Suspense>
        {wanted && <SideDrawer section={section} opened={drawer} onClose={closeDrawer} {...dialogs} />}
        {dialog === 'add' && <AddHouseDialog onClose={() => setDialog(null)} />}
        {dialog === 'delete' && <DeleteHouseDialog opened onClose={() => setDialog(null)} />}
        {dialog === 'search' && <QuickSearch places={searchablePlaces} onClose={() => setDialog(null)} />}
        {dialog === 'shortcuts' && <ShortcutList places={searchablePlaces} onClose={() => setDialog(null)} />}
        {section === 'home' && isWriting && <ContractWindow />}
      </Suspense>
      <PolicyDialog />
    </>
  )
}
