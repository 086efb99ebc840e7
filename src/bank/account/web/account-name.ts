import { formatAccountNumber } from '../../../base/kit/account-number-format'
import type { BankAccount } from '../model'

/** `Leiekonto · 1234 56 78903`, without the number where it isn't known. */
export const bankAccountName = ({ name, account_number }: Pick<BankAccount, 'name' | 'account_number'>): string =>
  account_number === null ? name : `${name} · ${formatAccountNumber(account_number)}`
