import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Expense, PaidExpenseForm } from '../../books/expense/model'
import { BankTransaction } from '../transaction/model'
import { AcceptAnswer, AcceptForm, MatchForm } from './model'

const params = z.strictObject({ id: IdText })

export const bankMatchingCalls = {
  match: endpoint('POST bank/transactions/{id}/match', {
    access: 'owner',
    summary:
      'Match a transaction with rent of a contract, with expense vouchers of its sum, or with separate income of its sum',
    params,
    body: MatchForm,
    answer: BankTransaction,
  }),
  voucher: endpoint('POST bank/transactions/{id}/voucher', {
    access: 'plan',
    summary:
      'Record an expense voucher for money that went out, and match it. 409 sameUnmatched if a voucher of that supplier and sum is not matched yet',
    params,
    body: PaidExpenseForm,
    answer: Expense,
    status: 201,
  }),
  ignore: endpoint('POST bank/transactions/{id}/ignore', {
    access: 'owner',
    summary: 'Set a transaction aside that has nothing to do with the letting',
    params,
    answer: BankTransaction,
  }),
  open: endpoint('POST bank/transactions/{id}/open', {
    access: 'owner',
    summary: 'Open a transaction that was matched or set aside. Its payment of rent is removed, a voucher stays',
    params,
    answer: BankTransaction,
  }),
  accept: endpoint('POST bank/accept', {
    access: 'owner',
    summary: 'Accept the suggestions of these transactions. A suggestion that has changed since is refused',
    body: AcceptForm,
    answer: AcceptAnswer,
  }),
}
