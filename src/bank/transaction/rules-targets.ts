import type { BankAccount } from '../account/model'
import type { BankFile } from '../file/model'
import { statementAccount } from '../file/rules-account'

/** One account of a file. Each is imported separately. */
export interface ImportTarget {
  /** The number as the file writes it. Null if the file names none. */
  readonly number: string | null
  readonly rows: number
}

/** The accounts of a file. A file that names no account is one target without a number. */
export const importTargets = ({ accounts, total, pending }: BankFile): readonly ImportTarget[] =>
  accounts.length === 0
    ? [{ number: null, rows: total - pending }]
    : accounts.map(({ account_number, rows }) => ({ number: account_number, rows }))

/**
 * Guesses the landlord's account for a target: the account with the same number, or the landlord's
 * only account if the target has no number. `new` if there is no such account. Null if one of the
 * landlord's accounts has no number: only the landlord knows whether that account fits.
 */
export function likelyAccount(
  { number }: ImportTarget,
  accounts: readonly Pick<BankAccount, 'id' | 'account_number'>[],
): number | 'new' | null {
  if (number === null) return accounts.length === 1 ? accounts[0]!.id : 'new'
  const own = statementAccount(number)
  const known = accounts.find((one) => one.account_number !== null && statementAccount(one.account_number) === own)
  if (known) return known.id
  return accounts.some((one) => one.account_number === null) ? null : 'new'
}
