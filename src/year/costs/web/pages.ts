import { page } from '../../../base/ui/page/app-page'

export const costsPages = [
  page({
    path: '/home/detailed-costs',
    load: () => import('./DetailedCostsPage'),
    title: { en: 'Detailed costs', nb: 'Detaljerte kostnader' },
  }),
] as const
