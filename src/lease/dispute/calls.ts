import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'

export const disputeCalls = {
  bundle: endpoint('GET contract/{id}/dispute', {
    access: 'owner',
    summary:
      'All that is recorded about a tenancy as one PDF in Norwegian for the Rent Disputes Tribunal: the claim with its paragraphs, a timeline, and numbered exhibits with their hashes. Numbers of identity and third persons are left out',
    params: z.strictObject({ id: IdText }),
    answer: 'stream',
    limits: ['export'],
    refuses: ['contractNotSigned', 'tenantErased', 'unreadable', 'tooManyRequests'],
  }),
}
