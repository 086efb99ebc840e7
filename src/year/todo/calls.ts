import { endpoint } from '../../base/kit/endpoint'
import { TodoCount, WaitingWork } from './model'

export const todoCalls = {
  waiting: endpoint('GET todo', {
    access: 'owner',
    summary:
      'What waits beside the contracts: vouchers that are not filled out, protests against a notice, and the tax return of last year until it is handed in',
    answer: WaitingWork,
  }),
  count: endpoint('GET todo/count', {
    access: 'owner',
    summary: 'The number of things to do, of all houses. A screen that shows no line needs no other call',
    answer: TodoCount,
    leavesOut: true,
  }),
}
