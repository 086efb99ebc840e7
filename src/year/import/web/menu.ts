import { FileSpreadsheet } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const importMenu: readonly MenuEntry[] = [{ to: '/home/old-books', place: 96, Icon: FileSpreadsheet }]
