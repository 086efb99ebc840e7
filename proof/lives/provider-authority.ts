import { calculatedXml, draftXml, xmlTag, type Property, type Return } from './authority-return'
import type { ProviderRequest, Provider, ProviderReply } from './network'
import { readXml, textAt } from './xml'

/**
 * The tax authority's interface, as its documentation describes it. Each person has a return for each year. It starts as a
 * draft with the person's properties. A submission replaces it, and each change gives it another reference.
 */
export const authorityUrl = 'https://skatt.lives.test'
const base = 'no:skatteetaten:fastsetting:formueinntekt:skattemeldingognaeringsspesifikasjon'
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const plain = (text: string) => Buffer.from(text, 'base64').toString('utf8')

const referenceOf = ({ year, pid, revision }: Return) => `SKI:138:${year}${pid.slice(6)}${revision}`

/** The content of an envelope. */
function opened(envelope: string) {
  const root = readXml(envelope)
  return {
    xml: plain(textAt(root, 'dokumenter/dokument/content')),
    reference: textAt(root, 'dokumentreferanseTilGjeldendeDokument/dokumentidentifikator'),
    isWhole: textAt(root, 'innsendingsinformasjon/innsendingstype') === 'komplett',
    year: Number(textAt(root, 'inntektsaar')),
  }
}

/** The answer to an envelope: the authority's calculation, or the reason for its refusal. */
function answered(xml: string, refusal: string | null): string {
  const document = [
    xmlTag('type', 'skattemeldingPersonligEtterBeregning'),
    xmlTag('encoding', 'utf-8'),
    xmlTag('content', base64(calculatedXml(xml))),
  ]
  const documents = refusal === null ? xmlTag('dokumenter', xmlTag('dokument', ...document)) : ''
  const result = xmlTag('resultatAvValidering', refusal === null ? 'validertOK' : 'validertMedFeil')
  const reason = refusal === null ? '' : xmlTag('aarsakTilValidertMedFeil', refusal)
  return `<skattemeldingOgNaeringsspesifikasjonResponse xmlns="${base}:response:v2">${documents}${result}${reason}</skattemeldingOgNaeringsspesifikasjonResponse>`
}

/** What the register of properties finds for a search text: numbers, or a street. */
function searched(all: readonly Property[], query: string): ProviderReply {
  const shown = (one: Property) => ({
    sergEiendomsidentifikator: one.registerId,
    kommunenr: one.municipality,
    gaardsnr: one.farm,
    bruksnr: one.holding,
    festenr: 0,
    seksjonsnr: one.section,
  })
  const hits = all.filter((one) => query === `${one.farm}/${one.holding}` || one.address.startsWith(query))
  const isNumber = /^\d/.test(query)
  return {
    status: 200,
    json: isNumber
      ? { eiendommer: hits.map(shown), vegadresser: [] }
      : {
          eiendommer: [],
          vegadresser: hits.map((one) => {
            const [, street = '', number = ''] = /^(.*?)\s+(\d+)$/.exec(one.address) ?? []
            return { adressenavn: street, husnr: number, postnummer: one.postcode, eiendommer: [shown(one)] }
          }),
        },
  }
}

export function openAuthority(owners: ReadonlyMap<string, readonly Property[]>) {
  const returns = new Map<string, Return>()
  const behaviour = {
    /** Why the next validation refuses. */
    refusesNext: null as string | null,
    /** True if the draft changes between the next fetch and the validation after it. */
    changesNext: false,
  }
  const previews: string[] = []

  function returnOf(pid: string, year: number): Return | null {
    const properties = owners.get(pid)
    if (!properties || year < 2024 || year > 2026) return null
    const key = `${pid} ${year}`
    const known = returns.get(key)
    if (known) return known
    const made: Return = { pid, year, revision: 1, xml: draftXml(pid, year, properties) }
    returns.set(key, made)
    return made
  }
  function fetched(pid: string, year: number): ProviderReply {
    const found = returnOf(pid, year)
    if (!found) return { status: 403, text: '<feil><kode>SKI-403</kode></feil>' }
    const reference = referenceOf(found)
    if (behaviour.changesNext) {
      behaviour.changesNext = false
      found.revision += 1
    }
    const document = [
      xmlTag('id', reference),
      xmlTag('encoding', 'utf-8'),
      xmlTag('content', base64(found.xml)),
      xmlTag('type', 'skattemeldingPersonligUtkast'),
    ]
    return {
      status: 200,
      text: `<skattemeldingOgNaeringsspesifikasjonforespoerselResponse xmlns="${base}:forespoersel:response:v2">${xmlTag('dokumenter', xmlTag('skattemeldingdokument', ...document))}</skattemeldingOgNaeringsspesifikasjonforespoerselResponse>`,
    }
  }

  function judged(found: Return, envelope: string): string {
    const { xml, reference } = opened(envelope)
    if (reference !== referenceOf(found))
      return answered(xml, 'fastsattskattemeldingIkkeBasertPaaGjeldendeSkattemelding')
    const refusal = behaviour.refusesNext
    behaviour.refusesNext = null
    return answered(xml, refusal)
  }

  function answer({ method, path, query, body }: ProviderRequest): ProviderReply {
    const rest = path.replace('/api/skattemelding/v2/', '')
    const [, kind, year, pid] = /^(valider\/)?(\d{4})\/(\d{11})$/.exec(rest) ?? []
    if (year !== undefined && kind === undefined && method === 'GET') return fetched(pid!, Number(year))
    if (year !== undefined && kind !== undefined) {
      const found = returnOf(pid!, Number(year))
      return found ? { status: 200, text: judged(found, body) } : { status: 403, text: '' }
    }
    if (rest === 'til-midlertidig-lagret-skattemelding-for-visning') {
      previews.push(opened(body).xml)
      return { status: 200, json: { url: `${authorityUrl}/web/skattemelding-visning?id=${previews.length}` } }
    }
    if (rest.startsWith('eiendom/soek/')) return searched([...owners.values()].flat(), query.get('query') ?? '')
    return { status: 404, text: '' }
  }

  const provider: Provider = { name: 'authority', origin: authorityUrl, answer }
  return {
    provider,
    returns,
    behaviour,
    returnOf,
    receipt: (envelope: string) => answered(opened(envelope).xml, null),
    opened,
    /** Replaces the draft by what was submitted. */
    take(found: Return, xml: string): void {
      found.xml = xml
      found.revision += 1
    },
  }
}
export type Authority = ReturnType<typeof openAuthority>
