import { page } from '../../../base/ui/page/app-page'

export const taxGuidePages = [
  page({
    path: '/altinn/guide',
    load: () => import('./GuidePage'),
    title: { en: 'Is your letting taxable?', nb: 'Er utleien skattepliktig?' },
  }),
] as const
