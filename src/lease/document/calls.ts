import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { ContractPaperQuery, LeaseQuery, paperKinds, PaperLink, PaperQuery } from './model'

const params = z.strictObject({ id: IdText })
/**
 * The refusals of a paper: it can't be written, or it waits too long while other papers of the user account are drawn.
 */
const refuses = ['unreadable', 'tooManyRequests'] as const

export const paperCalls = {
  paper: endpoint('GET contract/{id}/generate-pdf', {
    access: 'owner',
    summary:
      'A link to the lease as PDF. A draft is marked as one, unless it is drawn for signing. The link works with the session, or for five minutes without one',
    params,
    query: LeaseQuery,
    answer: PaperLink,
    refuses,
  }),
  checklistPaper: endpoint('GET contract/{id}/generate-checklist-pdf', {
    access: 'owner',
    summary: 'A link to the handover list as PDF. It works with the session, or for five minutes without one',
    params,
    query: ContractPaperQuery,
    answer: PaperLink,
    refuses: ['unreadable'],
  }),
  openPaper: endpoint('GET contract/{id}/paper/{kind}', {
    access: 'link',
    summary: 'The bytes of a lease or handover list as PDF, for its owner or a signed link',
    params: z.strictObject({ id: IdText, kind: z.enum(paperKinds) }),
    query: z.strictObject({
      ...PaperQuery.shape,
      until: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    answer: 'stream',
    refuses,
  }),
}
