import { endpoint } from '../../base/kit/endpoint'
import { WaitingWork } from './model'

export const todoCalls = {
  waiting: endpoint('GET todo', {
    access: 'owner',
    summary:
      'What waits in the books: vouchers that are not filled out, and the tax return of last year until it is handed in',
    answer: WaitingWork,
  }),
}
