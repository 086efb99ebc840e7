import { endpoint } from '../../base/kit/endpoint'
import { Waiting } from './model'

export const todoCalls = {
  waiting: endpoint('GET todo', {
    access: 'owner',
    summary:
      'What waits in the books: vouchers that are not filled out, and the return of the last year while it is not handed in',
    answer: Waiting,
  }),
}
