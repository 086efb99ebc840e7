import { fileURLToPath } from 'node:url'
import { toText, withXml, XmlUnreadable } from '../../base/xml/document'
import { allAt, textAt, type XmlElement } from '../../base/xml/element'
import { openSchema } from '../../base/xml/schema'
import { ProviderFailure } from '../../base/provider/failure'
import { namespaceOf, versionOf } from './rules'

/** Beside the sources, or where the build puts them. */
const folder = new URL(
  import.meta.url.endsWith('.ts') ? '../../../schemas/skattemelding/' : './schemas/skattemelding/',
  import.meta.url,
)
const schemaAt = (name: string) => openSchema(fileURLToPath(new URL(name, folder)))
const schemaOf = (year: number) => schemaAt(`skattemelding_v${versionOf(year)}_kompakt_ekstern.xsd`)

/** A return while it is open. */
export interface OpenReturn {
  readonly root: XmlElement
  readonly year: number
  /** From income year 2024 on the entries of a property stand in it; before that beside it. */
  readonly isNested: boolean
  readonly orderAt: (path: string) => readonly string[]
}

export const estatesPath = 'skattemelding/boligOgEiendeler/fasteEiendommer'
export const rentalName = 'fastEiendomSomUtleieobjekt'
/** Where a rental entry stands. */
export const rentalPath = (isNested: boolean): string => `${estatesPath}/${isNested ? 'fastEiendom/' : ''}${rentalName}`

/** What the schema of the year refuses in a return; empty: valid. Names places, and nothing of the content. */
export const validateDocument = (year: number, xml: string): readonly string[] => schemaOf(year).errorsOf(xml)

/** The same of the envelope in which a return is sent. */
export const validateEnvelope = (xml: string): readonly string[] =>
  schemaAt('skattemeldingognaeringsspesifikasjonrequest_v2_kompakt.xsd').errorsOf(xml)

/** What the authority has sent, read by `work`. Throws ProviderFailure for what can't be read. */
export function withAnswer<T>(xml: string, what: string, work: (root: XmlElement) => T): T {
  try {
    return withXml(xml, work)
  } catch (error) {
    if (!(error instanceof XmlUnreadable)) throw error
    throw new ProviderFailure('unreadable', `${what}: ${error.message}`)
  }
}

/** Reads a return, does `work` with it, and gives it as it is afterwards. Throws ProviderFailure for what is none of `year`. */
export function changeReturn<T>(year: number, xml: string, work: (open: OpenReturn) => T): { xml: string; value: T } {
  return withAnswer(xml, 'return', (root) => {
    if (
      root.name !== 'skattemelding' ||
      root.namespaceUri !== namespaceOf(versionOf(year)) ||
      textAt(root, 'inntektsaar') !== String(year)
    ) {
      throw new ProviderFailure('unreadable', `return: not one of ${year}`)
    }
    const { orderAt } = schemaOf(year)
    const value = work({ root, year, isNested: year >= 2024, orderAt })
    return { xml: toText(root), value }
  })
}

/** All properties of a return. */
export const propertiesOf = ({ root }: Pick<OpenReturn, 'root'>): XmlElement[] =>
  allAt(root, 'boligOgEiendeler/fasteEiendommer/fastEiendom')

/** All rental entries of a return, wherever its version has them. */
export const rentalsOf = (root: XmlElement): XmlElement[] =>
  ['', 'fastEiendom/'].flatMap((place) => allAt(root, `boligOgEiendeler/fasteEiendommer/${place}${rentalName}`))
