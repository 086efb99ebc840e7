import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { SkipLink } from '../../../base/ui/page/page'
import { useShortcut } from '../../../base/ui/page/shortcut'
import { useWords } from '../../../base/ui/words/use-words'
import { isNoted } from '../../../landlord/second-factor/web/unsaved-note'
import { useQuickKeys } from '../quick-search/use-quick-keys'
import { ExternalLoginEnd } from '../external-login/ExternalLoginEnd'
import { isOfferOpen } from './app-offer'
import { fetchAheadLater } from './fetch-ahead'
import { foundPlaces, sectionOf } from './menu-places'
import { PlanNotice } from './PlanNotice'
import { PolicyDialog } from './PolicyDialog'
import { SandboxNotice } from './SandboxNotice'
import styles from './shell.module.css'
import { Sidebar } from './Sidebar'
import { TopBar } from './TopBar'
import { useNarrow } from './use-narrow'
import { shellWords } from '../words'
import { useTopHeight } from './use-top-height'

const SideDrawer = lazy(() => import('./SideDrawer'))

const AddHouseDialog = lazy(() => import('../../../landlord/house/web/AddHouseDialog'))

// Only phones that have not seen it load it.
const AppOffer = lazy(() => import('./AppOffer'))

const ContractWindow = lazy(() => import('./ContractWindow'))

// Only who lost them from the screen loads it.
const UnsavedCodesNotice = lazy(() => import('./UnsavedCodesNotice'))

// Loaded when it is used.
const QuickSearch = lazy(() => import('../quick-search/QuickSearch'))

const ShortcutList = lazy(() => import('./ShortcutList'))

const DeleteHouseDialog = lazy(() => import('../../../landlord/house/web/DeleteHouseDialog'))

type OpenDialog = 'add' | 'delete' | 'shortcuts' | 'search'

/** The frame of a landlord's pages: top bar, notices, sidebar (a drawer on small screens), and the page of the route or what is given. */
export default function Shell({ children }: { children?: ReactNode }) {
  const t = useWords(shellWords)
  const [narrow, setNarrow] = useNarrow()
  const path = useLocation({ select: (at) => at.pathname })
  const search = useLocation({ select: (at) => at.searchStr })
  const section = sectionOf(path)
  // Open for the page it was opened on: another page closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const [wanted, setWanted] = useState(false)
  const drawer = drawerAt === path
  const openDrawer = () => {
    setWanted(true)
    setDrawerAt(path)
  }
  const closeDrawer = () => setDrawerAt(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const openDialog = (which: OpenDialog) => () => {
    // Never one dialog on another.
    closeDrawer()
    setDialog(which)
  }
  const dialogs = {
    onAddHouse: openDialog('add'),
    onDeleteHouse: openDialog('delete'),
    onShortcuts: openDialog('shortcuts'),
    onSearch: openDialog('search'),
  }
  useShortcut('?', dialogs.onShortcuts)
  useQuickKeys(dialogs.onSearch)
  // Asked once: the offer notes itself as seen as soon as it is shown.
  const [offers] = useState(isOfferOpen)
  const [lost] = useState(isNoted)
  const top = useRef<HTMLDivElement>(null)
  useTopHeight(top)
  useEffect(fetchAheadLater, [])
  return (
    <>
      <SkipLink />
      <div className={styles.shell} data-narrow={narrow || undefined}>
        <div className={styles.top} ref={top}>
          <TopBar
            section={section}
            narrow={narrow}
            onNarrow={() => setNarrow(!narrow)}
            drawer={drawer}
            onDrawer={openDrawer}
          />
          <SandboxNotice />
          <PlanNotice />
          <ExternalLoginEnd />
          {lost && (
            <Suspense>
              <UnsavedCodesNotice />
            </Suspense>
          )}
        </div>
        <aside className={styles.side} aria-label={t('menu')}>
          <Sidebar section={section} narrow={narrow} onWiden={() => setNarrow(false)} {...dialogs} />
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
        {dialog === 'search' && <QuickSearch places={foundPlaces} onClose={() => setDialog(null)} />}
        {dialog === 'shortcuts' && <ShortcutList places={foundPlaces} onClose={() => setDialog(null)} />}
        {section === 'home' && /[?&](createRentContract|editRentContract)=/.test(search) && <ContractWindow />}
      </Suspense>
      <PolicyDialog />
    </>
  )
}
