import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { ErrorPage } from './ErrorPage'
import { isPublicPath } from './public-paths'
import { routeTree } from './routes'
import { isOtherPageOrStep } from './scrolling'

/** True if the current navigation leads to another page. */
let elsewhere = true

export const router = createRouter({
  routeTree,
  context: { isPublicPath },
  // Search parameters are plain text. Read as JSON, `12 ` would become 12 while somebody types an amount.
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(JSON.stringify),
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  notFoundMode: 'root',
  scrollRestoration: () => elsewhere,
  // These scroll back to their top too. In an open dialog, the next step of a wizard or a form that replaces a voucher
  // would otherwise start halfway down.
  scrollToTopSelectors: ['[role="dialog"]'],
})
router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
  elsewhere = isOtherPageOrStep(fromLocation, toLocation)
})
// The router stores scroll positions at scroll events after a change of the address. A page that stays in place sends
// no such event, so this code sends one.
router.subscribe('onRendered', () => {
  if (!elsewhere) queueMicrotask(() => document.dispatchEvent(new Event('scroll')))
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
