import { CreditCard } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const planMenu: readonly MenuEntry[] = [{ to: '/profile/subscription', place: 30, Icon: CreditCard }]
