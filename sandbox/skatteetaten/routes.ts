import { z } from 'zod'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import { draftAnswer } from './answers'
import { authorityApi } from './api'
import { openBearer } from './bearer'
import { previewPage } from './preview'
import { schemaOf } from './return'
import {
  authorityDraftOf,
  openAuthority,
  reviseDraft,
  changeDraftAtAuthority,
  usualFeedbackMs,
  type Authority,
} from './state'
import { openXml } from './xml'

/** The tax authority at `/skatteetaten`, with the page of its previews. */
export async function skatteetatenProvider(sandbox: Sandbox) {
  const authority = openAuthority(sandbox)
  const bearer = openBearer(sandbox)
  await providerRoutes(sandbox, 'skatteetaten', '/skatteetaten', (app) => authorityApi(app, authority, bearer))
  previewPage(sandbox, authority)
  controls(sandbox, authority)
  return { authority, bearer }
}

type OfPerson = { Params: { year: string; pid: string } }
/** The return itself, as XML. */
const Written = z.strictObject({ document: z.string().max(1_000_000) })
const Forced = z.strictObject({
  code: z.string().regex(/^\w{3,100}$/),
  /** The number of validations that get the code. */
  times: z.int().min(1).default(1),
  /** The number of validations before these. */
  skip: z.int().min(0).default(0),
})

const Slow = z.strictObject({ seconds: z.int().min(0).max(86_400) })

function controls({ app }: Sandbox, authority: Authority): void {
  app.get<OfPerson>('/__sandbox/skatteetaten/drafts/:year/:pid', async ({ params }, reply) => {
    const draft = authorityDraftOf(authority, Number(params.year), params.pid)
    if (!draft) return await reply.code(404).send({ message: 'notFound' })
    return await reply.type('application/xml').send(draftAnswer(draft))
  })
  // Changes a draft as the taxpayer or the authority would in the portal.
  app.put<OfPerson>('/__sandbox/skatteetaten/drafts/:year/:pid', async ({ params, body }, reply) => {
    const asked = Written.safeParse(body)
    if (!asked.success) return await reply.code(422).send({ message: 'invalid' })
    const draft = authorityDraftOf(authority, Number(params.year), params.pid)
    if (!draft) return await reply.code(404).send({ message: 'notFound' })
    if ((await (await openXml()).problemOf(asked.data.document, schemaOf(draft.year))) !== null)
      return await reply.code(422).send({ message: 'invalid', fields: { document: 'schema' } })
    const { reference, revision } = reviseDraft(authority, draft, { xml: asked.data.document })
    return { reference, revision }
  })
  app.post<OfPerson>('/__sandbox/skatteetaten/drafts/:year/:pid/touch', async ({ params }, reply) => {
    const draft = authorityDraftOf(authority, Number(params.year), params.pid)
    if (!draft) return await reply.code(404).send({ message: 'notFound' })
    const { reference, revision } = changeDraftAtAuthority(authority, draft)
    return { reference, revision }
  })
  app.post('/__sandbox/skatteetaten/result', async (request, reply) => {
    const asked = Forced.safeParse(request.body)
    if (!asked.success)
      return await reply.code(422).send({ message: 'invalid', fields: z.flattenError(asked.error).fieldErrors })
    authority.forced = [...authority.forced, { ...asked.data }]
    return await reply.code(201).send(asked.data)
  })
  // Sets how long the next answers to submissions take.
  app.post('/__sandbox/skatteetaten/feedback', async (request, reply) => {
    const asked = Slow.safeParse(request.body)
    if (!asked.success)
      return await reply.code(422).send({ message: 'invalid', fields: z.flattenError(asked.error).fieldErrors })
    authority.feedbackMs = asked.data.seconds * 1000
    return await reply.code(201).send(asked.data)
  })
  app.delete('/__sandbox/skatteetaten/feedback', async (_request, reply) => {
    authority.feedbackMs = usualFeedbackMs
    return await reply.code(204).send()
  })
  app.delete('/__sandbox/skatteetaten/result', async (_request, reply) => {
    authority.forced = []
    return await reply.code(204).send()
  })
}
