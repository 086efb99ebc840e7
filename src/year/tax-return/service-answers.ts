import { fromKroner, type Ore } from '../../base/kit/money'
import { ProviderFailure } from '../../base/provider/failure'
import { withXml, XmlUnreadable } from '../../base/xml/document'
import { elementsAt, elementAt, childElements, textAt, type XmlElement } from '../../base/xml/element'
import { rentalsOf, readReturnXml } from './service-return'

/**
 * A question of the authority (`utvidetVeiledning`). A letting agent or a platform has reported something that the
 * draft doesn't contain. The question is open until it is answered. Handing in a whole return answers all questions.
 */
export interface OpenQuestion {
  readonly id: string
  /** The report, with the authority's own names and values. Empty if it can't be read. */
  readonly text: string
}

/** Elements that have no content of their own, or only repeat another element. */
const silent = new Set(['id', 'beloepIValuta', 'valutakode', 'valutakurs', 'partsreferanse', 'inntektsaar'])
/** Elements that only contain a value. The element around them has the name. */
const wrappers = new Set(['beloep', 'beloepINok', 'beloepSomHeltall', 'tekst', 'heltall', 'prosent', 'boolsk', 'dato'])

/** `bruttoLeieinntekt` -> `brutto leieinntekt` */
const spelt = (name: string): string => name.replace(/([a-zæøå])(?=[A-ZÆØÅ])/g, '$1 ').toLowerCase()

function valuesIn(element: XmlElement, name: string): string[] {
  if (silent.has(element.name)) return []
  const own = wrappers.has(element.name) ? name : spelt(element.name)
  const inner = childElements(element)
  if (inner.length > 0) return inner.flatMap((each) => valuesIn(each, own))
  const value = element.content.trim()
  return value === '' ? [] : [`${own}: ${value}`]
}

/** The text of an addition that the authority proposes. The proposal may be incomplete or invalid. */
function questionText(xml: string): string {
  try {
    return withXml(xml, (root) => valuesIn(root, '').join(', '))
  } catch (error) {
    if (error instanceof XmlUnreadable) return ''
    throw error
  }
}

const base = 'no:skatteetaten:fastsetting:formueinntekt:skattemeldingognaeringsspesifikasjon'
const unreadable = (what: string) => new ProviderFailure('unreadable', `${what}: not what was agreed`)

/**
 * Opens an answer of the authority. It may contain unknown elements, because the authority adds some without a new
 * version.
 */
function open<T>(xml: string, what: string, name: string, namespace: string, work: (root: XmlElement) => T): T {
  return readReturnXml(xml, what, (root) => {
    if (root.name !== name || root.namespaceUri !== namespace) throw unreadable(what)
    return work(root)
  })
}

function needed(element: XmlElement, path: string, what: string): string {
  const text = textAt(element, path)
  if (!text) throw unreadable(what)
  return text
}

function decoded(document: XmlElement, what: string): string {
  const content = needed(document, 'content', what).replace(/\s/g, '')
  if (needed(document, 'encoding', what) !== 'utf-8' || !/^[A-Za-z0-9+/]+={0,2}$/.test(content)) throw unreadable(what)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(Buffer.from(content, 'base64'))
  } catch {
    throw unreadable(what)
  }
}

export interface FetchedReturn {
  /** The id of the draft. A return made from it must refer to this id. */
  readonly documentId: string
  /** `skattemeldingPersonligUtkast`. After the assessment it ends with `Fastsatt` instead. */
  readonly type: (typeof returnTypes)[number]
  readonly draft: string
  /** True if the return also has the document of a business. The return that we send would not contain it. */
  readonly hasBusiness: boolean
  readonly open: readonly OpenQuestion[]
}

/** The types of returns that persons have. The product doesn't handle returns of companies. */
const returnTypes = ['skattemeldingPersonligUtkast', 'skattemeldingPersonligFastsatt'] as const

/** Reads a draft that was fetched. Throws ProviderFailure if it contains no return of a person. */
export function readFetchedReturn(xml: string): FetchedReturn {
  const what = 'draft'
  return open(
    xml,
    what,
    'skattemeldingOgNaeringsspesifikasjonforespoerselResponse',
    `${base}:forespoersel:response:v2`,
    (root) => {
      const document = elementAt(root, 'dokumenter/skattemeldingdokument')
      if (!document) throw unreadable(what)
      const stated = needed(document, 'type', what)
      const type = returnTypes.find((each) => each === stated)
      if (!type) throw unreadable(what)
      return {
        documentId: needed(document, 'id', what),
        type,
        draft: decoded(document, what),
        hasBusiness: elementAt(root, 'dokumenter/naeringsspesifikasjondokument') !== null,
        open: elementsAt(root, 'dokumenter/utvidetVeiledningdokument').map((each) => ({
          id: needed(each, 'id', what),
          text: questionText(decoded(each, what)),
        })),
      }
    },
  )
}

/**
 * A difference between the return that was sent and the authority's result. Texts that the
 * authority did not state are empty.
 */
export interface Deviation {
  readonly type: string
  /** True if the return was refused because of it. Otherwise it is only information. */
  readonly isCause: boolean
  readonly path: string
  readonly occurrence: string
  readonly received: string
  readonly calculated: string
  readonly detail: string
}

export interface Guidance {
  readonly kind: string
  /** `faktiskFeil` means that the return is refused. */
  readonly strategy: string
  readonly text: string
  readonly path: string
  readonly occurrence: string
}

export interface Validation {
  readonly ok: boolean
  readonly codes: readonly string[]
  readonly deviations: readonly Deviation[]
  readonly guidance: readonly Guidance[]
  readonly documents: readonly { readonly type: string; readonly xml: string }[]
}

/** Reads the result of a validation. A receipt has the same form. Throws ProviderFailure if there is no result. */
export function readValidation(xml: string): Validation {
  const what = 'validation'
  return open(xml, what, 'skattemeldingOgNaeringsspesifikasjonResponse', `${base}:response:v2`, (root) => {
    const result = needed(root, 'resultatAvValidering', what)
    if (result !== 'validertOK' && result !== 'validertMedFeil') throw unreadable(what)
    const stated = (element: XmlElement, ...paths: string[]) =>
      paths.map((path) => textAt(element, path)).find(Boolean) ?? ''
    const deviation = (isCause: boolean) => (each: XmlElement) => ({
      type: stated(each, 'avvikstype'),
      isCause,
      path: stated(each, 'sti'),
      occurrence: stated(each, 'forekomstidentifikator'),
      received: stated(each, 'mottattVerdi', 'mottattTekst'),
      calculated: stated(each, 'beregnetVerdi', 'beregnetTekst'),
      detail: stated(each, 'oevrigInformasjon'),
    })
    return {
      ok: result === 'validertOK',
      codes: elementsAt(root, 'aarsakTilValidertMedFeil').map((code) => code.content.trim()),
      deviations: [
        ...elementsAt(root, 'avvikVedValidering/avvik').map(deviation(true)),
        ...elementsAt(root, 'avvikEtterBeregning/avvik').map(deviation(false)),
      ],
      guidance: elementsAt(root, 'veiledningEtterKontroll/veiledning').map((each) => ({
        kind: stated(each, 'veiledningstype'),
        strategy: stated(each, 'betjeningsstrategi'),
        text: stated(each, 'hjelpetekst'),
        path: stated(each, 'sti'),
        occurrence: stated(each, 'forekomstidentifikator'),
      })),
      documents: elementsAt(root, 'dokumenter/dokument').map((document) => ({
        type: needed(document, 'type', what),
        xml: decoded(document, what),
      })),
    }
  })
}

/** The landlord's nets by the id of the rental entry. A deficit is below zero. */
export function netByEntry({ documents }: Pick<Validation, 'documents'>): ReadonlyMap<string, Ore> {
  const calculated = documents.find(({ type }) => type === 'skattemeldingPersonligEtterBeregning')
  if (!calculated) return new Map()
  return readReturnXml(calculated.xml, 'calculated return', (root) => {
    const nets = rentalsOf(root).flatMap((entry): [string, Ore][] => {
      const amount = (path: string) => {
        const text = textAt(entry, `${path}/beloep/beloepSomHeltall`)
        if (text !== null && !/^-?\d{1,12}$/.test(text)) throw unreadable('calculated return')
        return text === null ? null : Number(text)
      }
      const net = amount('nettoLeieinntektForAndel')
      const deficit = amount('underskuddForAndel/fradragsberettigetBeloep')
      if (net === null && deficit === null) return []
      return [[needed(entry, 'id', 'calculated return'), fromKroner((net ?? 0) - (deficit ?? 0))]]
    })
    return new Map(nets)
  })
}
