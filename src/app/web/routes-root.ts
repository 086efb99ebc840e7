import { createRootRoute, createRoute } from '@tanstack/react-router'
import { requireLandlord } from './guards'
import { NotFoundPage } from './NotFoundPage'
import { lazyPage } from './lazy-page'
import { PublicShell } from './shell/PublicShell'
import { RootFrame } from './shell/RootFrame'
import { landlordSearch, retainHouse } from './search'

export const root = createRootRoute({ component: RootFrame, notFoundComponent: NotFoundPage })

/** The frame of pages for people without a session. */
export const open = createRoute({ getParentRoute: () => root, id: 'open', component: PublicShell })

/** The frame of a landlord's pages: top bar, sidebar, the chosen house. */
export const landlord = createRoute({
  getParentRoute: () => root,
  id: 'landlord',
  validateSearch: landlordSearch,
  search: { middlewares: [retainHouse] },
  beforeLoad: requireLandlord,
  component: lazyPage(() => import('./shell/Shell')),
})
