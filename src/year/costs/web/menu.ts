import { ChartColumn } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const costsMenu: readonly MenuEntry[] = [
  { to: '/home/detailed-costs', place: 50, letter: 'd', Icon: ChartColumn },
]
