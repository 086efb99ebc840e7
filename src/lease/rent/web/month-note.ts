import type { LucideIcon } from 'lucide-react'
import type { MenuChoice } from '../../../base/ui/page/menu-button'

/** What a later module says about a month's payment: a word, a colour and a sign. */
export interface MonthNote {
  readonly tone: 'good' | 'bad' | 'warning' | 'now' | 'quiet'
  readonly Icon: LucideIcon
  readonly text: string
  /** The actions for it, listed before those for the month's voucher. */
  readonly choices: readonly MenuChoice[]
}
