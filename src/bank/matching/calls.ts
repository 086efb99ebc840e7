import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Expense, PaidExpenseForm } from '../../books/expense/model'
import { BankTransaction } from '../transaction/model'
import { Accepted, AcceptForm, MatchForm } from './model'

const params = z.strictObject({ id: IdText })

export const bankMatchingCalls = {
  match: endpoint('POST bank/transactions/{id}/match', {
    access: 'owner',
    summary: 'Say what a movement is: rent of a contract, expense vouchers of its sum, or separate income of its sum',
    params,
    body: MatchForm,
    answer: BankTransaction,
  }),
  voucher: endpoint('POST bank/transactions/{id}/voucher', {
    access: 'plan',
    summary:
      'Record an expense voucher for money that went out, and match it. 409 sameUnmatched where one of its supplier and sum waits for its payment',
    params,
    body: PaidExpenseForm,
    answer: Expense,
    status: 201,
  }),
  ignore: endpoint('POST bank/transactions/{id}/ignore', {
    access: 'owner',
    summary: 'Set a movement aside that is none of the letting',
    params,
    answer: BankTransaction,
  }),
  open: endpoint('POST bank/transactions/{id}/open', {
    access: 'owner',
    summary: 'Undo what a movement was matched with, or that it was set aside: a payment of rent goes, a voucher stays',
    params,
    answer: BankTransaction,
  }),
  accept: endpoint('POST bank/accept', {
    access: 'owner',
    summary: 'Take the suggestions of these movements, as far as they are still true',
    body: AcceptForm,
    answer: Accepted,
  }),
}
