import { FileText } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const taxSheetMenu: readonly MenuEntry[] = [{ to: '/altinn/sheet', place: 20, Icon: FileText }]
