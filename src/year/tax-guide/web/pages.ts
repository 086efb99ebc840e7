import { page } from '../../../base/ui/page/app-page'

/** Whether letting is taxable. */
export const taxGuidePages = [
  page({
    path: '/altinn/guide',
    load: () => import('./GuidePage'),
    title: { en: 'Is your letting taxable?', nb: 'Er utleien skattepliktig?' },
  }),
] as const
