import { page } from '../../../base/ui/page/app-page'

export const planPages = [
  page({
    path: '/profile/subscription',
    load: () => import('./SubscriptionScreen'),
    title: { en: 'Subscription', nb: 'Abonnement' },
  }),
] as const
