import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Income, IncomeDetail, IncomeForm, incomeRecord, SumForm } from './model'

const params = z.strictObject({ id: IdText })
const read = endpoint('GET incomebilag/{id}', {
  access: 'owner',
  summary: 'One income voucher with its files',
  params,
  answer: IncomeDetail,
  tagged: incomeRecord.names,
  refuses: ['unreadable'],
})

export const incomeCalls = {
  create: endpoint('POST incomebilag', {
    access: 'plan',
    summary: 'Record income without a contract',
    body: IncomeForm,
    answer: Income,
    status: 201,
  }),
  read,
  update: endpoint('PUT incomebilag/{id}', {
    access: 'owner',
    summary: 'Change separate income',
    params,
    body: IncomeForm,
    answer: Income,
    ifMatch: read,
  }),
  updateSum: endpoint('PUT incomebilag/{id}/update-sum', {
    access: 'owner',
    summary: 'Change the rent of one month of contract income, while its contract is not finished',
    params,
    body: SumForm,
    answer: Income,
    ifMatch: read,
  }),
  remove: endpoint('DELETE incomebilag/{id}', {
    access: 'owner',
    summary: 'Move an income voucher to the trash folder',
    params,
    ifMatch: read,
  }),
}
