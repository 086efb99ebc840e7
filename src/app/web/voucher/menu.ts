import { Armchair, FileText, HandCoins, Trash2 } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const voucherMenu: readonly MenuEntry[] = [
  { to: '/home/dashboard', place: 10, letter: 'h', Icon: FileText },
  { to: '/home/furniture-and-home-contents', place: 70, letter: 'm', Icon: Armchair },
  { to: '/home/separate-income-bilags', place: 80, letter: 'i', Icon: HandCoins },
  { to: '/home/trash-folder', place: 90, letter: 'p', Icon: Trash2 },
]
