import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Contract } from '../contract/model'
import { DepositPayment, ReleaseForm } from './model'

const params = z.strictObject({ id: IdText })

export const depositCalls = {
  createDeposit: endpoint('POST contract/{id}/create-deposit', {
    access: 'owner',
    outside: true,
    summary:
      'The page on which the fee of a deposit account is paid. Once it is paid, the lease is sent for signing at the bank',
    params,
    answer: DepositPayment,
    limits: ['payment'],
    refuses: ['subscriptionRequired', 'depositNotChosen', 'providerError', 'providerUnavailable', 'providerTimeout'],
  }),
  closeDeposit: endpoint('POST contract/{id}/closeDeposit', {
    access: 'owner',
    outside: true,
    summary:
      'Close a deposit account that is not fully paid in. The bank returns its money to the tenant. If the bank can’t be reached, the request is repeated (signicatInfo.pending)',
    params,
    answer: Contract,
    refuses: [
      'depositNotOpened',
      'depositElsewhere',
      'stillRunning',
      'providerError',
      'providerUnavailable',
      'providerTimeout',
    ],
  }),
  cancelRelease: endpoint('POST contract/{id}/cancel-release', {
    access: 'owner',
    outside: true,
    summary: 'Cancel a release or a closing of the deposit account, as long as the bank has not accepted it',
    params,
    answer: Contract,
    refuses: [
      'depositNotOpened',
      'tooLate',
      'perhapsTooLate',
      'stillRunning',
      'providerError',
      'providerUnavailable',
      'providerTimeout',
    ],
  }),
  releaseDeposit: endpoint('POST contract/{id}/releaseDeposit', {
    access: 'owner',
    outside: true,
    summary:
      'Release a deposit to the tenant, ask the tenant to agree to a split, or record a dispute. If the bank can’t be reached, the request is repeated (signicatInfo.pending)',
    params,
    body: ReleaseForm,
    answer: Contract,
    refuses: [
      'depositNotFunded',
      'depositElsewhere',
      'stillRunning',
      'providerError',
      'providerUnavailable',
      'providerTimeout',
    ],
  }),
}
