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
  /** Negative for money that was paid out. */
  readonly sum: Ore | null
  readonly verb: string
  /** The main button's name for screen readers. It also names the line. */
  readonly spoken: string
  /** The main button: an action, or the page that it links to. */
  readonly press: LineAct | { readonly href: string }
  /** True if the main button is less prominent: the line can wait, or the press is rare. */
  readonly isQuiet: boolean
  /** A second button, for an action that is almost as likely. */
  readonly second: LineChoice | null
  /** The name of the menu with the other actions. */
  readonly moreLabel: string
  readonly more: readonly LineChoice[]
  /** The page about the line. Null if there is none. */
  readonly href: string | null
  /** The payment at the bank. Null if the line isn't about one. */
  readonly row: BankTransaction | null
  readonly line: QueueLine | null
}

/** The id of a line's main button. The shortcuts move the focus between these buttons. */
export const lineButtonId = (key: string): string => `line-${key.replaceAll(' ', '-')}`
