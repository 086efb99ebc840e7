import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { balanceXml, testEnvelope, lettingXml, testAuthority, withLetting } from './test-authority'
import { openXml } from './xml'

const [kari, ola, per, laila] = ['29817491020', '04886991180', '05889110009', '23846410090']
let authority: Awaited<ReturnType<typeof testAuthority>>
let token = ''

beforeAll(async () => {
  authority = await testAuthority()
  token = await authority.logIn(0)
})
afterAll(() => authority.stop())
afterEach(() => authority.control('DELETE', 'skatteetaten/result'))

const idOf = (answer: string) => /<id>(SKI:138:\d+)<\/id>/.exec(answer)?.[1] ?? ''
const contentOf = (answer: string) =>
  Buffer.from(/<content>(.*?)<\/content>/.exec(answer)?.[1] ?? '', 'base64').toString()
const ask = (path: string, how: Parameters<typeof authority.ask>[1] = {}) => authority.ask(path, { token, ...how })
const fetchDraft = async (year = 2025) => {
  const { text } = await ask(`${year}/${kari}`)
  return { document: contentOf(text), reference: idOf(text) }
}

describe('an answer', () => {
  it('to nobody in particular is pong', async () => {
    const { text } = await authority.ask('ping', { accept: 'application/json' })
    expect(JSON.parse(text)).toEqual({ ping: 'pong' })
  })

  it('is the draft with its reference, as the schema of the answer has it', async () => {
    const { status, type, text } = await ask(`2025/${kari}`)
    expect([status, type]).toEqual([200, 'application/xml'])
    const schema = 'skattemeldingognaeringsspesifikasjonforespoerselresponse_v2_kompakt.xsd'
    expect(await (await openXml()).problemOf(text, schema)).toBeNull()
    expect(text).toContain('<type>skattemeldingPersonligUtkast</type>')
    expect(contentOf(text)).toContain('<sergEiendomsidentifikator><heltall>40001</heltall>')
    expect((await ask(`utkast/2025/${kari}`)).text).toBe(text)
    expect((await authority.control('GET', `skatteetaten/drafts/2025/${kari}`)).text).toBe(text)
  })

  it('says what is locked', async () => {
    const { text } = await ask(`2025/${laila}`, { token: await authority.logIn(6) })
    expect(text).toContain('<laastFeltSkattemelding><forekomstidentifikator>utleie-40601</forekomstidentifikator>')
  })

  it.each([
    ['of a person without a draft', 403, `2025/${per}`, 5],
    ['of a year before there were any', 403, `2022/${kari}`, 0],
    ['of a year to come', 403, `2027/${kari}`, 0],
    ['of what isn’t assessed', 404, `fastsatt/2025/${kari}`, 0],
    ['of what isn’t handed in', 404, `innsendt/2025/${kari}`, 0],
  ])('%s is %d', async (_title, status, path, person) => {
    expect((await ask(path, { token: await authority.logIn(person) })).status).toBe(status)
  })

  it('is an error in the format of the authority, with the number that was given', async () => {
    const other = await ask(`2025/${ola}`)
    expect(other.text).toMatch(
      /<feil xmlns="urn:no:skatteetaten:datasamarbeid:feil:v1"><kode>SKATTEMELDING-403<\/kode><melding>.+<\/melding><korrelasjonsid>[\w-]{36}<\/korrelasjonsid><\/feil>/,
    )
    const given = await fetch(`${authority.url}/skatteetaten/api/skattemelding/v2/2025/${kari}`, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}`, korrelasjonsid: 'mine' },
    })
    expect([given.status, await given.json()]).toEqual([
      406,
      { kode: 'SKATTEMELDING-406', melding: expect.any(String), korrelasjonsid: 'mine' },
    ])
  })
})

describe('a validation', () => {
  it('calculates what was sent', async () => {
    const { document, reference } = await fetchDraft()
    const sent = withLetting(document, lettingXml({ tail: balanceXml({ opening: 10_000, cost: 5000 }) }))
    const { text } = await ask(`valider/2025/${kari}`, { body: testEnvelope(sent, { reference }) })
    expect(text).toContain('<resultatAvValidering>validertOK</resultatAvValidering>')
    expect(text).not.toContain('aarsakTilValidertMedFeil')
    expect(contentOf(text)).toContain(
      '<nettoLeieinntektForAndel><beloep><beloepSomHeltall>117000</beloepSomHeltall></beloep></nettoLeieinntektForAndel>',
    )
    expect(contentOf(text)).toContain('<utgaaendeVerdi><beloep><beloepSomHeltall>12000</beloepSomHeltall></beloep>')
  })

  it('refuses a draft that has changed meanwhile, and takes the new one', async () => {
    const before = await fetchDraft(2024)
    await authority.control('POST', `skatteetaten/drafts/2024/${kari}/touch`)
    const body = testEnvelope(before.document, { reference: before.reference, year: 2024 })
    expect((await ask(`valider/2024/${kari}`, { body })).text).toContain(
      'fastsattskattemeldingIkkeBasertPaaGjeldendeSkattemelding',
    )
    expect((await ask(`validertest/2024/${kari}`, { body })).text).toContain('validertOK')
    const after = await fetchDraft(2024)
    expect(after.reference).not.toBe(before.reference)
    // The bank has reported a krone more.
    expect([before.document.includes('>3120<'), after.document.includes('>3121<')]).toEqual([true, true])
    const again = testEnvelope(after.document, { reference: after.reference, year: 2024 })
    expect((await ask(`valider/2024/${kari}`, { body: again })).text).toContain('validertOK')
  })

  it('has the result that is asked for, as often as it is asked for', async () => {
    const { document, reference } = await fetchDraft()
    const body = testEnvelope(document, { reference })
    await authority.control('POST', 'skatteetaten/result', { code: 'skattepliktigIkkePaaWhitelist', times: 2, skip: 1 })
    const results = []
    for (let call = 0; call < 4; call += 1)
      results.push((await ask(`valider/2025/${kari}`, { body })).text.includes('skattepliktigIkkePaaWhitelist'))
    expect(results).toEqual([false, true, true, false])
    expect((await authority.control('POST', 'skatteetaten/result', { code: '' })).status).toBe(422)
  })

  it('meets faults, and stands in the journal without its token', async () => {
    await authority.control('POST', 'faults', {
      provider: 'skatteetaten',
      path: '/valider/',
      kind: 'status',
      status: 503,
    })
    expect((await ask(`valider/2025/${kari}`, { body: 'x' })).status).toBe(503)
    const { text } = await authority.control('GET', 'requests?provider=skatteetaten')
    const [last] = JSON.parse(text) as { path: string; status: number; headers: Record<string, string>; body: string }[]
    expect(last).toMatchObject({ path: expect.stringContaining('/valider/2025/'), status: 503, body: 'x' })
    expect(last!.headers['authorization']).toBe('Bearer ***')
  })
})

describe('the preview', () => {
  it('shows line by line what was received, as the authority calculates it, for a day', async () => {
    const { document, reference } = await fetchDraft()
    const sent = withLetting(document, lettingXml({ gross: 96_000, other: 100_500, share: '50' }))
    const { text } = await ask('til-midlertidig-lagret-skattemelding-for-visning', {
      accept: 'application/json',
      body: testEnvelope(sent, { reference }),
    })
    const { url } = JSON.parse(text) as { url: string }
    expect(url).toMatch(
      /\/skatteetaten\/web\/skattemelding-visning\/midlertidig-lagret-skattemelding-for-visning\?id=[\w-]{36}$/,
    )
    const page = (await (await fetch(url)).text()).replaceAll(/\s+/g, ' ')
    expect(page).toContain('Markveien 12, 0554 OSLO')
    expect(page).toContain('<dd>NOK 132 000</dd>')
    expect(page).toContain('Underskudd for andel</span> · Deficit of the share</dt> <dd>−NOK 2 250</dd>')
    expect(page).toContain('Net rent of all properties</dt> <dd>NOK 121 750</dd>')
    expect(page).toContain('Fjorårets &lt;Leietaker&gt; &amp; Sønn')
    expect(await (await fetch(`${authority.url}/skatteetaten`)).text()).toContain('Kari Nordmann, 2025')
    await authority.restart()
    expect((await fetch(url)).status).toBe(200)
    await authority.control('POST', 'clock', { advance: 'P1D' })
    expect((await fetch(url)).status).toBe(404)
    token = await authority.logIn(0)
  })

  it('of what is no return is refused', async () => {
    const path = 'til-midlertidig-lagret-skattemelding-for-visning'
    expect((await ask(path, { accept: 'application/json', body: 'x' })).status).toBe(400)
  })
})

describe('the register of properties', () => {
  const search = async (query: string, path = 'eiendom/soek') => {
    const { text } = await ask(`${path}/2025?query=${encodeURIComponent(query)}`, { accept: 'application/json' })
    const { resultatStorrelse, eiendommer, vegadresser } = JSON.parse(text) as {
      resultatStorrelse: number
      eiendommer: { highlight: string }[]
      vegadresser: { adressenavn: string; husnr: string; postnummer: string; eiendommer: { highlight: string }[] }[]
    }
    return [
      resultatStorrelse,
      eiendommer.map((each) => each.highlight),
      vegadresser.map((each) => [each.adressenavn, each.husnr, each.postnummer, each.eiendommer.length]),
    ]
  }

  it.each([
    ['228/41', 1, ['0301-228/41/0/7'], []],
    ['4601-154/227', 3, ['4601-154/227/0/1', '4601-154/227/0/2', '4601-154/227/0/3'], []],
    ['0301-154/227', 0, [], []],
    ['markv', 1, [], [['Markveien', '12', '0554', 1]]],
    ['948677733/23', 1, ['5001-948677733/23'], []],
    ['Markveien 12', 1, [], [['Markveien', '12', '0554', 1]]],
    ['gyldenløves GATE 19a', 3, [], [['Gyldenløves gate', '19A', '', 3]]],
    ['Nowhere 1', 0, [], []],
  ])('finds %s', async (query, count, properties, streets) => {
    expect(await search(query)).toEqual([count, properties, streets])
    expect(await search(query, 'eiendom/soek/v2')).toEqual([count, properties, streets])
  })

  it('wants something to look for, and knows the basis of wealth of the person’s own', async () => {
    expect((await ask('eiendom/soek/2025?query=', { accept: 'application/json' })).status).toBe(400)
    const { text } = await ask(`eiendom/formuesgrunnlag/2025/40001/${kari}`, { accept: 'application/json' })
    expect(JSON.parse(text)).toMatchObject({
      fastEiendom: [{ fastEiendomSomFormuesobjekt: { eiendomstype: { eiendomstype: 'selveidBolig' } } }],
    })
    const foreign = await ask(`eiendom/formuesgrunnlag/2025/40101/${kari}`, { accept: 'application/json' })
    expect(foreign.status).toBe(404)
    const links = await ask(`2025/${kari}/lenker/publikumsportaler`, { accept: 'application/json' })
    expect(Object.keys(JSON.parse(links.text) as object)).toEqual([
      'minskattPortalLenke',
      'skattemeldingPortalLenke',
      'tilsvarPortalLenke',
    ])
  })
})
