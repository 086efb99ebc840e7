import { Landmark } from 'lucide-react'
import type { MenuEntry } from '../../../base/ui/page/app-page'

export const taxMenu: readonly MenuEntry[] = [{ to: '/altinn', place: 10, letter: 's', Icon: Landmark }]
