import { createRoute, redirect, type ResolveFullPath, type ResolveId } from '@tanstack/react-router'
import type { SignedInPage, PublicPage } from '../../base/ui/page/app-page'
import {
  chooseStart,
  requireAdmin,
  requireNewcomer,
  requireNoSubscription,
  requireStep,
  requireSubscription,
  requireVisitor,
} from './guards'
import { NotFoundPage } from './NotFoundPage'
import { lazyPage } from './lazy-page'
import { pages } from './page-list'
import { landlord, open, root } from './routes-root'
import { shellWords } from './words'

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
/** The route of each page, with its path and its search parameters: what every link is checked against. */
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
    // What a guard reads of the search is what the page's schema has made of it.
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
  staticData: { title: shellWords.texts.notFoundTitle },
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

/** Every address: the pages of the list, and where the first page of a section is meant. */
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
