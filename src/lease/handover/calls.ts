import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { ContractPaperQuery, PaperLink, PaperQuery } from '../document/model'
import { Handover, HandoverForm, SignatureForm, SignHandoverForm } from './model'

const params = z.strictObject({ id: IdText })
const one = z.strictObject({ id: IdText, handoverId: IdText })

export const handoverCalls = {
  create: endpoint('POST contract/{id}/handover', {
    access: 'owner',
    summary:
      'Store what was found when the tenant moved in or out: rooms, meters, keys, photos. Changeable until signed',
    params,
    body: HandoverForm,
    answer: Handover,
    status: 201,
    refuses: ['tenantErased', 'handoverLimit'],
  }),
  list: endpoint('GET contract/{id}/handover', {
    access: 'owner',
    summary:
      'The handovers of a contract, the oldest first. One on moving out has the differences from the last one on moving in',
    params,
    answer: z.array(Handover),
    leavesOut: true,
  }),
  read: endpoint('GET contract/{id}/handover/{handoverId}', {
    access: 'owner',
    summary: 'One handover with its photos, signatures and differences',
    params: one,
    answer: Handover,
  }),
  update: endpoint('PUT contract/{id}/handover/{handoverId}', {
    access: 'owner',
    summary: 'Replace a handover that isn’t signed. Signatures that are drawn already are removed',
    params: one,
    body: HandoverForm,
    answer: Handover,
    refuses: ['handoverSigned', 'beingSigned'],
  }),
  signManual: endpoint('POST contract/{id}/handover/{handoverId}/sign-manual', {
    access: 'owner',
    outside: true,
    summary: 'Mark a handover as signed on paper. From then on its PDF never changes',
    params: one,
    body: SignHandoverForm,
    answer: Handover,
    refuses: ['handoverSigned', 'beingSigned', 'changedMeanwhile', 'tooManyRequests'],
  }),
  sign: endpoint('POST contract/{id}/handover/{handoverId}/signature', {
    access: 'owner',
    outside: true,
    summary:
      'Store a signature that was drawn on a screen. Once the landlord and all tenants have drawn, the PDF never changes',
    params: one,
    body: SignatureForm,
    answer: Handover,
    refuses: ['handoverSigned', 'beingSigned', 'alreadyDrawn', 'changedMeanwhile', 'tooManyRequests'],
  }),
  paper: endpoint('GET contract/{id}/handover/{handoverId}/pdf', {
    access: 'owner',
    summary: 'A link to a handover as PDF. It works with the session, or for five minutes without one',
    params: one,
    query: ContractPaperQuery,
    answer: PaperLink,
    refuses: ['unreadable', 'tooManyRequests'],
  }),
  openPaper: endpoint('GET contract/{id}/handover/{handoverId}/paper', {
    access: 'link',
    summary: 'The bytes of a handover as PDF, for its owner or a signed link',
    params: one,
    query: z.strictObject({
      ...PaperQuery.shape,
      until: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    answer: 'stream',
    refuses: ['unreadable', 'tooManyRequests'],
  }),
}
