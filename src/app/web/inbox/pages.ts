import { page } from '../../../base/ui/page/app-page'

export const inboxPages = [
  page({
    path: '/home/inbox',
    load: () => import('./InboxPage'),
    title: { en: 'Inbox', nb: 'Innboks' },
  }),
  page({
    path: '/home/arrears',
    load: () => import('./ArrearsPage'),
    title: { en: 'Unpaid rent', nb: 'Ubetalt leie' },
  }),
] as const
