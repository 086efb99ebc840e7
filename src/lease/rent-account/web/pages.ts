import { page } from '../../../base/ui/page/app-page'

export const rentAccountPages = [
  page({
    path: '/home/arrears',
    load: () => import('./ArrearsPage'),
    title: { en: 'Unpaid rent', nb: 'Ubetalt leie' },
  }),
] as const
