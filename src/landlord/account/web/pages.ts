import { page } from '../../../base/ui/page/app-page'

export const accountPages = [
  page({
    path: '/profile/landlord',
    load: () => import('./LandlordPage'),
    title: { en: 'Landlord', nb: 'Utleier' },
  }),
  page({
    path: '/profile/landlord/edit',
    load: () => import('./LandlordEditPage'),
    title: { en: 'Edit landlord', nb: 'Rediger utleier' },
  }),
  page({
    path: '/profile/contact-us',
    load: () => import('./ContactUsPage'),
    title: { en: 'Contact us', nb: 'Kontakt oss' },
  }),
] as const
