import type { FastifyReply } from 'fastify'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import { addressRegister, municipalityName, type RegisteredAddress } from './address-list'

const prefix = '/adresser/v1'
const textParameters = [
  'sok',
  'adressenavn',
  'adressetekst',
  'postnummer',
  'poststed',
  'kommunenummer',
  'kommunenavn',
  'adressetilleggsnavn',
  'bokstav',
  'bruksenhetsnummer',
  'objtype',
  'filtrer',
] as const
const integerParameters = [
  'nummer',
  'adressekode',
  'gardsnummer',
  'bruksnummer',
  'festenummer',
  'undernummer',
  'treffPerSide',
  'side',
  'utkoordsys',
] as const
const otherParameters = ['fuzzy', 'sokemodus', 'asciiKompatibel'] as const
/** Parameters that choose addresses. At least one is needed. */
const choosing: ReadonlySet<string> = new Set(
  [...textParameters, ...integerParameters].filter(
    (name) => !['filtrer', 'treffPerSide', 'side', 'utkoordsys'].includes(name),
  ),
)
const allParameters: ReadonlySet<string> = new Set([...textParameters, ...integerParameters, ...otherParameters])
const mostPerPage = 1000

const wordsOf = (text: string): string[] =>
  text
    .replace(/["~]/g, '')
    .replace(/[\\/:!(){}[\]^?+,-]/g, ' ')
    .toLocaleLowerCase('nb')
    .split(/\s+/)
    .filter((word) => word !== '')

/** The number of letters to add, drop or change, at most two. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}

const houseOf = ({ number, letter }: RegisteredAddress) => `${number}${letter}`
const addressText = (each: RegisteredAddress) => `${each.street} ${houseOf(each)}`

const ownWords = (each: RegisteredAddress): ReadonlySet<string> =>
  new Set(
    wordsOf(
      `${each.street} ${houseOf(each)} ${each.number} ${each.letter} ${each.postcode} ${each.place} ${municipalityName(each.municipality)}`,
    ),
  )

/** The words of each address, made once, because a search has two seconds. */
const indexed = addressRegister.map((address) => ({ address, words: ownWords(address) }))
const vocabulary = [...new Set(indexed.flatMap(({ words }) => [...words]))]

/** The words of the register that a typed word means. */
function meantBy(word: string, isFuzzy: boolean): ReadonlySet<string> {
  if (word.includes('*')) {
    const pattern = new RegExp(`^${word.replace(/[^\p{L}\p{N}*]/gu, '').replaceAll('*', '.*')}$`, 'u')
    return new Set(vocabulary.filter((one) => pattern.test(one)))
  }
  if (isFuzzy && !/^\d+$/.test(word)) return new Set(vocabulary.filter((one) => distance(one, word) <= 2))
  return new Set([word])
}

const toHit = (each: RegisteredAddress, at: number) => ({
  adressenavn: each.street,
  adressetekst: addressText(each),
  adressetilleggsnavn: null,
  adressekode: 1000 + (at % 9000),
  nummer: each.number,
  bokstav: each.letter,
  kommunenummer: each.municipality,
  kommunenavn: municipalityName(each.municipality),
  gardsnummer: each.farm,
  bruksnummer: each.holding,
  festenummer: each.lease,
  undernummer: null,
  bruksenhetsnummer: [],
  objtype: 'Vegadresse',
  poststed: each.place,
  postnummer: each.postcode,
  adressetekstutenadressetilleggsnavn: addressText(each),
  stedfestingverifisert: true,
  representasjonspunkt: { epsg: 'EPSG:4258', lat: 59.9, lon: 10.7 },
  oppdateringsdato: '2024-01-01T00:00:00',
})

/** The answer to a request that can't be carried out. Null: it can. */
function refusal(query: URLSearchParams): object | null {
  const wrong: Record<string, string[]> = {}
  for (const [name, value] of query) {
    if (!allParameters.has(name)) wrong[name] = ['Unknown field.']
    else if ((integerParameters as readonly string[]).includes(name) && !/^\d+$/.test(value))
      wrong[name] = ['Not a valid integer.']
  }
  if (Number(query.get('treffPerSide') ?? 0) > mostPerPage)
    wrong['treffPerSide'] = ['Antallet treff per side er satt for høyt.']
  if (Object.keys(wrong).length > 0) return { message: wrong }
  if (![...query.keys()].some((name) => choosing.has(name))) return { message: 'Ingen søkeparametere oppgitt.' }
  const sok = query.get('sok') ?? ''
  if (sok.length > 500 || wordsOf(sok).length > 50) return { message: { sok: ['Longer than maximum length 500.'] } }
  if (query.get('fuzzy') === 'true' && sok.includes('*')) return { message: 'Wildcard kan ikke brukes med fuzzysøk.' }
  for (const name of ['bokstav', 'adressetilleggsnavn', 'bruksenhetsnummer'])
    if (query.get(name)?.includes('*')) return { message: `Wildcard er ikke støttet for parameteret ${name}.` }
  return null
}

/** Values that must be those of the address, by their parameter. */
const exact: Readonly<Record<string, (each: RegisteredAddress) => string>> = {
  postnummer: (each) => each.postcode,
  poststed: (each) => each.place,
  kommunenummer: (each) => each.municipality,
  kommunenavn: (each) => municipalityName(each.municipality),
  adressenavn: (each) => each.street,
  adressetekst: addressText,
  nummer: (each) => String(each.number),
  bokstav: (each) => each.letter,
  gardsnummer: (each) => String(each.farm),
  bruksnummer: (each) => String(each.holding),
  festenummer: (each) => String(each.lease),
}

function isChosen(each: RegisteredAddress, query: URLSearchParams): boolean {
  return Object.entries(exact).every(([name, of]) => {
    const wanted = query.get(name)?.toLocaleLowerCase('nb')
    if (wanted === undefined) return true
    const own = of(each).toLocaleLowerCase('nb')
    return wanted.endsWith('*') ? own.startsWith(wanted.slice(0, -1)) : own === wanted
  })
}

function search(query: URLSearchParams) {
  const words = wordsOf(query.get('sok') ?? '')
  const isFuzzy = query.get('fuzzy') === 'true'
  const isAnd = query.get('sokemodus') !== 'OR'
  const meant = words.map((word) => meantBy(word, isFuzzy))
  const found = indexed
    .filter(({ address, words: own }) => {
      const has = (one: ReadonlySet<string>) => [...own].some((word) => one.has(word))
      return isChosen(address, query) && (meant.length === 0 || (isAnd ? meant.every(has) : meant.some(has)))
    })
    .map(({ address }) => address)
  const [size, page] = [Number(query.get('treffPerSide') ?? 10), Number(query.get('side') ?? 0)]
  return {
    metadata: {
      treffPerSide: size,
      side: page,
      totaltAntallTreff: found.length,
      viserFra: page * size,
      // Also past the end.
      viserTil: (page + 1) * size,
      sokeStreng: query.toString(),
      asciiKompatibel: query.get('asciiKompatibel') !== 'false',
    },
    adresser: found.slice(page * size, (page + 1) * size).map(toHit),
  }
}

const isAscii = (query: URLSearchParams) => query.get('asciiKompatibel') !== 'false'

/** Letters outside of ASCII as `\u00e6`. A reader of JSON undoes it. */
const escaped = (json: string) =>
  json.replace(/[\u0080-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

const queryIn = (url: string) => new URLSearchParams(url.split('?')[1] ?? '')

async function send(reply: FastifyReply, status: number, body: object, ascii = true): Promise<unknown> {
  const json = JSON.stringify(body)
  return await reply
    .code(status)
    .type('application/json')
    .send(ascii ? escaped(json) : json)
}

/** Kartverket's register of addresses. It refuses parameters that it doesn't know. */
export async function kartverketProvider(sandbox: Sandbox): Promise<void> {
  await providerRoutes(sandbox, 'kartverket', prefix, (app) => {
    app.get('/sok', async (request, reply) => {
      const query = queryIn(request.url)
      const refused = refusal(query)
      return refused ? await send(reply, 400, refused) : await send(reply, 200, search(query), isAscii(query))
    })
  })
}
