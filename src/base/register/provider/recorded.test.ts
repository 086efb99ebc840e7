import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Instant } from '../../kit/day'
import type { RegisterAdapterDeps } from '../ask'
import { brreg } from './brreg'
import { kartverket } from './kartverket'
import { klass } from './klass'
import { norgesBank } from './norges-bank'
import { ssb } from './ssb'

interface Reply {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

let server: Server
let url = ''
/** The answers to the next requests. The last one stays. */
let replies: Reply[] = []
const asked: { path: string; accept: string | undefined }[] = []
const logged: { type: string; requestError: string; sendData: unknown }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', accept: request.headers.accept })
    const { status = 200, body, headers = {} } = replies.length > 1 ? replies.shift()! : replies[0]!
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body))
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
afterEach(() => {
  asked.length = 0
  logged.length = 0
})

const deps: RegisterAdapterDeps = {
  clock: { now: () => '2026-11-20T10:00:00.000Z' as Instant },
  steady: () => performance.now(),
  log: async (attempt) => void logged.push(attempt),
}
const answer = (...all: Reply[]) => void (replies = all)

const hit = {
  adressenavn: 'Myrvollveien',
  adressetekst: 'Myrvollveien 5C',
  adressetilleggsnavn: null,
  adressekode: 25440,
  nummer: 5,
  bokstav: 'C',
  kommunenummer: '3207',
  kommunenavn: 'NORDRE FOLLO',
  gardsnummer: 243,
  bruksnummer: 898,
  festenummer: 0,
  undernummer: null,
  bruksenhetsnummer: [],
  objtype: 'Vegadresse',
  poststed: 'OPPEGÅRD',
  postnummer: '1415',
  adressetekstutenadressetilleggsnavn: 'Myrvollveien 5C',
  stedfestingverifisert: true,
  representasjonspunkt: { epsg: 'EPSG:4258', lat: 59.785021, lon: 10.799291 },
  oppdateringsdato: '2024-01-01T00:00:00',
}

describe('the recorded answer of Kartverket', () => {
  it('is an address', async () => {
    answer({ body: { metadata: { totaltAntallTreff: 1 }, adresser: [hit] } })
    expect(await kartverket(url, deps).search('myrvollveien 5c')).toEqual([
      {
        address: 'Myrvollveien 5C',
        postcode: '1415',
        city: 'Oppegård',
        municipality_number: '3207',
        municipality: 'Nordre Follo',
        property_number: 243,
        holding_number: 898,
        lease_number: 0,
      },
    ])
    expect(asked.map(({ path }) => path)).toEqual(['/adresser/v1/sok?sok=myrvollveien+5c*&treffPerSide=8'])
  })

  it('may lack every value: what fills nothing in is left out', async () => {
    const bare = { adressetekst: 'Haugen, Storgata 2B', postnummer: '9999', gardsnummer: null }
    answer({ body: { adresser: [{}, { ...hit, postnummer: null }, { ...hit, adressetekst: null }, bare] } })
    expect(await kartverket(url, deps).search('storgata')).toEqual([
      {
        address: 'Haugen, Storgata 2B',
        postcode: '9999',
        city: '',
        municipality_number: '',
        municipality: '',
        property_number: null,
        holding_number: null,
        lease_number: null,
      },
    ])
  })

  it('without a hit leads to a fuzzy search without a star, except for a bare number', async () => {
    answer({ body: { adresser: [] } }, { body: { adresser: [hit] } })
    expect(await kartverket(url, deps).search('Myrvolveien')).toHaveLength(1)
    expect(asked.map(({ path }) => path.split('?')[1])).toEqual([
      'sok=Myrvolveien*&treffPerSide=8',
      'sok=Myrvolveien&fuzzy=true&treffPerSide=8',
    ])
    asked.length = 0
    answer({ body: { adresser: [] } })
    expect(await kartverket(url, deps).search('1415')).toEqual([])
    expect(asked).toHaveLength(1)
  })

  it.each<[string, Reply, string]>([
    ['an unknown parameter', { status: 400, body: { message: { x: ['Unknown field.'] } } }, 'refused'],
    ['its own fault', { status: 500, body: { message: 'Internal Server Error' } }, 'overloaded'],
    ['too many requests', { status: 429, body: '' }, 'overloaded'],
    ['no JSON', { body: '<html>' }, 'unreadable'],
    ['JSON of somebody else', { body: { adresser: 'none' } }, 'unreadable'],
    ['a redirect', { status: 301, headers: { location: 'https://elsewhere.example' } }, 'refused'],
  ])('that is %s is a failure, asked once, and the log has nothing of what was typed', async (_what, reply, kind) => {
    answer(reply)
    await expect(kartverket(url, deps).search('Hemmelig vei 7')).rejects.toMatchObject({ kind })
    expect(asked).toHaveLength(1)
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toContain('emmelig')
  })
})

const unit = {
  organisasjonsnummer: '974760673',
  navn: 'REGISTERENHETEN I BRØNNØYSUND',
  organisasjonsform: { kode: 'ORGL', beskrivelse: 'Organisasjonsledd' },
  forretningsadresse: {
    land: 'Norge',
    landkode: 'NO',
    postnummer: '8900',
    poststed: 'BRØNNØYSUND',
    adresse: ['Havnegata 48'],
    kommune: 'BRØNNØY',
    kommunenummer: '1813',
  },
  konkurs: false,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
}

describe('the recorded answer of Enhetsregisteret', () => {
  const found = {
    organisation_number: '974760673',
    name: 'REGISTERENHETEN I BRØNNØYSUND',
    address: 'Havnegata 48',
    postcode: '8900',
    city: 'Brønnøysund',
    form: 'ORGL',
    state: 'active',
  }
  it('is an organisation, by name and by number, in the pinned format', async () => {
    answer({ body: { _embedded: { enheter: [unit] }, page: { totalElements: 1 } } })
    expect(await brreg(url, deps).search('Registerenheten')).toEqual([found])
    answer({ body: unit })
    expect(await brreg(url, deps).find('974760673')).toEqual(found)
    expect(asked).toEqual([
      {
        path: '/enhetsregisteret/api/enheter?navn=Registerenheten&size=8',
        accept: 'application/vnd.brreg.enhetsregisteret.enhet.v2+json',
      },
      {
        path: '/enhetsregisteret/api/enheter/974760673',
        accept: 'application/vnd.brreg.enhetsregisteret.enhet.v2+json',
      },
    ])
  })

  it('has no list when nothing was found', async () => {
    answer({ body: { _links: {}, page: { size: 20, totalElements: 0, totalPages: 0, number: 0 } } })
    expect(await brreg(url, deps).search('Finnes ikke')).toEqual([])
  })

  it.each<[string, object, string]>([
    ['bankrupt', { konkurs: true, underAvvikling: true }, 'bankrupt'],
    ['being dissolved', { underAvvikling: true }, 'dissolving'],
    ['being dissolved by force', { underTvangsavviklingEllerTvangsopplosning: true }, 'dissolving'],
    [
      'deleted, with status 200',
      { respons_klasse: 'SlettetEnhet', slettedato: '2025-01-01', konkurs: true },
      'deleted',
    ],
    ['deleted, by its day alone', { slettedato: '2025-01-01' }, 'deleted'],
  ])('says that one is %s', async (_what, more, state) => {
    answer({ body: { ...unit, ...more } })
    expect(await brreg(url, deps).find('974760673')).toMatchObject({ state })
  })

  it('is 410 for a removed one, 404 with an empty body for a part of one', async () => {
    answer({ status: 410, body: { organisasjonsnummer: '974760673', slettedato: '2020-01-01', _links: {} } })
    expect(await brreg(url, deps).find('974760673')).toEqual({
      organisation_number: '974760673',
      name: '',
      state: 'deleted',
    })
    asked.length = 0
    answer(
      { status: 404 },
      { body: { ...unit, forretningsadresse: undefined, beliggenhetsadresse: unit.forretningsadresse } },
    )
    expect(await brreg(url, deps).find('974760673')).toEqual(found)
    expect(asked.map(({ path }) => path)).toEqual([
      '/enhetsregisteret/api/enheter/974760673',
      '/enhetsregisteret/api/underenheter/974760673',
    ])
    answer({ status: 404 })
    expect(await brreg(url, deps).find('974760673')).toBeNull()
  })

  it('may have a foreign address, and the name of somebody at whose home it is, which is left out', async () => {
    const forretningsadresse = {
      land: 'Sverige',
      landkode: 'SE',
      adresse: ['c/o Ola Nordmann', 'Drottninggatan 5', null],
    }
    answer({ body: { organisasjonsnummer: '974760673', forretningsadresse } })
    expect(await brreg(url, deps).find('974760673')).toEqual({
      ...found,
      name: '',
      address: 'Drottninggatan 5',
      postcode: '',
      city: '',
      form: '',
    })
  })

  it.each<[Reply, string]>([
    [{ status: 406 }, 'refused'],
    [{ status: 503, body: 'x' }, 'overloaded'],
    [{ body: 'x' }, 'unreadable'],
  ])('that is %j is a failure', async (reply, kind) => {
    answer(reply)
    await expect(brreg(url, deps).search('Hansen')).rejects.toMatchObject({ kind })
    expect(asked).toHaveLength(1)
  })
})

const dataset = (value: unknown, more: object = {}) => ({
  version: '2.0',
  class: 'dataset',
  label: '14700: …',
  updated: '2026-06-10T06:00:00Z',
  role: { time: ['Tid'], metric: ['ContentsCode'] },
  id: ['VareTjenesteGrp', 'ContentsCode', 'Tid'],
  size: [1, 1, 3],
  dimension: {
    VareTjenesteGrp: { label: '…', category: { index: { '00': 0 }, label: { '00': '…' } } },
    ContentsCode: {
      label: '…',
      category: {
        index: { KpiIndMnd: 0 },
        label: { KpiIndMnd: '…' },
        unit: { KpiIndMnd: { base: '…2025=100', decimals: 1 } },
      },
    },
    Tid: { label: 'måned', category: { index: { '2026M03': 0, '2026M04': 1, '2026M05': 2 }, label: {} } },
  },
  value,
  extension: { noteMandatory: { '1': true }, px: { tableid: '14700', decimals: 1 } },
  ...more,
})

describe('the answer of Statistics Norway', () => {
  it('is read by the places of its cells', async () => {
    answer({ body: dataset([102.4, 102.8, 103.0]) })
    expect(await ssb(url, deps).read()).toEqual([
      { month: '2026-03-01', tenths: 1024 },
      { month: '2026-04-01', tenths: 1028 },
      { month: '2026-05-01', tenths: 1030 },
    ])
    expect(asked[0]?.path).toBe(
      '/api/pxwebapi/v2/tables/14700/data?lang=no&outputFormat=json-stat2&valueCodes[VareTjenesteGrp]=00&valueCodes[ContentsCode]=KpiIndMnd&valueCodes[Tid]=top(36)',
    )
  })

  it('may have its dimensions in any order, and groups beside the total', async () => {
    const { dimension } = dataset([])
    const mixed = dataset([102.4, 1, 102.8, 2, 103.0, 3], {
      id: ['Tid', 'ContentsCode', 'VareTjenesteGrp'],
      size: [3, 1, 2],
      dimension: { ...dimension, VareTjenesteGrp: { category: { index: { '00': 0, '01': 1 } } } },
    })
    answer({ body: mixed })
    expect((await ssb(url, deps).read()).map(({ tenths }) => tenths)).toEqual([1024, 1028, 1030])
  })

  it.each<[string, unknown, number[]]>([
    ['0 before its hour', [102.4, 102.8, 0], [1024, 1028]],
    ['missing', [102.4, null, 103], [1024, 1030]],
    ['a sparse list', { 0: 102.4, 2: 103 }, [1024, 1030]],
  ])('has no figure for a month that is %s', async (_what, value, tenths) => {
    answer({ body: dataset(value, { status: { '1': '..' } }) })
    expect((await ssb(url, deps).read()).map((each) => each.tenths)).toEqual(tenths)
  })

  it.each<[string, object]>([
    ['another table', { extension: { px: { tableid: '03013' } } }],
    [
      'another base',
      {
        dimension: {
          ...dataset([]).dimension,
          ContentsCode: { category: { index: { KpiIndMnd: 0 }, unit: { KpiIndMnd: { base: '2015=100' } } } },
        },
      },
    ],
    ['no total', { dimension: { ...dataset([]).dimension, VareTjenesteGrp: { category: { index: { '01': 0 } } } } }],
    ['no months', { id: ['VareTjenesteGrp', 'ContentsCode'], size: [1, 1], dimension: {} }],
  ])('with %s is refused', async (_what, more) => {
    answer({ body: dataset([140.1, 140.5, 141], more) })
    await expect(ssb(url, deps).read()).rejects.toMatchObject({ kind: 'unreadable' })
  })

  it('is asked for once more after 429 and 5xx, when the register allows it', async () => {
    answer({ status: 429, headers: { 'retry-after': '0' } }, { body: dataset([102.4, 102.8, 103.0]) })
    expect(await ssb(url, deps).read()).toHaveLength(3)
    answer({ status: 503, headers: { 'retry-after': '0' } }, { status: 503 })
    await expect(ssb(url, deps).read()).rejects.toMatchObject({ kind: 'overloaded' })
    answer({ status: 400, body: { type: 'Parameter error', title: 'Non-existent value', status: 400 } })
    asked.length = 0
    await expect(ssb(url, deps).read()).rejects.toMatchObject({ kind: 'refused' })
    expect(asked).toHaveLength(1)
  })
})

describe('the answer of Norges Bank', () => {
  const rates = (values: readonly unknown[], days: readonly string[]) => ({
    meta: {},
    data: {
      dataSets: [
        {
          series: { '0:0:0:0': { observations: Object.fromEntries(values.map((value, at) => [String(at), [value]])) } },
        },
      ],
      structure: { dimensions: { observation: [{ id: 'TIME_PERIOD', values: days.map((id) => ({ id })) }] } },
    },
  })
  it('is text, with its day at the place of its key', async () => {
    answer({ body: rates(['4.5'], ['2026-10-06']) })
    expect(await norgesBank(url, deps).read()).toEqual({ on: '2026-10-06', hundredths: 450 })
    expect(asked[0]?.path).toBe('/api/data/IR/B.KPRA.SD.R?format=sdmx-json&lastNObservations=1')
    answer({ body: rates(['4.25', null, '4.5'], ['2026-10-05', '2026-10-06', '2026-10-07']) })
    expect(await norgesBank(url, deps).read()).toEqual({ on: '2026-10-07', hundredths: 450 })
  })
  it.each([[rates([], [])], [rates(['NaN'], ['2026-10-06'])], [{ data: { dataSets: [] } }]])(
    '%j has none',
    async (body) => {
      answer({ body })
      await expect(norgesBank(url, deps).read()).rejects.toMatchObject({ kind: 'unreadable' })
    },
  )
})

describe('the answer of KLASS', () => {
  const codes = Array.from({ length: 357 }, (_, at) => ({ code: String(1000 + at), name: `Sted ${at}`, level: '1' }))
  it('is a list of all municipalities, without the code for none', async () => {
    answer({ body: { codes: [...codes, { code: '9999', name: 'Uoppgitt' }] } })
    const read = await klass(url, deps).read('2026-11-20' as never)
    expect([read.length, read[0]]).toEqual([357, { number: '1000', name: 'Sted 0' }])
    expect(asked[0]?.path).toBe('/api/klass/v1/classifications/131/codesAt.json?date=2026-11-20')
  })
  it('that is much shorter is none', async () => {
    answer({ body: { codes: codes.slice(0, 20) } })
    await expect(klass(url, deps).read('2026-11-20' as never)).rejects.toMatchObject({ kind: 'unreadable' })
  })
})
