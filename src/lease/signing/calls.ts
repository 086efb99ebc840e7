import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Contract } from '../contract/model'
import { PaperForm } from './model'

const params = z.strictObject({ id: IdText })
const provider = ['providerError', 'providerUnavailable', 'providerTimeout'] as const

export const signingCalls = {
  sign: endpoint('POST contract/{id}/sign-bankid', {
    access: 'owner',
    outside: true,
    summary: 'Send the lease to be signed with BankID, or first have the fee of its deposit account paid (`payUrl`)',
    params,
    answer: Contract,
    limits: ['signing'],
    refuses: ['subscriptionRequired', ...provider],
  }),
  signChecklist: endpoint('POST contract/{id}/sign-bankid-check-list', {
    access: 'owner',
    outside: true,
    summary: 'Send the handover list to be signed with BankID',
    params,
    answer: Contract,
    limits: ['signing'],
    refuses: ['subscriptionRequired', ...provider],
  }),
  regenerate: endpoint('POST contract/{id}/regenerate-sign-bankid', {
    access: 'owner',
    outside: true,
    summary: 'Send a paper anew: what was sent before ends, and its links with it',
    params,
    body: PaperForm,
    answer: Contract,
    limits: ['signing'],
    refuses: ['subscriptionRequired', ...provider],
  }),
  withdraw: endpoint('POST contract/{id}/withdraw-signing', {
    access: 'owner',
    outside: true,
    summary: 'Take a paper back that is being signed; a lease is a draft again',
    params,
    body: PaperForm,
    answer: Contract,
    limits: ['signing'],
    refuses: provider,
  }),
  refresh: endpoint('POST contract/{id}/refresh', {
    access: 'owner',
    outside: true,
    summary: 'Ask how signing and deposit account stand',
    params,
    answer: Contract,
    limits: ['signing'],
    refuses: provider,
  }),
  remind: endpoint('POST contract/{id}/remind', {
    access: 'owner',
    summary: 'Ask the tenants once more who have not signed; once a day',
    params,
    body: PaperForm,
    answer: Contract,
    refuses: ['tooManyRequests'],
  }),
}
