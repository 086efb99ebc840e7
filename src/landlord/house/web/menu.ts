import { House } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const houseMenu: readonly MenuEntry[] = [{ to: '/home/house-info', place: 20, Icon: House }]
