import { createRoute } from '@tanstack/react-router'
import { requireNoSubscription, requireSubscription } from './guards'
import { lazyPage } from './lazy-page'
import { landlord } from './routes-root'

const tax = createRoute({
  getParentRoute: () => landlord,
  path: '/altinn',
  beforeLoad: requireSubscription,
  component: lazyPage(() => import('./tax/TaxPage')),
  staticData: { title: 'taxYear' },
})
/** The way of the authority's present interface, whatever stands at `/altinn`. */
const currentPath = createRoute({
  getParentRoute: () => landlord,
  path: '/skatteetaten',
  beforeLoad: requireSubscription,
  component: lazyPage(() => import('./tax/CurrentPathPage')),
  staticData: { title: 'taxYear' },
})
const sheet = createRoute({
  getParentRoute: () => landlord,
  path: '/altinn/sheet',
  beforeLoad: requireSubscription,
  component: lazyPage(() => import('../../year/tax/web/TaxSheetPage')),
  staticData: { title: 'taxSheet' },
})
const subscription = createRoute({
  getParentRoute: () => landlord,
  path: '/altinn/subscription',
  beforeLoad: requireNoSubscription,
  component: lazyPage(() => import('../../year/tax/web/TaxSubscriptionPage')),
  staticData: { title: 'taxYear' },
})

/** Pages of the tax year. */
export const taxYearRoutes = [tax, currentPath, sheet, subscription] as const
