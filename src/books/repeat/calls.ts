import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Expense, ExpenseForm } from '../expense/model'
import { PlanRepeats, ResumedRepeats, ResumeForm } from './model'

const params = z.strictObject({ id: IdText })

export const repeatCalls = {
  changeFrom: endpoint('POST bilag/{id}/change-from', {
    // A voucher that replaces another one uses up no free voucher.
    access: 'trial',
    summary:
      'Change a running repeat from a date on. A new voucher continues it, and later vouchers that nobody has changed are replaced',
    params,
    body: ExpenseForm,
    answer: Expense,
    status: 201,
  }),
  startRepeat: endpoint('POST bilag/{id}/repeat/start', {
    access: 'plan',
    summary: 'Start a stopped repeat again from today. Earlier dates are not filled in',
    params,
    answer: Expense,
  }),
  stopRepeat: endpoint('POST bilag/{id}/repeat/stop', {
    access: 'owner',
    summary: 'Stop a repeat: no later dates get a voucher',
    params,
    answer: Expense,
  }),
  planRepeats: endpoint('GET bilag/repeats', {
    access: 'owner',
    summary: 'Running repeats with the date on which the plan stops them, and repeats that it has stopped',
    answer: PlanRepeats,
  }),
  resumeRepeats: endpoint('POST bilag/repeats/resume', {
    access: 'plan',
    summary: 'Start repeats again that the plan has stopped, including the dates that were left out',
    body: ResumeForm,
    answer: ResumedRepeats,
  }),
  trashSeries: endpoint('PUT bilag/{id}/trash-series', {
    access: 'owner',
    summary: 'Move a repeating voucher and all vouchers of its repeat to the trash folder, as one',
    params,
  }),
}
