import { z } from 'zod'
import { FaultRequest } from './faults'
import type { Sandbox } from './sandbox'

const Advance = z.strictObject({ advance: z.string() })

/** The part of the control API that all providers share. Each provider adds its own calls below `/__sandbox/`. */
export function controlRoutes({ app, clock, faults, journal }: Sandbox): void {
  const invalid = (error: z.ZodError) => ({ message: 'invalid', fields: z.flattenError(error).fieldErrors })

  app.get<{ Querystring: { provider?: string } }>('/__sandbox/requests', async ({ query }) =>
    journal.list().filter((each) => query.provider === undefined || each.provider === query.provider),
  )

  app.post('/__sandbox/faults', async (request, reply) => {
    const asked = FaultRequest.safeParse(request.body)
    if (!asked.success) return await reply.code(422).send(invalid(asked.error))
    faults.add(asked.data)
    return await reply.code(201).send(asked.data)
  })

  app.delete('/__sandbox/faults', async (_request, reply) => {
    faults.clear()
    return await reply.code(204).send()
  })

  app.get('/__sandbox/clock', async () => ({ now: clock.now() }))

  app.post('/__sandbox/clock', async (request, reply) => {
    const asked = Advance.safeParse(request.body)
    if (!asked.success) return await reply.code(422).send(invalid(asked.error))
    const now = await clock.advance(asked.data.advance)
    if (now === null)
      return await reply
        .code(422)
        .send({ message: 'invalid', fields: { advance: ['not an ISO 8601 duration such as P31D'] } })
    return { now }
  })
}
