import { fileURLToPath } from 'node:url'
import { ProviderFailure } from '../../base/provider/failure'
import { toText, withXml, XmlUnreadable } from '../../base/xml/document'
import { elementsAt, textAt, type XmlElement } from '../../base/xml/element'
import { openSchema } from '../../base/xml/schema'
import { namespaceOf, versionOf } from './rules'

/** The schemas' folder, next to the sources or where the build puts it. */
const folder = new URL(
  import.meta.url.endsWith('.ts') ? '../../../schemas/skattemelding/' : './schemas/skattemelding/',
  import.meta.url,
)

const schemaAt = (name: string) => openSchema(fileURLToPath(new URL(name, folder)))

const schemaOf = (year: number) => schemaAt(`skattemelding_v${versionOf(year)}_kompakt_ekstern.xsd`)

export interface OpenReturn {
  readonly root: XmlElement
  readonly year: number
  /**
   * True if the entries are inside their property, as they are from income year 2024. In income
   * year 2023, they are next to it.
   */
  readonly isNested: boolean
  readonly orderAt: (path: string) => readonly string[]
}

export const estatesPath = 'skattemelding/boligOgEiendeler/fasteEiendommer'

export const rentalName = 'fastEiendomSomUtleieobjekt'

export const rentalPath = (isNested: boolean): string => `${estatesPath}/${isNested ? 'fastEiendom/' : ''}${rentalName}`

/** The errors of a return. Empty if it is valid. The errors name places, but no content. */
export const validateDocument = (year: number, xml: string): readonly string[] => schemaOf(year).errorsOf(xml)

/** The errors of an envelope, in which a return is sent. */
export const validateEnvelope = (xml: string): readonly string[] =>
  schemaAt('skattemeldingognaeringsspesifikasjonrequest_v2_kompakt.xsd').errorsOf(xml)

/** Opens an answer. Throws ProviderFailure if the document can't be read. */
export function readReturnXml<T>(xml: string, what: string, work: (root: XmlElement) => T): T {
  try {
    return withXml(xml, work)
  } catch (error) {
    if (!(error instanceof XmlUnreadable)) throw error
    throw new ProviderFailure('unreadable', `${what}: ${error.message}`)
  }
}

/** Opens a return to change it. Throws ProviderFailure if it isn't a return of `year`. */
export function changeReturn<T>(year: number, xml: string, work: (open: OpenReturn) => T): { xml: string; value: T } {
  return readReturnXml(xml, 'return', (root) => {
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

export const propertiesOf = ({ root }: Pick<OpenReturn, 'root'>): XmlElement[] =>
  elementsAt(root, 'boligOgEiendeler/fasteEiendommer/fastEiendom')

/** The rental entries. They are found in all versions of the schema. */
export const rentalsOf = (root: XmlElement): XmlElement[] =>
  ['', 'fastEiendom/'].flatMap((place) => elementsAt(root, `boligOgEiendeler/fasteEiendommer/${place}${rentalName}`))
