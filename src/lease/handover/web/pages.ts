import { page } from '../../../base/ui/page/app-page'

export const handoverPages = [
  page({
    path: '/home/contract/$slug/handover',
    load: () => import('./HandoverPage'),
    title: { en: 'Handover', nb: 'Overtakelse' },
  }),
] as const
