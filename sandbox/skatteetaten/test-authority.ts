import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { credentialsIn } from '../control/credentials'
import { testBrowser } from '../idporten/test-browser'
import { apiScopes } from '../idporten/scopes'
import { startSandbox, type RunningSandbox } from '../server'

const verifier = 'v'.repeat(43)
const challenge = createHash('sha256').update(verifier).digest('base64url')

/** A separate sandbox, with functions to log in and to call the authority. */
export async function testAuthority() {
  const dataDir = mkdtempSync(join(tmpdir(), 'husbok-skatteetaten-'))
  const start = (port = 0): Promise<RunningSandbox> =>
    startSandbox({
      httpPort: port,
      smtpPort: 0,
      dataDir,
      appUrl: 'http://127.0.0.1:1',
      publicUrl: 'http://husbok.test',
      credentials: credentialsIn({}),
      machine: Date.now,
    })
  let running = await start()
  const url = `http://127.0.0.1:${running.httpPort}`
  const api = `${url}/skatteetaten/api/skattemelding/v2`

  /** An access token of the test person at `index`. */
  async function logIn(index: number, scopes: readonly string[] = apiScopes): Promise<string> {
    const go = testBrowser(url)
    const asked = new URLSearchParams({
      response_type: 'code',
      client_id: 'husbok',
      redirect_uri: 'http://husbok.test/signin-difi',
      scope: ['openid', 'profile', ...scopes].join(' '),
      state: 'state',
      nonce: 'nonce',
      acr_values: 'idporten-loa-high',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })
    const page = await go(`${url}/idporten/authorize?${asked.toString()}`)
    const { at } = await go(page.at, { person: String(index) })
    const answer = await fetch(`${url}/idporten/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('husbok:sandbox').toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: new URL(at).searchParams.get('code') ?? '',
        redirect_uri: 'http://husbok.test/signin-difi',
        code_verifier: verifier,
      }),
    })
    return ((await answer.json()) as { access_token: string }).access_token
  }

  async function ask(
    path: string,
    { token, accept = 'application/xml', body }: { token?: string; accept?: string; body?: string } = {},
  ) {
    const answer = await fetch(`${api}/${path}`, {
      headers: {
        accept,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/xml' }),
      },
      ...(body !== undefined && { method: 'POST', body }),
    })
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
  }
  const control = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/__sandbox/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    url,
    logIn,
    ask,
    control,
    /** The next sandbox only has what a kill leaves. */
    async restart() {
      await running.stop()
      running = await start(running.httpPort)
      // The first call may find the connection of the previous process.
      await fetch(url).catch(() => undefined)
    },
    async stop() {
      await running.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** The envelope of section `request:v2` around a return. */
export const testEnvelope = (
  document: string,
  {
    reference = '',
    year = 2025,
    type = 'ikkeKomplett',
    purpose = 'egenfastsetting',
  }: { reference?: string; year?: number; type?: string; purpose?: string } = {},
): string =>
  `<?xml version="1.0" encoding="UTF-8"?><skattemeldingOgNaeringsspesifikasjonRequest xmlns="no:skatteetaten:fastsetting:formueinntekt:skattemeldingognaeringsspesifikasjon:request:v2"><dokumenter><dokument><type>skattemeldingPersonlig</type><encoding>utf-8</encoding><content>${Buffer.from(document).toString('base64')}</content></dokument></dokumenter>${
    reference &&
    `<dokumentreferanseTilGjeldendeDokument><dokumenttype>skattemeldingPersonlig</dokumenttype><dokumentidentifikator>${reference}</dokumentidentifikator></dokumentreferanseTilGjeldendeDokument>`
  }<inntektsaar>${year}</inntektsaar><innsendingsinformasjon><innsendingstype>${type}</innsendingstype><opprettetAv>Husbok</opprettetAv>${
    purpose && `<innsendingsformaal>${purpose}</innsendingsformaal>`
  }</innsendingsinformasjon></skattemeldingOgNaeringsspesifikasjonRequest>`

const amount = (name: string, sum: number) =>
  `<${name}><beloep><beloepINok><beloepSomHeltall>${sum}</beloepSomHeltall></beloepINok><beloepIValuta><beloep>${sum}</beloep></beloepIValuta></beloep></${name}>`

/** One letting of the years from 2024 on. `tail` comes after the share. */
export const lettingXml = ({
  gross = 120_000,
  maintenance = 0,
  other = 0,
  common = 0,
  insurance = 0,
  share = '100',
  kind = 'regnskapsbehandletUtleie',
  tail = '',
} = {}): string =>
  `<fastEiendomSomUtleieobjekt><kostnaderVedUtleie>${[
    maintenance && amount('vedlikeholdskostnadVedUtleie', maintenance),
    other && amount('annenKostnadVedUtleie', other),
    common && amount('husleieFelleskostnadVedUtleie', common),
    insurance && amount('forsikringspremie', insurance),
  ]
    .filter(Boolean)
    .join('')}</kostnaderVedUtleie><id>utleie-ny</id><utleietype><utleietype>${kind}</utleietype></utleietype>${
    gross === 0 ? '' : amount('bruttoLeieinntektVedRegnskapsbehandletUtleie', gross)
  }${share && `<andelAvNettoLeieinntektEllerUnderskudd><prosent>${share}</prosent></andelAvNettoLeieinntektEllerUnderskudd>`}${tail}</fastEiendomSomUtleieobjekt>`

/** A depreciation of group d. */
export const balanceXml = ({ opening = 0, cost = 0, rate = '20', group = 'd', sum = '' } = {}): string =>
  `<avskrivningAvAnleggsmiddel><id>avskrivning-1</id><saldogruppe><saldogruppe>${group}</saldogruppe></saldogruppe>${amount('anskaffelseskost', cost)}<inngaaendeVerdi><beloep><beloepSomHeltall>${opening}</beloepSomHeltall></beloep></inngaaendeVerdi><avskrivningssats><prosent>${rate}</prosent></avskrivningssats>${sum && `<avskrivning><beloep><beloepSomHeltall>${sum}</beloepSomHeltall></beloep></avskrivning>`}</avskrivningAvAnleggsmiddel>`
export const flatRateXml =
  '<avskrivningAvAnleggsmiddel><id>avskrivning-2</id><erVilkaarForSjablongavskrivningAvInnboOppfylt><boolsk>true</boolsk></erVilkaarForSjablongavskrivningAvInnboOppfylt><saldogruppe><saldogruppe>d</saldogruppe></saldogruppe></avskrivningAvAnleggsmiddel>'

/** Adds a letting to the second property of the draft, which has none. */
export const withLetting = (draft: string, letting: string): string => {
  const end = draft.lastIndexOf('</fastEiendom>')
  return draft.slice(0, end) + letting + draft.slice(end)
}
