import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
  type ResolveFullPath,
  type ResolveId,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { z } from 'zod'
import type { PublicPage, SignedInPage } from '../../base/ui/page/app-page'
import { CallError } from '../../base/ui/query/call-request'
import { isReachable } from '../../base/ui/query/reachable'
import {
  chooseStart,
  requireAdmin,
  requireLandlord,
  requireNewcomer,
  requireNoSubscription,
  requireStep,
  requireSubscription,
  requireVisitor,
} from './guards'
import { NotFoundPage } from './NotFoundPage'
import { pages } from './page-list'
import { PublicShell } from './shell/PublicShell'
import { RootFrame } from './shell/RootFrame'
import { publicShellWords } from './words-public'

/**
 * Loads a page. Without a connection this fails like a call, and the frame shows the error. The router's own answer is
 * to reload the browser. When that fails too, the landlord has left the app.
 */
const lazyPage = (load: () => Promise<{ readonly default: ComponentType }>) =>
  lazyRouteComponent(() =>
    load().catch(async (error: unknown) => {
      throw (await isReachable()) ? error : new CallError('network')
    }),
  )

/** The house in the address of a landlord's page. `all` only on the page of all vouchers. */
const landlordSearch = z.object({
  house: z.literal('all').or(z.coerce.number().int().positive()).optional().catch(undefined),
})
type LandlordSearch = z.output<typeof landlordSearch>

/** Keeps the house in the address of the next page. Only one page can show all houses. */
const retainHouse = <S extends LandlordSearch>({ search, next }: { search: S; next: (search: S) => S }): S => {
  const result = next(search)
  return typeof search.house === 'number' && result.house === undefined ? { ...result, house: search.house } : result
}

/** The part of the list of pages that pages need. They can't import the list, because it imports them. */
export interface PageContext {
  readonly isPublicPath: (path: string) => boolean
}

const root = createRootRouteWithContext<PageContext>()({ component: RootFrame, notFoundComponent: NotFoundPage })

const open = createRoute({ getParentRoute: () => root, id: 'open', component: PublicShell })

const landlord = createRoute({
  getParentRoute: () => root,
  id: 'landlord',
  validateSearch: landlordSearch,
  search: { middlewares: [retainHouse] },
  beforeLoad: requireLandlord,
  component: lazyPage(() => import('./shell/Shell')),
})

type OpenRoute<P extends string, S> = ReturnType<
  typeof createRoute<
    unknown,
    typeof open,
    P,
    ResolveFullPath<typeof open, P>,
    string,
    ResolveId<typeof open, string, P>,
    S
  >
>
type LandlordRoute<P extends string> = ReturnType<typeof createRoute<unknown, typeof landlord, P>>

type Listed = (typeof pages)[number]
type Public = Extract<Listed, { readonly isPublic: true }>
type RouteOf<A> =
  A extends PublicPage<infer P, infer S> ? OpenRoute<P, S> : A extends SignedInPage<infer P> ? LandlordRoute<P> : never

const guards = { admin: requireAdmin, subscriber: requireSubscription, nonSubscriber: requireNoSubscription }
const openGuards = { visitor: requireVisitor, newcomer: requireNewcomer, step: requireStep }

function landlordRoute({ path, load, title, guard }: SignedInPage) {
  return createRoute({
    getParentRoute: () => landlord,
    path,
    ...(guard && { beforeLoad: guards[guard] }),
    component: lazyPage(load),
    staticData: { title },
  })
}

function openRoute({ path, load, title, guard, search: schema }: PublicPage) {
  return createRoute({
    getParentRoute: () => open,
    path,
    // The guard gets the search as the page's schema parsed it.
    ...(guard && { beforeLoad: ({ search }) => openGuards[guard]({ search: (schema ? search : {}) as never }) }),
    ...(schema && { validateSearch: schema }),
    component: lazyPage(load),
    staticData: { title },
  })
}

const isOpen = (is: Listed): is is Public => is.isPublic === true

const start = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: chooseStart })
const notFound = createRoute({
  getParentRoute: () => root,
  path: '/not-found',
  component: NotFoundPage,
  staticData: { title: publicShellWords.texts.notFoundTitle },
})
const home = createRoute({
  getParentRoute: () => landlord,
  path: '/home',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/home/dashboard', search, replace: true })
  },
})
const profile = createRoute({
  getParentRoute: () => landlord,
  path: '/profile',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/profile/landlord', search, replace: true })
  },
})

export const routeTree = root.addChildren([
  start,
  notFound,
  open.addChildren(pages.filter(isOpen).map(openRoute) as unknown as RouteOf<Public>[]),
  landlord.addChildren([
    home,
    profile,
    ...(pages.filter((is) => !isOpen(is)).map(landlordRoute) as unknown as RouteOf<Exclude<Listed, Public>>[]),
  ]),
])
