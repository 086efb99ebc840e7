import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testEnvelope, lettingXml, testAuthority, withLetting } from '../skatteetaten/test-authority'

const [kari, ola, ase] = ['29817491020', '04886991180', '12837610050']
const appPath = '/altinn/skd/formueinntekt-skattemelding-v2'
let authority: Awaited<ReturnType<typeof testAuthority>>
const tokens: string[] = []

const exchange = async (token: string) => {
  const answer = await fetch(`${authority.url}/altinn/platform/authentication/api/v1/exchange/id-porten`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: answer.status, text: await answer.text() }
}

beforeAll(async () => {
  authority = await testAuthority()
  for (const person of [0, 1, 4]) tokens[person] = (await exchange(await authority.logIn(person))).text
})
afterAll(() => authority.stop())
afterEach(async () => {
  await authority.control('DELETE', 'skatteetaten/result')
  await authority.control('DELETE', 'faults')
})

interface Instance {
  id: string
  process: { currentTask: { elementId: string; name: string; altinnTaskType: string } }
  status: { substatus: { label: string } | null }
  data: { id: string; dataType: string; filename: string | null; fileScanResult: string }[]
}
/** An instance, its process, or one of its files. */
type Answer = Instance & Instance['process']

async function ask(
  method: string,
  path: string,
  { person = 0, body, ...headers }: { person?: number; body?: string | Buffer } & Record<string, unknown> = {},
) {
  const answer = await fetch(`${authority.url}${appPath}${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[person]}`, ...(headers as Record<string, string>) },
    ...(body !== undefined && { body: body as string }),
  })
  const text = await answer.text()
  return { status: answer.status, text, json: (text.startsWith('{') ? JSON.parse(text) : {}) as Answer }
}
const json = { 'content-type': 'application/json' }
const returned = { 'content-type': 'text/xml', 'content-disposition': 'attachment; filename=skattemelding.xml' }
const create = async (more: object = { dataValues: { inntektsaar: 2025 } }, person = 0, pid = kari) =>
  await ask('POST', '/instances/', {
    person,
    ...json,
    body: JSON.stringify({ instanceOwner: { personNumber: pid }, appId: appPath.slice('/altinn/'.length), ...more }),
  })
const upload = (id: string, body: string, how: object = returned, person = 0) =>
  ask('POST', `/instances/${id}/data?dataType=skattemeldingOgNaeringsspesifikasjon`, { person, body, ...how })
const next = (id: string, person = 0) => ask('PUT', `/instances/${id}/process/next`, { person, ...json })
const wait = (duration: string) => authority.control('POST', 'clock', { advance: duration })

async function draftOf(pid: string, year = 2025) {
  const { text } = await authority.control('GET', `skatteetaten/drafts/${year}/${pid}`)
  return {
    type: /<type>(\w+)</.exec(text)?.[1],
    reference: /<id>(SKI[^<]+)/.exec(text)![1]!,
    document: Buffer.from(/<content>(.*?)</.exec(text)![1]!, 'base64').toString(),
  }
}
/** Fills in, confirms and submits. Returns the authority's answer. */
async function handIn(envelope: string, person = 0, pid = kari, year = 2025) {
  const { id } = (await create({ dataValues: { inntektsaar: year } }, person, pid)).json
  await upload(id, envelope, returned, person)
  await wait('PT1S')
  await next(id, person)
  expect((await next(id, person)).json.currentTask.elementId).toBe('Task_3')
  expect((await ask('GET', `/instances/${id}`, { person })).json.status.substatus).toBeNull()
  await wait('PT4S')
  const { json: after } = await ask('GET', `/instances/${id}`, { person })
  const receipt = after.data.find(({ dataType }) => dataType === 'tilbakemelding')!
  const { text } = await ask('GET', `/instances/${id}/data/${receipt.id}`, { person })
  return { id, label: after.status.substatus?.label, receipt: text }
}

describe('Altinn', () => {
  it('exchanges a token of ID-porten for its own, and takes no other', async () => {
    expect(await exchange('nonsense')).toMatchObject({ status: 401 })
    expect(await exchange(await authority.logIn(0, []))).toMatchObject({ status: 403 })
    expect(await exchange(tokens[0]!)).toMatchObject({ status: 401 })
    const own = await authority.logIn(0)
    const foreign = await fetch(`${authority.url}${appPath}/api/v1/profile/user`, {
      headers: { authorization: `Bearer ${own}` },
    })
    expect(foreign.status).toBe(401)
    expect((await ask('GET', '/api/v1/profile/user')).json).toMatchObject({
      partyId: 50_000_001,
      party: { name: 'Kari Nordmann', ssn: kari },
    })
  })

  it('makes an instance for who asks, not for anybody else', async () => {
    const { status, json: made } = await create()
    expect([status, made.id]).toEqual([201, expect.stringMatching(/^50000001\/[\w-]{36}$/)])
    expect(made).toMatchObject({
      process: { currentTask: { elementId: 'Task_1', name: 'Utfylling', altinnTaskType: 'data' } },
      data: [{ dataType: 'Skattemeldingsapp_v2', fileScanResult: 'NotApplicable' }],
    })
    expect((await create({}, 0, ola)).status).toBe(403)
    expect((await create({ instanceOwner: { partyId: '50000001' } })).status).toBe(201)
    expect((await create({ instanceOwner: { partyId: '50000002' } })).status).toBe(403)
    expect((await create({ appId: 'skd/other' })).status).toBe(400)
    expect((await ask('GET', `/instances/${made.id}`, { person: 1 })).status).toBe(403)
    expect((await ask('GET', '/instances/50000001/none')).status).toBe(404)
  })

  it.each([
    ['application/xml', { ...returned, 'content-type': 'application/xml' }],
    ['a name in quotation marks', { ...returned, 'content-disposition': 'attachment; filename="skattemelding.xml"' }],
    ['no name', { 'content-type': 'text/xml' }],
  ])('refuses a return with %s', async (_title, headers) => {
    const { id } = (await create()).json
    expect((await upload(id, '<x/>', headers)).status).toBe(400)
    expect((await ask('GET', `/instances/${id}`)).json.data).toHaveLength(1)
  })

  it('wants the year, the return and its scan before the form can be left, and each step once', async () => {
    const { id, data } = (await create({})).json
    expect(await next(id)).toMatchObject({ status: 409, text: expect.stringContaining('income year') })
    const form = `/instances/${id}/data/${data[0]!.id}`
    expect((await ask('PUT', form, { ...json, body: JSON.stringify({ inntektsaar: 2025 }) })).status).toBe(200)
    expect((await next(id)).status).toBe(409)
    const { reference, document } = await draftOf(kari)
    const { status, json: element } = await upload(id, testEnvelope(document, { reference }))
    expect([status, element]).toEqual([
      201,
      expect.objectContaining({ filename: 'skattemelding.xml', fileScanResult: 'Pending' }),
    ])
    expect((await upload(id, 'another')).status).toBe(409)
    const pending = await next(id)
    expect([pending.status, pending.text.includes('DataElementFileScanPending')]).toEqual([409, true])
    const viewer = `${authority.url}/skatteetaten/web/skattemelding-visning/altinn?appId=skd&instansId=${id}`
    expect((await fetch(viewer)).status).toBe(404)
    await wait('PT1S')
    const step = `/instances/${id}/process/next`
    expect((await ask('PUT', step, { 'content-type': 'text/plain', body: '' })).status).toBe(415)
    expect((await next(id)).json.currentTask).toMatchObject({ elementId: 'Task_2', name: 'Bekreftelse' })
    expect(await (await fetch(viewer)).text()).toContain('Bekreftelse')
    expect(await upload(id, 'late')).toMatchObject({ status: 409, text: expect.stringContaining('has been left') })
    expect((await ask('DELETE', `/instances/${id}?hard=true`)).status).toBe(200)
    expect((await ask('GET', `/instances/${id}`)).status).toBe(404)
  })

  it('takes attachments as they are, and finds what is infected', async () => {
    const { id } = (await create()).json
    const attach = (body: Buffer, type = 'application/pdf') =>
      ask('POST', `/instances/${id}/data?dataType=skattemelding-vedlegg`, {
        body,
        'content-type': type,
        'content-disposition': 'attachment; filename=bilag.pdf',
      })
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00, 0xfe])
    const { json: clean } = await attach(bytes)
    expect((await attach(bytes, 'text/plain')).status).toBe(400)
    const got = await fetch(`${authority.url}${appPath}/instances/${id}/data/${clean.id}`, {
      headers: { authorization: `Bearer ${tokens[0]}` },
    })
    expect(Buffer.from(await got.arrayBuffer())).toEqual(bytes)
    const { json: bad } = await attach(Buffer.from('%PDF EICAR-STANDARD-ANTIVIRUS-TEST-FILE'))
    await upload(id, '<x/>')
    await wait('PT1S')
    const scans = (await ask('GET', `/instances/${id}`)).json.data.map((each) => each.fileScanResult)
    expect(scans).toEqual(['NotApplicable', 'Clean', 'Infected', 'Clean'])
    expect((await next(id)).text).toContain('DataElementFileInfected')
    expect((await ask('DELETE', `/instances/${id}/data/${bad.id}`)).status).toBe(200)
    expect((await next(id)).status).toBe(200)
  })
})

describe('what was handed in', () => {
  it('to be finished in the portal is available there, and the draft is what was sent, under a new reference', async () => {
    const before = await draftOf(kari)
    const sent = withLetting(before.document, lettingXml())
    const envelope = testEnvelope(sent, { reference: before.reference })
    const { id, label, receipt } = await handIn(envelope)
    expect([label, receipt.includes('validertOK')]).toEqual(['Tilgjengelig', true])
    const after = await draftOf(kari)
    expect(after).toMatchObject({ document: sent, type: 'skattemeldingPersonligUtkast' })
    expect(after.reference).not.toBe(before.reference)
    const list = JSON.parse((await authority.control('GET', 'skatteetaten/submissions')).text) as object[]
    expect(list[0]).toMatchObject({ instance: id, pid: kari, person: 'Kari Nordmann', year: 2025, document: envelope })
    const page = `${authority.url}/skatteetaten/submissions/${id}`
    expect(await (await fetch(page)).text()).toContain('Markveien 12')
    // The same envelope again refers to a draft that has been replaced.
    expect(await handIn(envelope)).toMatchObject({
      label: 'Avvist',
      receipt: expect.stringContaining('fastsattskattemeldingIkkeBasertPaaGjeldendeSkattemelding'),
    })
    // The return that the taxpayer submits in the portal becomes the assessment.
    await fetch(`${page}/deliver`, { method: 'POST' })
    expect(await (await fetch(page)).text()).toContain('Godkjent')
    expect((await draftOf(kari)).type).toBe('skattemeldingPersonligFastsatt')
    await authority.restart()
    expect((await ask('GET', `/instances/${id}`)).json.status.substatus).toMatchObject({ label: 'Godkjent' })
  })

  it('for good is the assessment, and refused when a control fires', async () => {
    const { document, reference } = await draftOf(ola)
    const wrong = document.replace(/<sergEiendomsidentifikator>.*?<\/sergEiendomsidentifikator>/, '')
    const refused = await handIn(testEnvelope(wrong, { reference, type: 'komplett' }), 1, ola)
    expect(refused).toMatchObject({ label: 'Avvist', receipt: expect.stringContaining('EIENDOM_NORGE_UTEN_SERGID') })
    expect((await draftOf(ola)).reference).toBe(reference)
    // A return that is to be completed in the portal can be corrected there.
    const open = await handIn(testEnvelope(wrong, { reference }), 1, ola)
    expect([open.label, open.receipt.includes('faktiskFeilVedKontroll')]).toEqual(['Tilgjengelig', true])
    const now = await draftOf(ola)
    const whole = await handIn(testEnvelope(document, { reference: now.reference, type: 'komplett' }), 1, ola)
    expect(whole.label).toBe('Godkjent')
    expect(await draftOf(ola)).toMatchObject({ type: 'skattemeldingPersonligFastsatt', document })
  })

  it('may have the result that is asked for', async () => {
    const { document, reference } = await draftOf(ase)
    await authority.control('POST', 'skatteetaten/result', { code: 'mottattNyInnsending' })
    const { label, receipt } = await handIn(testEnvelope(document, { reference }), 4, ase)
    expect([label, receipt.includes('mottattNyInnsending')]).toEqual(['Avvist', true])
  })

  it('is handed in, though the answer to it is lost', async () => {
    const { document, reference } = await draftOf(ase, 2024)
    const { id } = (await create({ dataValues: { inntektsaar: 2024 } }, 4, ase)).json
    await upload(id, testEnvelope(document, { reference, year: 2024 }), returned, 4)
    await wait('PT1S')
    await next(id, 4)
    await authority.control('POST', 'faults', { provider: 'altinn', path: '/process/next', kind: 'hang' })
    const hanging = fetch(`${authority.url}${appPath}/instances/${id}/process/next`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${tokens[4]}`, ...json },
      signal: AbortSignal.timeout(300),
    })
    await expect(hanging).rejects.toThrow()
    expect((await ask('GET', `/instances/${id}`, { person: 4 })).json.process.currentTask.elementId).toBe('Task_3')
    await wait('PT4S')
    expect((await draftOf(ase, 2024)).reference).not.toBe(reference)
  })
})
