import type { LucideIcon } from 'lucide-react'
import type { MenuChoice } from '../../../base/ui/page/menu-panel'

/** A later module provides it: a word, a colour and a sign. */
export interface MonthNote {
  readonly tone: 'good' | 'bad' | 'warning' | 'now' | 'quiet'
  readonly Icon: LucideIcon
  readonly text: string
  /** Listed before those for the month's voucher. */
  readonly choices: readonly MenuChoice[]
}
