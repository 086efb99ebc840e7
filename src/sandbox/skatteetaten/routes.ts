import { z } from 'zod'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import { altinnApi } from './altinn-api'
import { draftAnswer } from './answers'
import { authorityApi } from './api'
import { openBearer } from './bearer'
import { settleAll } from './feedback'
import { openInstances } from './instances'
import { authorityPages } from './page-routes'
import { draftOf, openAuthority, touch, type Authority } from './state'

/** The tax authority at `/skatteetaten` with its pages, and Altinn at `/altinn`, through which a return is handed in. */
export async function skatteetaten(sandbox: Sandbox): Promise<void> {
  const authority = openAuthority(sandbox)
  const instances = openInstances(sandbox)
  const bearer = openBearer(sandbox)
  await providerRoutes(sandbox, 'skatteetaten', '/skatteetaten', (app) => authorityApi(app, authority, bearer))
  await providerRoutes(sandbox, 'altinn', '/altinn', (app) => altinnApi(app, authority, instances, bearer))
  authorityPages(sandbox, authority, instances)
  controls(sandbox, authority)
  sandbox.clock.onAdvance(() => settleAll(authority, instances))
  await settleAll(authority, instances)
}

type OfPerson = { Params: { year: string; pid: string } }
const Forced = z.strictObject({
  code: z.string().regex(/^\w{3,100}$/),
  /** How many validations have it. */
  times: z.int().min(1).default(1),
  /** How many go by first. */
  skip: z.int().min(0).default(0),
})

function controls({ app }: Sandbox, authority: Authority): void {
  app.get<OfPerson>('/__sandbox/skatteetaten/drafts/:year/:pid', async ({ params }, reply) => {
    const draft = draftOf(authority, Number(params.year), params.pid)
    if (!draft) return await reply.code(404).send({ message: 'notFound' })
    return await reply.type('application/xml').send(draftAnswer(draft))
  })
  app.post<OfPerson>('/__sandbox/skatteetaten/drafts/:year/:pid/touch', async ({ params }, reply) => {
    const draft = draftOf(authority, Number(params.year), params.pid)
    if (!draft) return await reply.code(404).send({ message: 'notFound' })
    const { reference, revision } = touch(authority, draft)
    return { reference, revision }
  })
  app.post('/__sandbox/skatteetaten/result', async (request, reply) => {
    const asked = Forced.safeParse(request.body)
    if (!asked.success)
      return await reply.code(422).send({ message: 'invalid', fields: z.flattenError(asked.error).fieldErrors })
    authority.forced = [...authority.forced, { ...asked.data }]
    return await reply.code(201).send(asked.data)
  })
  app.delete('/__sandbox/skatteetaten/result', async (_request, reply) => {
    authority.forced = []
    return await reply.code(204).send()
  })
}
