import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Bearer } from './bearer'
import { AuthorityFailure, checkAccept } from './failure'
import { searchRegister } from './register'
import { authorityDraftOf, type Authority } from './state'
import { childrenNamed, elementAt, openXml, textAt, type Element } from './xml'

type Searched = { Params: { year: string }; Querystring: { query?: string; resultSize?: string } }
type OfProperty = { Params: { year: string; pid: string; registerId: string } }

const scope = 'skatteetaten:formueinntekt/skattemelding/eiendom'

/** An element as JSON, for the basis of wealth. */
const asJson = ({ children, text }: Element): unknown =>
  children.length === 0 ? text : Object.fromEntries(children.map((each) => [each.name, asJson(each)]))

/** The search in the register of properties, and the value of a property. */
export function propertyCalls(app: FastifyInstance, authority: Authority, bearer: Bearer, base: string): void {
  const search = async (request: FastifyRequest<Searched>) => {
    await bearer.check(request, 'idporten', scope)
    checkAccept(request, 'json')
    const { query = '', resultSize = '50' } = request.query
    if (query.trim() === '') throw new AuthorityFailure(400, 'Søket mangler tekst (query).')
    return searchRegister(query, Math.min(50, Math.max(1, Number(resultSize) || 50)), Number(request.params.year))
  }
  app.get<Searched>(`${base}/eiendom/soek/:year`, search)
  app.get<Searched>(`${base}/eiendom/soek/v2/:year`, search)

  app.get<OfProperty>(`${base}/eiendom/formuesgrunnlag/:year/:registerId/:pid`, async (request) => {
    const { pid } = await bearer.check(request, 'idporten', scope)
    checkAccept(request, 'json')
    const draft = pid === request.params.pid ? authorityDraftOf(authority, Number(request.params.year), pid) : null
    const root = draft && (await openXml()).parse(draft.xml)
    const list = elementAt(root ?? undefined, 'boligOgEiendeler/fasteEiendommer')
    const found = childrenNamed(list, 'fastEiendom').filter((each) =>
      ['heltall', 'tekst'].some(
        (name) => textAt(each, `sergEiendomsidentifikator/${name}`) === request.params.registerId,
      ),
    )
    if (found.length === 0) throw new AuthorityFailure(404, 'Eiendommen finnes ikke.')
    return { fastEiendom: found.map(asJson) }
  })
}
