import { page } from '../../../base/ui/page/app-page'

/** Rent that is owed. */
export const rentAccountPages = [
  page({
    path: '/home/arrears',
    load: () => import('./ArrearsPage'),
    title: { en: 'Unpaid rent', nb: 'Ubetalt leie' },
  }),
] as const
