import { z } from 'zod'
import type { Webhook } from './delivery'
import type { Sandbox } from './sandbox'

const Release = z.strictObject({ order: z.array(z.number().int()).default([]) })

interface Handlers {
  readonly list: () => Webhook[]
  readonly hold: () => void
  readonly release: (order: readonly number[]) => Promise<void>
  readonly resend: (id: number) => Promise<Webhook | null>
}

/** The calls of tests and of the page of messages. */
export function webhookRoutes(app: Sandbox['app'], { list, hold, release, resend }: Handlers): void {
  app.get('/__sandbox/webhooks', async () => list())
  app.post('/__sandbox/webhooks/hold', async (_request, reply) => {
    hold()
    return await reply.code(204).send()
  })
  app.post('/__sandbox/webhooks/release', async (request, reply) => {
    const asked = Release.safeParse(request.body ?? {})
    if (!asked.success)
      return await reply.code(422).send({ message: 'invalid', fields: z.flattenError(asked.error).fieldErrors })
    await release(asked.data.order)
    return await reply.code(204).send()
  })
  app.post<{ Params: { id: string } }>('/__sandbox/webhooks/:id/resend', async (request, reply) => {
    const sent = await resend(Number(request.params.id))
    return sent ?? (await reply.code(404).send({ message: 'notFound' }))
  })
}
