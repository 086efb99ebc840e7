import { Truck } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const supplierMenu: readonly MenuEntry[] = [{ to: '/home/suppliers', place: 60, letter: 'l', Icon: Truck }]
