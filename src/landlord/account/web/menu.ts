import { MessageCircle, UserRound } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const accountMenu: readonly MenuEntry[] = [
  { to: '/profile/landlord', place: 10, Icon: UserRound },
  { to: '/profile/contact-us', place: 40, Icon: MessageCircle },
]
