import { openPage } from '../../../base/ui/page/app-page'

export const freeContractPages = [
  openPage({
    path: '/free-contract',
    load: () => import('./FreeContractPage'),
    title: { en: 'Free rent contract', nb: 'Gratis leiekontrakt' },
    guard: 'newcomer',
  }),
] as const
