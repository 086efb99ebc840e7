import { openPage } from '../../../base/ui/page/app-page'

/** A contract written by a visitor without a user account. */
export const freeContractPages = [
  openPage({
    path: '/free-contract',
    load: () => import('./FreeContractPage'),
    title: { en: 'Free rent contract', nb: 'Gratis leiekontrakt' },
    guard: 'newcomer',
  }),
] as const
