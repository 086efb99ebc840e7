import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'

/** Calls about the product itself. */
export const systemCalls = {
  health: endpoint('GET health', {
    access: 'public',
    summary: 'Whether the process runs',
    answer: z.strictObject({ status: z.literal('up') }),
  }),
  ready: endpoint('GET ready', {
    access: 'public',
    summary: 'Whether the database answers, the disks have space, and calls are accepted',
    answer: z.strictObject({ status: z.literal('ready') }),
  }),
  openapi: endpoint('GET openapi.json', {
    access: 'public',
    summary: 'This API as an OpenAPI 3.1 document',
    answer: 'stream',
  }),
  docs: endpoint('GET docs', { access: 'public', summary: 'This API as a page to read', answer: 'stream' }),
}
