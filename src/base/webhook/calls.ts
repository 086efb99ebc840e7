import { z } from 'zod'
import { endpoint } from '../kit/endpoint'

export const EventSource = z.enum(['stripe', 'signicat'])

export const webhookCalls = {
  webhook: endpoint('POST webhooks/{provider}', {
    access: 'public',
    summary: 'A message of a provider. It is refused, and nothing is stored, unless the provider has signed it',
    params: z.strictObject({ provider: EventSource }),
    /** The proof of a provider that signs nothing: the address that we gave it contains the token. */
    query: z.strictObject({ token: z.string().max(200).optional() }),
    body: 'raw',
    refuses: ['malformed', 'providerUnavailable'],
  }),
}
