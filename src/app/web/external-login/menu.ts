import { Settings } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const settingsMenu: readonly MenuEntry[] = [{ to: '/profile/account-settings', place: 20, Icon: Settings }]
