import { openPage } from '../../../base/ui/page/app-page'

export const privacyPages = [
  openPage({
    path: '/privacy',
    load: () => import('./PrivacyPage'),
    title: { en: 'Privacy', nb: 'Personvern' },
  }),
] as const
