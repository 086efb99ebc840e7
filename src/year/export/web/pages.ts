import { page } from '../../../base/ui/page/app-page'

export const exportPages = [
  page({
    path: '/profile/account-settings/export',
    load: () => import('./ExportPage'),
    title: { en: 'Export your data', nb: 'Ta med dataene dine' },
  }),
] as const
