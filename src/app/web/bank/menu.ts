import { ArrowLeftRight } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const bankMenu: readonly MenuEntry[] = [{ to: '/home/bank', place: 40, letter: 'b', Icon: ArrowLeftRight }]
