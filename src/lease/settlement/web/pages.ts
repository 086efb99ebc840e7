import { page } from '../../../base/ui/page/app-page'

export const settlementPages = [
  page({
    path: '/home/contract/$slug/settlement',
    load: () => import('./SettlementPage'),
    title: { en: 'Settlement', nb: 'Sluttoppgjør' },
  }),
] as const
