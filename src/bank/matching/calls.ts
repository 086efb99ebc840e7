import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Expense, ExpenseForm } from '../../books/expense/model'
import { BankTransaction } from '../transaction/model'
import { AcceptForm, AcceptResult, MatchForm } from './model'

const params = z.strictObject({ id: IdText })

export const bankMatchingCalls = {
  match: endpoint('POST bank/transactions/{id}/match', {
    access: 'owner',
    summary: 'Say which rent or which vouchers a payment is',
    params,
    body: MatchForm,
    answer: BankTransaction,
  }),
  voucher: endpoint('POST bank/transactions/{id}/voucher', {
    access: 'plan',
    summary: 'Record an expense voucher of a payment, matched with it',
    params,
    body: ExpenseForm,
    answer: Expense,
    status: 201,
  }),
  ignore: endpoint('POST bank/transactions/{id}/ignore', {
    access: 'owner',
    summary: 'Put a payment aside: it is not of the letting',
    params,
    answer: BankTransaction,
  }),
  open: endpoint('POST bank/transactions/{id}/open', {
    access: 'owner',
    summary: 'Undo what a payment was matched with, or take it back from aside',
    params,
    answer: BankTransaction,
  }),
  accept: endpoint('POST bank/accept', {
    access: 'owner',
    summary: 'Take the suggestions of these payments, as far as they are still true',
    body: AcceptForm,
    answer: AcceptResult,
  }),
}
