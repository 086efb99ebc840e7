import { endpoint } from '../../base/kit/endpoint'
import { WaitingWork } from './model'

export const todoCalls = {
  waiting: endpoint('GET todo', {
    access: 'owner',
    summary:
      'What waits beside the contracts: vouchers that are not filled out, protests against a notice, and the tax return of last year until it is handed in',
    answer: WaitingWork,
  }),
}
