import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testDraft, storgataProperty } from './test-draft'

const base = 'no:skatteetaten:fastsetting:formueinntekt:skattemeldingognaeringsspesifikasjon'
const encoded = (text: string) => Buffer.from(text).toString('base64')
const draftAnswer = (year: number) =>
  `<skattemeldingOgNaeringsspesifikasjonforespoerselResponse xmlns="${base}:forespoersel:response:v2"><dokumenter><skattemeldingdokument><id>SKI:138:${year}</id><encoding>utf-8</encoding><content>${encoded(testDraft(year, [storgataProperty]))}</content><type>skattemeldingPersonligUtkast</type></skattemeldingdokument></dokumenter></skattemeldingOgNaeringsspesifikasjonforespoerselResponse>`
const valid = `<skattemeldingOgNaeringsspesifikasjonResponse xmlns="${base}:response:v2"><resultatAvValidering>validertOK</resultatAvValidering></skattemeldingOgNaeringsspesifikasjonResponse>`

/** The house whose property is in every draft of this authority. */
export const authorityHouse = {
  address: 'Storgata 12',
  postcode: '0155',
  municipality_number: '0301',
  property_number: 10,
  holding_number: 20,
  lease_number: null,
  section_number: null,
  organisation_number: null,
  share_number: null,
}

/** A tax authority and an Altinn. They accept everything from everybody. */
export async function testAuthority() {
  const steps = new Map<string, number>()
  let count = 0
  const instanceOf = (id: string) => ({
    id,
    process: { currentTask: { elementId: `Task_${steps.get(id)}` } },
    data: [{ id: 'file', dataType: 'Skattemeldingsapp_v2', fileScanResult: 'Clean' }],
    status: { substatus: steps.get(id) === 3 ? { label: 'Tilgjengelig', description: '' } : null },
  })

  /** The answer, as XML or JSON. Undefined if not found. */
  function answerTo(method: string, path: string): object | string | undefined {
    const api = /^\/api\/skattemelding\/v2\/(.*)$/.exec(path)?.[1]
    if (api?.startsWith('valider')) return valid
    if (api?.startsWith('til-midlertidig')) return { url: `${url()}/web/visning?id=1` }
    if (api?.startsWith('eiendom')) return { eiendommer: [] }
    if (api !== undefined) return draftAnswer(Number(api.slice(0, 4)))
    if (path.endsWith('/exchange/id-porten')) return 'token'
    if (path.endsWith('/profile/user')) return { partyId: 500, party: { name: 'KARI NORDMANN' } }
    const [, id, rest = ''] = /^\/instances\/(\d+\/[\w-]+)?(.*)$/.exec(path) ?? []
    if (method === 'POST' && id === undefined) {
      const made = `500/${(count += 1)}`
      steps.set(made, 1)
      return instanceOf(made)
    }
    if (id === undefined || !steps.has(id)) return undefined
    if (rest.startsWith('/data')) return { id: 'file', dataType: 'x', fileScanResult: 'Clean' }
    if (rest.startsWith('/process')) {
      steps.set(id, Math.min(3, steps.get(id)! + 1))
      return instanceOf(id).process
    }
    if (method === 'DELETE') steps.delete(id)
    return { ...instanceOf(id) }
  }
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    request.resume()
    request.on('end', () => {
      const answer = answerTo(request.method ?? '', request.url ?? '')
      response.statusCode = answer === undefined ? 404 : 200
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}))
    })
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { apiUrl: url(), viewUrl: url(), platformUrl: url(), appUrl: url(), systemName: 'Husbok' },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
