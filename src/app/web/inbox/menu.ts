import { Inbox } from 'lucide-react'
import { lazy } from 'react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

/** The search finds unpaid rent. The list of contracts leads there too. */
export const inboxMenu: readonly MenuEntry[] = [
  { to: '/home/inbox', place: 15, Icon: Inbox, Badge: lazy(() => import('./InboxBadge')) },
  { to: '/home/arrears', place: 35 },
]
