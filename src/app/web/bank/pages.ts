import { page } from '../../../base/ui/page/app-page'

/** Payments at the bank. */
export const bankPages = [
  page({
    path: '/home/bank',
    load: () => import('./BankPage'),
    title: { en: 'Bank', nb: 'Bank' },
  }),
] as const
