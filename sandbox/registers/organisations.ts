import type { FastifyReply, FastifyRequest } from 'fastify'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import { organisationRegister, type RegisteredOrganisation } from './organisation-list'
import { municipalityName } from './address-list'

const prefix = '/enhetsregisteret/api'
const deletedOn = '2025-03-14'
const deepest = 10_000

const linkTo = (number: string) => ({ self: { href: `https://data.brreg.no${prefix}/enheter/${number}` } })

function toAnswer(each: RegisteredOrganisation) {
  if (each.state === 'deleted')
    return {
      respons_klasse: 'SlettetEnhet',
      organisasjonsnummer: each.number,
      navn: each.name,
      organisasjonsform: { kode: each.form, beskrivelse: each.form },
      slettedato: deletedOn,
      _links: linkTo(each.number),
    }
  const isForeign = each.postcode === ''
  return {
    organisasjonsnummer: each.number,
    navn: each.name,
    organisasjonsform: { kode: each.form, beskrivelse: each.form },
    [each.isPart ? 'beliggenhetsadresse' : 'forretningsadresse']: {
      land: each.country,
      landkode: isForeign ? 'SE' : 'NO',
      // A foreign address has neither postcode nor municipality.
      ...(!isForeign && {
        postnummer: each.postcode,
        poststed: each.place,
        kommune: municipalityName(each.municipality),
        kommunenummer: each.municipality,
      }),
      adresse: each.lines,
    },
    ...(!each.isPart && {
      konkurs: each.state === 'bankrupt',
      underAvvikling: each.state === 'dissolving',
      underTvangsavviklingEllerTvangsopplosning: false,
    }),
    _links: linkTo(each.number),
  }
}

/** A search goes by words and the beginnings of words. */
function matchesName({ name }: RegisteredOrganisation, asked: string): boolean {
  const own = name.toLocaleLowerCase('nb').split(/[\s&]+/)
  return asked
    .toLocaleLowerCase('nb')
    .split(/[\s&]+/)
    .filter((word) => word !== '')
    .every((word) => own.some((one) => one.startsWith(word)))
}

function search(query: URLSearchParams) {
  const [name, number] = [query.get('navn') ?? '', query.get('organisasjonsnummer')?.split(',') ?? []]
  const bankrupt = query.get('konkurs')
  const found = organisationRegister
    .filter(({ state, isPart }) => !isPart && state !== 'deleted' && state !== 'removed')
    .filter((each) => matchesName(each, name))
    .filter((each) => number.length === 0 || number.includes(each.number))
    .filter(({ state }) => bankrupt === null || (state === 'bankrupt') === (bankrupt === 'true'))
    .filter(({ form }) => (query.get('organisasjonsform') ?? form) === form)
    .filter(({ municipality }) => (query.get('kommunenummer') ?? municipality) === municipality)
  const [size, page] = [Number(query.get('size') ?? 20), Number(query.get('page') ?? 0)]
  const shown = found.slice(page * size, (page + 1) * size)
  return {
    // Left out when there is nothing.
    ...(shown.length > 0 && { _embedded: { enheter: shown.map(toAnswer) } }),
    _links: { self: { href: `https://data.brreg.no${prefix}/enheter?${query.toString()}` } },
    page: {
      size,
      totalElements: found.length,
      totalPages: Math.ceil(found.length / size),
      number: page,
    },
  }
}

const queryIn = (url: string) => new URLSearchParams(url.split('?')[1] ?? '')

/** The first version of the format is gone. */
const wantsOldFormat = ({ headers }: FastifyRequest) => /\.enhet\.v1\+json/.test(headers.accept ?? '')

async function sendOne(
  request: FastifyRequest,
  reply: FastifyReply,
  number: string,
  isPart: boolean,
): Promise<unknown> {
  if (wantsOldFormat(request)) return await reply.code(406).send()
  const found = organisationRegister.find((each) => each.number === number && each.isPart === isPart)
  // The body of a 404 is empty.
  if (!found) return await reply.code(404).send()
  if (found.state === 'removed')
    return await reply.code(410).send({ organisasjonsnummer: number, slettedato: deletedOn, _links: linkTo(number) })
  return await reply
    .code(200)
    .type('application/vnd.brreg.enhetsregisteret.enhet.v2+json;charset=UTF-8')
    .send(JSON.stringify(toAnswer(found)))
}

/** Enhetsregisteret: organisations, and parts of them. */
export async function brregProvider(sandbox: Sandbox): Promise<void> {
  await providerRoutes(sandbox, 'brreg', prefix, (app) => {
    app.get('/enheter', async (request, reply) => {
      if (wantsOldFormat(request)) return await reply.code(406).send()
      const query = queryIn(request.url)
      const [size, page] = [Number(query.get('size') ?? 20), Number(query.get('page') ?? 0)]
      if (!Number.isInteger(size) || !Number.isInteger(page) || (page + 1) * size > deepest)
        return await reply.code(400).send({ status: 400, error: 'Bad Request', message: 'Feil i parameter' })
      return await reply.send(search(query))
    })
    app.get<{ Params: { number: string } }>(
      '/enheter/:number',
      async (request, reply) => await sendOne(request, reply, request.params.number, false),
    )
    app.get<{ Params: { number: string } }>(
      '/underenheter/:number',
      async (request, reply) => await sendOne(request, reply, request.params.number, true),
    )
  })
}
