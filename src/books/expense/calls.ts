import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Expense, ExpenseDetail, ExpenseForm, expenseRecord } from './model'
import { SplitForm } from './model-split'

const params = z.strictObject({ id: IdText })
const read = endpoint('GET bilag/{id}', {
  access: 'owner',
  summary: 'One expense voucher with its files',
  params,
  answer: ExpenseDetail,
  tagged: expenseRecord.names,
})

export const expenseCalls = {
  create: endpoint('POST bilag', {
    access: 'plan',
    summary: 'Record an expense voucher, or archive one to fill out later',
    body: ExpenseForm,
    answer: Expense,
    status: 201,
  }),
  read,
  update: endpoint('PUT bilag/{id}', {
    access: 'owner',
    summary: 'Change an expense voucher',
    params,
    body: ExpenseForm,
    answer: Expense,
    ifMatch: read,
  }),
  split: endpoint('POST bilag/{id}/split', {
    access: 'plan',
    summary: 'Split a bill over several houses: one voucher for each part, with the same files. The first keeps the id',
    params,
    body: SplitForm,
    answer: z.array(Expense),
    status: 201,
    ifMatch: read,
  }),
  remove: endpoint('DELETE bilag/{id}', {
    access: 'owner',
    summary: 'Move an expense voucher to the trash folder. An archived one is deleted for good',
    params,
    ifMatch: read,
  }),
}
