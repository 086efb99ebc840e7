import { page } from '../../../base/ui/page/app-page'

export const bankPages = [
  page({
    path: '/home/bank',
    load: () => import('./BankPage'),
    title: { en: 'Bank', nb: 'Bank' },
  }),
] as const
