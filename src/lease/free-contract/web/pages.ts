import { openPage } from '../../../base/ui/page/app-page'

/** A contract written by somebody who has no account yet. */
export const freeContractPages = [
  openPage({
    path: '/free-contract',
    load: () => import('./FreeContractPage'),
    title: { en: 'Free rent contract', nb: 'Gratis leiekontrakt' },
    guard: 'newcomer',
  }),
] as const
