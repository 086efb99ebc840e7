import { page } from '../../../base/ui/page/app-page'

export const contractListPages = [
  page({
    path: '/home/contract',
    load: () => import('./ContractsPage'),
    title: { en: 'Rent contracts', nb: 'Leiekontrakter' },
  }),
] as const
