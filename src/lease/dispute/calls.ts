import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { DisputeQuery } from './model'

export const disputeCalls = {
  bundle: endpoint('GET contract/{id}/dispute', {
    access: 'owner',
    summary:
      'All that is recorded about a tenancy as one PDF in Norwegian for the Rent Disputes Tribunal: the claim with its paragraphs, a timeline, and numbered exhibits with their hashes. Numbers of identity, and phone numbers, addresses and accounts of third persons are blacked out, and so are the names and words of `redact`',
    params: z.strictObject({ id: IdText }),
    query: DisputeQuery,
    answer: 'stream',
    limits: ['export'],
    refuses: ['contractNotSigned', 'tenantErased', 'unreadable', 'tooManyRequests'],
  }),
}
