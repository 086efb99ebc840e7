import { z } from 'zod'
import { endpoint } from '../kit/endpoint'

/** The providers that send messages. */
export const EventSource = z.enum(['stripe'])

export const webhookCalls = {
  webhook: endpoint('POST webhooks/{provider}', {
    access: 'public',
    summary: 'A message of a provider, signed by it; what is not is refused and leaves nothing behind',
    params: z.strictObject({ provider: EventSource }),
    body: 'raw',
    refuses: ['malformed', 'providerUnavailable'],
  }),
}
