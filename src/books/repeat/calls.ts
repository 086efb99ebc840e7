import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Expense, ExpenseForm } from '../expense/model'
import { PlanRepeats, Resumed, ResumeForm } from './model'

const params = z.strictObject({ id: IdText })

export const repeatCalls = {
  changeFrom: endpoint('POST bilag/{id}/change-from', {
    // A replaced voucher uses up no place among the free vouchers.
    access: 'trial',
    summary:
      'Change a running repeat from a date on: a new voucher goes on with it, and what nobody has touched since is replaced',
    params,
    body: ExpenseForm,
    answer: Expense,
    status: 201,
  }),
  startRepeat: endpoint('POST bilag/{id}/repeat/start', {
    access: 'plan',
    summary: 'Go on repeating from today; dates between are not filled in',
    params,
    answer: Expense,
  }),
  stopRepeat: endpoint('POST bilag/{id}/repeat/stop', {
    access: 'owner',
    summary: 'End all later dates of a repeating voucher',
    params,
    answer: Expense,
  }),
  planRepeats: endpoint('GET bilag/repeats', {
    access: 'owner',
    summary: 'Repeats that run, with the date on which the plan stops them, and those that it has stopped',
    answer: PlanRepeats,
  }),
  resumeRepeats: endpoint('POST bilag/repeats/resume', {
    access: 'plan',
    summary: 'Let repeats that the plan has stopped go on, with the dates that were left out',
    body: ResumeForm,
    answer: Resumed,
  }),
  trashSeries: endpoint('PUT bilag/{id}/trash-series', {
    access: 'owner',
    summary: 'Move a repeating voucher and all that its repeat has made to the trash folder, as one',
    params,
  }),
}
