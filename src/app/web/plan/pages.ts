import { page } from '../../../base/ui/page/app-page'

/** The subscription. */
export const planPages = [
  page({
    path: '/profile/subscription',
    load: () => import('./SubscriptionScreen'),
    title: { en: 'Subscription', nb: 'Abonnement' },
  }),
] as const
