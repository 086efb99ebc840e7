import type { Ore } from '../../../base/kit/money'
import type { BankTransaction } from '../../../bank/transaction/model'
import type { LineIcon } from '../../../year/todo/rules-kinds'
import type { QueueLine } from '../../../year/todo/rules-line'

/**
 * The actions of a line. `take` accepts the suggestion. `rent`, `vouchers` and `expense` each open
 * their dialog. `ignore` sets the payment aside, `open` opens it again. `register` opens the dialog of a payment.
 */
export type LineAct = 'take' | 'rent' | 'vouchers' | 'expense' | 'ignore' | 'open' | 'register'

export interface LineChoice {
  readonly act: LineAct
  readonly label: string
}

/** A line as the screen draws it. */
export interface LineItem {
  readonly key: string
  readonly icon: LineIcon
  readonly says: string
  readonly why: string
  /** Money out is below zero. */
  readonly sum: Ore | null
  readonly verb: string
  /** The spoken name of the press. It names the line too. */
  readonly spoken: string
  /** The press: an act, or the page that it leads to. */
  readonly press: LineAct | { readonly href: string }
  /** A second press, almost as likely as the first. */
  readonly second: LineChoice | null
  /** The name of the menu with everything else. */
  readonly moreLabel: string
  readonly more: readonly LineChoice[]
  /** The page about the line. Null if there is none. */
  readonly href: string | null
  /** The payment at the bank. Null if the line isn't about one. */
  readonly row: BankTransaction | null
  readonly line: QueueLine | null
}

/** The id of the button of a line. The keys move between these buttons. */
export const lineButtonId = (key: string): string => `line-${key.replaceAll(' ', '-')}`
