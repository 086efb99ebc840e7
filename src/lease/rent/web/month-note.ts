import type { LucideIcon } from 'lucide-react'
import type { MenuChoice } from '../../../base/ui/page/menu-panel'

/** The note next to the sum in a month's row: a word, a colour and a sign. A later module provides it. */
export interface MonthNote {
  readonly tone: 'good' | 'bad' | 'warning' | 'now' | 'quiet'
  readonly Icon: LucideIcon
  readonly text: string
  /** Choices that are listed before the choices for the month's voucher. */
  readonly choices: readonly MenuChoice[]
}
