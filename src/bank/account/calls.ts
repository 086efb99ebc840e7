import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { BankAccount, BankAccountForm } from './model'

const params = z.strictObject({ id: IdText })

export const bankAccountCalls = {
  list: endpoint('GET bank/accounts', {
    access: 'owner',
    summary: 'The bank accounts, each with the number of its transactions and the newest day',
    answer: z.array(BankAccount),
    leavesOut: true,
  }),
  create: endpoint('POST bank/accounts', {
    access: 'owner',
    summary: 'Add a bank account',
    body: BankAccountForm,
    answer: BankAccount,
    status: 201,
  }),
  update: endpoint('PUT bank/accounts/{id}', {
    access: 'owner',
    summary: 'Change the name or number of a bank account',
    params,
    body: BankAccountForm,
    answer: BankAccount,
  }),
  remove: endpoint('DELETE bank/accounts/{id}', {
    access: 'owner',
    summary: 'Delete a bank account with its transactions and imports. Refused if one of them is matched',
    params,
  }),
}
