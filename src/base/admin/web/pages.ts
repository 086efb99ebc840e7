import { page } from '../../ui/page/app-page'

export const adminPages = [
  page({
    path: '/error-list',
    load: () => import('./ErrorListPage'),
    title: { en: 'Sending log', nb: 'Sendelogg' },
    guard: 'admin',
  }),
] as const
