import { page } from '../../../base/ui/page/app-page'

const taxYear = { en: 'Tax year', nb: 'Skatteåret' }

/** The tax pages. `/skatteetaten` always uses the authority’s current interface, whatever `/altinn` uses. */
export const taxPages = [
  page({
    path: '/altinn',
    load: () => import('./TaxPage'),
    title: taxYear,
    guard: 'subscriber',
  }),
  page({
    path: '/skatteetaten',
    load: () => import('./CurrentPathPage'),
    title: taxYear,
    guard: 'subscriber',
  }),
  page({
    path: '/altinn/subscription',
    load: () => import('../../../year/tax/web/TaxSubscriptionPage'),
    title: taxYear,
    guard: 'nonSubscriber',
  }),
] as const
