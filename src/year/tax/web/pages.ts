import { page } from '../../../base/ui/page/app-page'

export const taxSheetPages = [
  page({
    path: '/altinn/sheet',
    load: () => import('./TaxSheetPage'),
    title: { en: 'Sheet for the return', nb: 'Skjema til skattemeldingen' },
    guard: 'subscriber',
  }),
] as const
