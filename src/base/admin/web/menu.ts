import { Send } from 'lucide-react'
import type { MenuEntry } from '../../ui/page/app-page'

export const adminMenu: readonly MenuEntry[] = [{ to: '/error-list', place: 50, Icon: Send }]
