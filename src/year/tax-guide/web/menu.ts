import { HandCoins } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const taxGuideMenu: readonly MenuEntry[] = [{ to: '/altinn/guide', place: 30, Icon: HandCoins }]
