import { Inbox } from 'lucide-react'
import { lazy } from 'react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

/**
 * Unpaid rent has no icon, so only the search finds its page. The list of contracts also links to
 * it.
 */
export const inboxMenu: readonly MenuEntry[] = [
  { to: '/home/inbox', place: 15, Icon: Inbox, Badge: lazy(() => import('./InboxBadge')) },
  { to: '/home/arrears', place: 35 },
]
