import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testSandbox } from '../test-sandbox'
import { readXml, elementText } from './soap'
import { accounts } from './accounts'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
beforeAll(async () => {
  sandbox = await testSandbox(() => Date.parse('2026-11-20T10:00:00.000Z'))
})
afterAll(async () => await sandbox.stop())

const urlOf = (path: string) => `${sandbox.url}${path}`
const paths = {
  GetAuthenticationChallenge: '/AuthenticationExternal/SystemAuthentication.svc',
  GetReporteeElementListBasicV2: '/ServiceEngineExternal/ReporteeElementListExternalBasic.svc',
  UpdateFormDataBasic: '/IntermediaryExternal/IntermediaryInboundExternalBasic.svc',
}
async function ask(operation: keyof typeof paths, inner: string) {
  const answer = await fetch(urlOf(`/altinn2${paths[operation]}`), {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${operation} xmlns="urn:x">${inner}</${operation}></s:Body></s:Envelope>`,
  })
  const root = (await readXml(await answer.text()))!
  return { status: answer.status, text: (name: string) => elementText(root, name) }
}
const [kari, , aisha] = accounts
const login = (method = 'SMSPin', { userName = kari!.userName, password = kari!.password, pid = kari!.pid } = {}) =>
  ask(
    'GetAuthenticationChallenge',
    `<challengeRequest><AuthMethod>${method}</AuthMethod><SystemUserName>${userName}</SystemUserName><UserPassword>${password}</UserPassword><UserSSN>${pid}</UserSSN></challengeRequest>`,
  )
const credentials = (code: string, method = 'SMSPin') =>
  `<systemUserName>${kari!.userName}</systemUserName><systemPassword>${kari!.password}</systemPassword><userSSN>${kari!.pid}</userSSN><userPinCode>${code}</userPinCode><authMethod>${method}</authMethod>`
const list = (code: string, method?: string) =>
  ask(
    'GetReporteeElementListBasicV2',
    `${credentials(code, method)}<searchBE><FromDate>2026-10-20</FromDate><Reportee>${kari!.pid}</Reportee><ToDate>2026-12-20</ToDate></searchBE>`,
  )
const smsCode = async () => {
  const messages = (await (await fetch(urlOf('/__sandbox/sms'))).json()) as { to: string; text: string }[]
  return messages.find(({ to }) => to === kari!.phone)!.text.slice(-5)
}
const form = (more: Record<string, string> = {}) => {
  const fields = {
    Inntektsaar: '2025',
    'EiendomKommuneNummer-datadef-23': '0301',
    'EiendomGardsnummer-datadef-30514': '228',
    'EiendomBruksnummer-datadef-30515': '41',
    Leieinntekt: '1000',
    SumFesteavgift: '100',
    SumKommunaleAvgifter: '200',
    SumLonnskostnader: '0',
    SumVedlikehold: '300',
    SumAndreKostnader: '50',
    Avskrivning: '0',
    Resultat: '350',
    Eierandel: '50',
    ResultatAndel: '175',
    ...more,
  }
  const inner = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`)
  return `<Skjema skjemanummer="738" blankettnummer="RF-1189"><Eiendom>${inner.join('')}</Eiendom></Skjema>`
}
const send = (code: string, xml: string, { element = '2025001', version = '2025' } = {}) =>
  ask(
    'UpdateFormDataBasic',
    `${credentials(code)}<formTaskUpdate><FormUpdateList><FormUpdate><DataFormatId>738</DataFormatId><DataFormatVersion>${version}</DataFormatVersion><EndUserSystemReference>house-1</EndUserSystemReference><FormData><![CDATA[${xml}]]></FormData></FormUpdate></FormUpdateList><ReporteeElementId>${element}</ReporteeElementId></formTaskUpdate>`,
  )

describe('a login', () => {
  it('sends a code to the phone, with which the returns are listed', async () => {
    const challenge = await login()
    expect([challenge.status, challenge.text('Status'), challenge.text('Message')]).toEqual([
      200,
      'Ok',
      expect.stringContaining('SMS'),
    ])
    const answer = await list(await smsCode())
    expect([answer.text('ReporteeElementId'), answer.text('Title')]).toEqual(['2025001', 'RF-1030 Skattemelding 2025'])
  })

  it('names a code of the letter, another one each time', async () => {
    expect((await login('AltinnPin')).text('Message')).toBe('Bruk kode 1 fra kodebrevet')
    expect((await login('AltinnPin')).text('Message')).toBe('Bruk kode 2 fra kodebrevet')
    expect((await list(kari!.letter[0]!, 'AltinnPin')).text('ErrorID')).toBe('989')
    expect((await list(kari!.letter[1]!, 'AltinnPin')).status).toBe(200)
  })

  it('is a fault 989 with another password, and says where there is no phone', async () => {
    const wrong = await login('SMSPin', { password: 'other' })
    expect([wrong.status, wrong.text('ErrorID')]).toEqual([500, '989'])
    const { userName, password, pid } = aisha!
    expect((await login('SMSPin', { userName, password, pid })).text('Status')).toBe('NoPhoneNumber')
    expect((await login('Letter')).text('ErrorID')).toBe('5')
  })

  it('locks the person after five wrong codes, until the page unlocks', async () => {
    await login()
    const right = await smsCode()
    for (let n = 0; n < 5; n += 1) expect((await list('00000')).text('ErrorID')).toBe('989')
    expect((await list(right)).text('faultstring')).toBe('Brukeren er sperret')
    expect((await login()).text('ErrorID')).toBe('989')
    await fetch(urlOf('/altinn2-desk/unlock'), { method: 'POST', body: new URLSearchParams({ pid: kari!.pid }) })
    await login()
    expect((await list(await smsCode())).status).toBe(200)
  })

  it('is over after half an hour', async () => {
    await login()
    const code = await smsCode()
    await fetch(urlOf('/__sandbox/clock'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: 'PT31M' }),
    })
    expect((await list(code)).text('ErrorID')).toBe('0')
  })
})

describe('a form', () => {
  it('is taken into the return, once for what the sender calls it', async () => {
    await login()
    const code = await smsCode()
    for (const sum of ['350', '350']) {
      const receipt = await send(code, form({ Resultat: sum }))
      expect(receipt.text('ReceiptText')).toBe('1/1 forms updated. 0 forms failed validation.')
    }
    const page = await (await fetch(urlOf('/altinn2-desk'))).text()
    expect(page.match(/RF-1189 house-1/g)).toHaveLength(1)
  })

  it.each<[string, Record<string, string>]>([
    ['another year', { Inntektsaar: '2024' }],
    ['no municipality', { 'EiendomKommuneNummer-datadef-23': '' }],
    ['a share without its cooperative', { 'EiendomAndelsnummer-datadef-37196': '23' }],
    ['parts of a krone', { SumVedlikehold: '300.50' }],
    ['sums that do not add up', { Resultat: '351' }],
    ['a share that is none', { Eierandel: '101' }],
  ])('with %s fails inside of a receipt that says OK', async (_what, more) => {
    await login()
    const receipt = await send(await smsCode(), form(more))
    expect([receipt.status, receipt.text('ReceiptStatusCode')]).toEqual([200, 'OK'])
    expect(receipt.text('ReceiptText')).toBe('0/1 forms updated. 1 forms failed validation.')
  })

  it("is a fault 5 for somebody else's return, another version, and what is no form call", async () => {
    await login()
    const code = await smsCode()
    expect((await send(code, form(), { element: '2025002' })).text('ErrorID')).toBe('5')
    expect((await send(code, form(), { version: '1' })).text('ErrorID')).toBe('5')
    expect((await ask('GetReporteeElementListBasicV2', '<!-- nothing -->')).status).toBe(500)
  })
})

it('keeps national ids, passwords and codes out of the journal', async () => {
  await login()
  const code = await smsCode()
  await list(code)
  const journal = await (await fetch(urlOf('/__sandbox/requests?provider=altinn2'))).text()
  expect(journal).toContain('GetReporteeElementListBasicV2')
  for (const secret of [kari!.pid, kari!.password, code]) expect(journal).not.toContain(secret)
})
