import { formatAccountNumber } from '../../../base/kit/account-number-format'
import type { BankAccount } from '../model'

/** An account in one line, `Leiekonto · 1234 56 78903`; without its number where that isn't known. */
export const bankAccountName = ({ name, account_number }: Pick<BankAccount, 'name' | 'account_number'>): string =>
  account_number === null ? name : `${name} · ${formatAccountNumber(account_number)}`
