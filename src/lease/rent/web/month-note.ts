import type { LucideIcon } from 'lucide-react'
import type { MenuChoice } from '../../../base/ui/page/menu-button'

/** What a later module says of a month: of its payment, in a word, a colour and a sign. */
export interface MonthNote {
  readonly tone: 'good' | 'bad' | 'warning' | 'now' | 'quiet'
  readonly Icon: LucideIcon
  readonly text: string
  /** What can be done about it, before what can be done with the month's voucher. */
  readonly choices: readonly MenuChoice[]
}
