import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { BankAccount, BankAccountForm } from './model'

const params = z.strictObject({ id: IdText })

export const bankAccountCalls = {
  list: endpoint('GET bank/accounts', {
    access: 'owner',
    summary: 'The accounts at banks, each with how many rows it has and the newest day of them',
    answer: z.array(BankAccount),
  }),
  create: endpoint('POST bank/accounts', {
    access: 'owner',
    summary: 'Add an account at a bank',
    body: BankAccountForm,
    answer: BankAccount,
    status: 201,
  }),
  update: endpoint('PUT bank/accounts/{id}', {
    access: 'owner',
    summary: 'Change name or number of an account at a bank',
    params,
    body: BankAccountForm,
    answer: BankAccount,
  }),
  remove: endpoint('DELETE bank/accounts/{id}', {
    access: 'owner',
    summary: 'Delete an account at a bank with its rows and imports, while none of its rows is matched',
    params,
  }),
}
