import { formatKr, ore } from '../../base/kit/money'
import { maxDepositMonths } from '../contract/model'
import { inSameBank } from './rules-bank'
import type { LawRule } from './rules-note'

/** What the act says to a deposit. */
export const depositRules: readonly LawRule[] = [
  {
    key: 'depositOnlyNow',
    paragraph: '§ 3-5',
    severity: 'info',
    field: 'deposit',
    holds: ({ deposit }) => deposit !== 'none',
  },
  {
    key: 'depositBlocked',
    paragraph: '§ 3-5',
    severity: 'info',
    field: 'deposit_account',
    holds: ({ deposit }) => deposit !== 'own',
  },
  {
    key: 'depositYourAccount',
    paragraph: '§§ 3-5, 3-7',
    severity: 'refused',
    field: 'deposit_account',
    holds: ({ deposit, deposit_account, landlord_account }) =>
      deposit !== 'own' || deposit_account === '' || deposit_account !== landlord_account,
  },
  {
    key: 'depositTooHigh',
    paragraph: '§ 3-5',
    severity: 'refused',
    field: 'deposit_sum',
    holds: ({ deposit, deposit_sum, month_sum }) =>
      deposit === null ||
      deposit === 'none' ||
      deposit_sum === null ||
      month_sum === null ||
      deposit_sum <= month_sum * maxDepositMonths,
    values: ({ month_sum }) => ({ max: formatKr(ore((month_sum ?? 0) * maxDepositMonths)) }),
  },
  {
    key: 'rentBankUnseen',
    paragraph: '§ 3-5',
    severity: 'warning',
    field: 'rent_account_in_deposit_bank',
    holds: ({ deposit, same_bank, deposit_account, landlord_account }) => {
      if (!same_bank) return true
      if (deposit === 'opened') return landlord_account !== ''
      return deposit !== 'own' || deposit_account === '' || inSameBank(deposit_account, landlord_account)
    },
  },
]
