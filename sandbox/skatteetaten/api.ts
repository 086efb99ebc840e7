import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { draftAnswer, verdictAnswer } from './answers'
import type { Bearer } from './bearer'
import { AuthorityFailure, checkAccept, sendFailure } from './failure'
import { judgeEnvelopeOfPerson } from './judging'
import { previewPath } from './preview'
import { propertyCalls } from './properties'
import { authorityDraftOf, takeForcedResult, type Authority, type AuthorityDraft } from './state'
import { numberAt, openXml } from './xml'

type OfPerson = { Params: { year: string; pid: string }; Querystring: { inkluderUtvidetVeiledning?: string } }

const scope = 'skatteetaten:formueinntekt/skattemelding'
const previewDays = 1
const bodyOf = ({ body }: FastifyRequest) => (typeof body === 'string' ? body : '')

/** The authority's interface, version 2 (Skatteetaten/skattemeldingen, docs/api-v2). */
export function authorityApi(app: FastifyInstance, authority: Authority, bearer: Bearer): void {
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error))

  /** The person's draft. Throws 403 for another person than the one who is logged in, and when there is no draft. */
  async function draftFor(request: FastifyRequest<OfPerson>): Promise<AuthorityDraft> {
    const { pid } = await bearer.check(request, 'idporten', scope)
    const found = pid === request.params.pid ? authorityDraftOf(authority, Number(request.params.year), pid) : null
    if (!found) throw new AuthorityFailure(403, 'Du har ikke tilgang til en skattemelding for personen og året.')
    return found
  }
  const wantsQuestions = ({ query }: FastifyRequest<OfPerson>) => query.inkluderUtvidetVeiledning === 'true'
  const sendXml = (reply: FastifyReply, text: string) => reply.type('application/xml').send(text)
  const base = '/api/skattemelding/v2'

  app.get(`${base}/ping`, async () => ({ ping: 'pong' }))

  app.get<OfPerson>(`${base}/:year/:pid`, async (request, reply) => {
    const draft = await draftFor(request)
    checkAccept(request, 'xml')
    return await sendXml(reply, draftAnswer(draft, wantsQuestions(request)))
  })
  for (const kind of ['utkast', 'fastsatt'] as const)
    app.get<OfPerson>(`${base}/${kind}/:year/:pid`, async (request, reply) => {
      const draft = await draftFor(request)
      checkAccept(request, 'xml')
      if (draft.isAssessed !== (kind === 'fastsatt'))
        throw new AuthorityFailure(404, `Det finnes ingen ${kind} skattemelding.`)
      return await sendXml(reply, draftAnswer(draft, wantsQuestions(request)))
    })
  app.get<OfPerson>(`${base}/innsendt/:year/:pid`, async (request, reply) => {
    const { submitted } = await draftFor(request)
    checkAccept(request, 'xml')
    if (submitted === null) throw new AuthorityFailure(404, 'Det er ikke sendt inn noen skattemelding.')
    return await sendXml(reply, submitted)
  })

  for (const [path, needsReference] of [
    ['valider', true],
    ['validertest', false],
  ] as const)
    app.post<OfPerson>(`${base}/${path}/:year/:pid`, async (request, reply) => {
      const { year, pid } = await draftFor(request)
      checkAccept(request, 'xml')
      const asked = { year, pid, envelope: bodyOf(request) }
      const verdict = await judgeEnvelopeOfPerson(authority, asked, {
        needsReference,
        forced: takeForcedResult(authority),
      })
      return await sendXml(reply, verdictAnswer(await openXml(), verdict))
    })

  app.post(`${base}/til-midlertidig-lagret-skattemelding-for-visning`, async (request) => {
    const { pid } = await bearer.check(request, 'idporten', scope)
    checkAccept(request, 'json')
    const envelope = bodyOf(request)
    const year = numberAt((await openXml()).parse(envelope) ?? undefined, 'inntektsaar') ?? 0
    const { causes, returned } = await judgeEnvelopeOfPerson(authority, { year, pid, envelope })
    if (!returned) throw new AuthorityFailure(400, `Skattemeldingen kan ikke vises: ${causes.join(', ')}`)
    const until = new Date(Date.parse(authority.sandbox.clock.now()) + previewDays * 24 * 60 * 60_000).toISOString()
    const { id } = authority.previews.add({ id: randomUUID(), year, pid, envelope, until })
    return { url: `http://${request.headers.host}/skatteetaten${previewPath}?id=${id}` }
  })

  app.get<OfPerson>(`${base}/:year/:pid/lenker/publikumsportaler`, async (request) => {
    await draftFor(request)
    checkAccept(request, 'json')
    const portal = `http://${request.headers.host}/skatteetaten`
    return { minskattPortalLenke: portal, skattemeldingPortalLenke: portal, tilsvarPortalLenke: portal }
  })

  propertyCalls(app, authority, bearer, base)
}
