import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { DayText } from '../../base/kit/day'
import { IdText } from '../../base/kit/schemas'
import { Contract } from '../contract/model'
import { PaperLink } from '../document/model'
import { RegulationForm } from './model'

const params = z.strictObject({ id: IdText })
const from = DayText

export const regulationCalls = {
  regulate: endpoint('POST contract/{id}/regulate-rent', {
    access: 'owner',
    summary: 'Change the rent of a signed contract from a month on, and send the tenants a letter',
    params,
    body: RegulationForm,
    answer: Contract,
    refuses: ['unreadable', 'tooManyRequests'],
  }),
  letter: endpoint('GET contract/{id}/regulation-letter', {
    access: 'owner',
    summary:
      'A link to the letter about the rent from that month. It works with the session, or for five minutes without one',
    params,
    query: z.strictObject({ from }),
    answer: PaperLink,
  }),
  openLetter: endpoint('GET contract/{id}/regulation-letter/{from}', {
    access: 'link',
    summary: 'The bytes of a letter about a new rent as PDF, for its owner or a signed link',
    params: z.strictObject({ id: IdText, from }),
    query: z.strictObject({
      until: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    answer: 'stream',
  }),
}
