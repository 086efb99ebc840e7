import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Contract } from '../contract/model'
import { HandoverNamed, PaperForm } from './model'

const params = z.strictObject({ id: IdText })
const provider = ['providerError', 'providerUnavailable', 'providerTimeout'] as const

export const signingCalls = {
  sign: endpoint('POST contract/{id}/sign-bankid', {
    access: 'owner',
    outside: true,
    summary:
      'Send the lease for signing with BankID. If the fee of its deposit account isn’t paid yet, answers the page for it (`payUrl`)',
    params,
    answer: Contract,
    limits: ['signing'],
    refuses: ['subscriptionRequired', ...provider],
  }),
  signChecklist: endpoint('POST contract/{id}/sign-bankid-check-list', {
    access: 'owner',
    outside: true,
    summary:
      'Send a handover for signing with BankID, the newest one unless it is named, or the handover list if no handover is written. Its state is in the answer of the handover',
    params,
    body: HandoverNamed,
    answer: Contract,
    limits: ['signing'],
    refuses: ['subscriptionRequired', 'handoverSigned', 'beingSigned', 'changedMeanwhile', ...provider],
  }),
  regenerate: endpoint('POST contract/{id}/regenerate-sign-bankid', {
    access: 'owner',
    outside: true,
    summary: 'Send a paper again. The earlier order and its links end',
    params,
    body: PaperForm,
    answer: Contract,
    limits: ['signing'],
    refuses: ['subscriptionRequired', ...provider],
  }),
  withdraw: endpoint('POST contract/{id}/withdraw-signing', {
    access: 'owner',
    outside: true,
    summary: 'Withdraw a paper that is being signed. A lease becomes a draft again',
    params,
    body: PaperForm,
    answer: Contract,
    limits: ['signing'],
    refuses: provider,
  }),
  refresh: endpoint('POST contract/{id}/refresh', {
    access: 'owner',
    outside: true,
    summary: 'Read the state of signing and deposit account from the providers',
    params,
    answer: Contract,
    limits: ['signing'],
    refuses: provider,
  }),
  remind: endpoint('POST contract/{id}/remind', {
    access: 'owner',
    summary: 'Remind the tenants who have not signed, at most once a day',
    params,
    body: PaperForm,
    answer: Contract,
    refuses: ['tooManyRequests'],
  }),
}
