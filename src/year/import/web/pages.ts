import { page } from '../../../base/ui/page/app-page'

export const importPages = [
  page({
    path: '/home/old-books',
    load: () => import('./ImportPage'),
    title: { en: 'Old books', nb: 'Gamle regnskap' },
  }),
] as const
