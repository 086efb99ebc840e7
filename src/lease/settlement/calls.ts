import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { OutcomeForm, Settlement, SettlementForm } from './model'

const params = z.strictObject({ id: IdText })

const one = z.strictObject({ id: IdText, settlementId: IdText })

export const settlementCalls = {
  create: endpoint('POST contract/{id}/settlement', {
    access: 'owner',
    outside: true,
    summary:
      'Settle what the landlord claims at the end of a tenancy against the deposit. The answer links to a PDF that both can sign',
    params,
    body: SettlementForm,
    answer: Settlement,
    status: 201,
    refuses: ['contractNotSigned', 'tenantErased', 'settlementLimit', 'unreadable', 'tooManyRequests'],
  }),
  list: endpoint('GET contract/{id}/settlement', {
    access: 'owner',
    summary: 'The settlements of a contract, the newest first',
    params,
    answer: z.array(Settlement),
    leavesOut: true,
  }),
  outcome: endpoint('PUT contract/{id}/settlement/{settlementId}', {
    access: 'owner',
    summary:
      'Record the tenant’s answer to a settlement, and the day on which the bank paid, for a deposit that is on an account of the parties’ own',
    params: one,
    body: OutcomeForm,
    answer: Settlement,
    refuses: ['settledByBank'],
  }),
  send: endpoint('POST contract/{id}/settlement/{settlementId}/send', {
    access: 'owner',
    summary:
      'Send a settlement to the tenants by e-mail, with its PDF, in the landlord’s name. A second time sends nothing',
    params: one,
    answer: Settlement,
    refuses: ['tenantErased', 'settledByBank', 'settlementTooLarge', 'unreadable'],
  }),
  openPaper: endpoint('GET contract/{id}/settlement/{settlementId}/paper', {
    access: 'link',
    summary: 'The bytes of a settlement as PDF, for its owner or a signed link',
    params: one,
    query: z.strictObject({
      until: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    answer: 'stream',
    refuses: ['unreadable'],
  }),
}
