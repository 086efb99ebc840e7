import { page } from '../../../base/ui/page/app-page'

export const housePages = [
  page({
    path: '/home/house-info',
    load: () => import('./HouseInfoPage'),
    title: { en: 'House info', nb: 'Husinformasjon' },
  }),
  page({
    path: '/home/house-info/edit',
    load: () => import('./HouseEditPage'),
    title: { en: 'Edit house info', nb: 'Rediger husinformasjon' },
  }),
] as const
