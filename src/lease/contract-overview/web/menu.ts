import { FilePen } from 'lucide-react'
import { lazy } from 'react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

const Badge = lazy(() => import('../../rent-account/web/ArrearsBadge'))

export const contractListMenu: readonly MenuEntry[] = [
  { to: '/home/contract', place: 30, letter: 'k', Icon: FilePen, Badge },
]
