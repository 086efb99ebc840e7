import { fileURLToPath } from 'node:url'
import { ProviderFailure } from '../../base/provider/failure'
import { toText, withXml, XmlUnreadable } from '../../base/xml/document'
import { addInOrder, allAt, at, children, ensure, fill, textAt, type XmlElement } from '../../base/xml/element'
import { openSchema } from '../../base/xml/schema'
import { landNumberNames } from '../../landlord/house/model'
import { landNumbersOf, landStems, type RegisteredProperty, type Rental } from './model-document'
import { namespaceOf, rentalId, versionOf, type DraftEntry } from './rules'
import type { PropertyFacts } from './rules-property'

/** Next to the sources, or in the folder that the build uses. */
const folder = new URL(
  import.meta.url.endsWith('.ts') ? '../../../schemas/skattemelding/' : './schemas/skattemelding/',
  import.meta.url,
)
const schemaAt = (name: string) => openSchema(fileURLToPath(new URL(name, folder)))
const schemaOf = (year: number) => schemaAt(`skattemelding_v${versionOf(year)}_kompakt_ekstern.xsd`)

/** A return while it is read and changed. */
export interface OpenReturn {
  readonly root: XmlElement
  readonly year: number
  /** From income year 2024 the entries are inside their property. Before that they are next to it. */
  readonly isNested: boolean
  readonly orderAt: (path: string) => readonly string[]
}

const estatesPath = 'skattemelding/boligOgEiendeler/fasteEiendommer'
const rentalName = 'fastEiendomSomUtleieobjekt'
/** The path of a rental entry. */
export const rentalPath = (isNested: boolean): string => `${estatesPath}/${isNested ? 'fastEiendom/' : ''}${rentalName}`

/** The schema errors of a return. Empty: valid. They name places, not content. */
export const validateDocument = (year: number, xml: string): readonly string[] => schemaOf(year).errorsOf(xml)

/** The schema errors of the envelope in which a return is sent. */
export const validateEnvelope = (xml: string): readonly string[] =>
  schemaAt('skattemeldingognaeringsspesifikasjonrequest_v2_kompakt.xsd').errorsOf(xml)

/** Reads a document of the authority by `work`. Throws ProviderFailure when it can't be read. */
export function withAnswer<T>(xml: string, what: string, work: (root: XmlElement) => T): T {
  try {
    return withXml(xml, work)
  } catch (error) {
    if (!(error instanceof XmlUnreadable)) throw error
    throw new ProviderFailure('unreadable', `${what}: ${error.message}`)
  }
}

/**
 * Reads a return, runs `work` on it, and returns the result. Throws ProviderFailure when it isn't a return of `year`.
 */
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

/** All rental entries of a return, at the place of any version. */
export const rentalsOf = (root: XmlElement): XmlElement[] =>
  ['', 'fastEiendom/'].flatMap((place) => allAt(root, `boligOgEiendeler/fasteEiendommer/${place}${rentalName}`))

const numberAt = (element: XmlElement, path: string): number | null => {
  const text = textAt(element, path)
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** Where each year's schema has a cooperative's share. The schema of 2023 has one more element. */
const sharePaths = ['', 'eiendomsidentifikatorForBoenhetIBoligselskap/']

/** What a return says about one of its properties. */
export function factsOf(property: XmlElement): PropertyFacts {
  const known = 'eksternEiendomsidentifikator'
  const land = (name: string) => numberAt(property, `${known}/sergMatrikkelnummer/${name}/${name}`)
  const ofShare = (path: string) => sharePaths.map((more) => textAt(property, `${known}/${more}${path}`)).find(Boolean)
  const share =
    ofShare('enhetsnummerForBoenhetIBoligselskap/andelsnummer/heltall') ??
    ofShare('enhetsnummerForBoenhetIBoligselskap/aksjeboenhetsnummer/heltall')
  const streets = [...allAt(property, 'vegadresse'), ...allAt(property, 'adresseopplysninger/vegadresse')]
  return {
    registerId:
      textAt(property, 'sergEiendomsidentifikator/heltall') ?? textAt(property, 'sergEiendomsidentifikator/tekst'),
    municipality_number: textAt(property, `${known}/kommunenummer/kommunenummer`),
    ...landNumbersOf((stem) => land(`${stem}nummer`)),
    organisation_number: ofShare('boligselskapetsOrganisasjonsnummer/organisasjonsnummer') ?? null,
    share_number: share === undefined ? null : Number(share),
    postcode:
      textAt(property, 'vegadresse/poststed/postnummer/postnummer') ??
      textAt(property, 'adresseopplysninger/poststed/postnummer/postnummer'),
    streets: streets.flatMap((street) => {
      const name = textAt(street, 'adressenavn/tekst')
      const number = textAt(street, 'adressenummer/husnummer/tekst') ?? ''
      const letter = textAt(street, 'adressenummer/husbokstav/tekst') ?? ''
      return name ? [`${name} ${number}${letter}`.trim()] : []
    }),
  }
}

const estatesOf = ({ root, orderAt }: OpenReturn): XmlElement => {
  const assets = ensure(root, 'boligOgEiendeler', orderAt('skattemelding'))
  return ensure(assets, 'fasteEiendommer', orderAt('skattemelding/boligOgEiendeler'))
}

/** Adds a property that the return lacks, as the register has it. */
export function addProperty(
  open: OpenReturn,
  { house }: Rental,
  { registerId, municipality }: RegisteredProperty,
  newId: () => string,
): XmlElement {
  const property = addInOrder(estatesOf(open), 'fastEiendom', open.orderAt(estatesPath))
  const order = open.orderAt(`${estatesPath}/fastEiendom`)
  const numbers = Object.fromEntries(
    landNumberNames.flatMap((name) => {
      const element = `${landStems[name]}nummer`
      return house[name] === null ? [] : [[element, { [element]: String(house[name]) }]]
    }),
  )
  const share =
    house.share_number === null
      ? {}
      : {
          ...(house.organisation_number !== null && {
            boligselskapetsOrganisasjonsnummer: { organisasjonsnummer: house.organisation_number },
          }),
          enhetsnummerForBoenhetIBoligselskap: { andelsnummer: { heltall: String(house.share_number) } },
        }
  const isOlder = !open.isNested
  // The number in the register is a text up to income year 2024.
  fill(addInOrder(property, 'sergEiendomsidentifikator', order), {
    [open.year >= 2025 ? 'heltall' : 'tekst']: registerId,
  })
  fill(addInOrder(property, 'id', order), newId())
  fill(addInOrder(property, 'eksternEiendomsidentifikator', order), {
    kommunenummer: { kommunenummer: municipality },
    ...(Object.keys(numbers).length > 0 && { sergMatrikkelnummer: numbers }),
    ...(isOlder && house.share_number !== null ? { eiendomsidentifikatorForBoenhetIBoligselskap: share } : share),
  })
  if (isOlder) fill(addInOrder(property, 'internEiendomsidentifikator', order), newId())
  return property
}

export const elementId = (element: XmlElement): string => textAt(element, 'id') ?? ''

/** The rental entries of a property. */
function entriesOf({ root, isNested }: OpenReturn, property: XmlElement): XmlElement[] {
  if (isNested) return children(property, rentalName)
  const link = textAt(property, 'internEiendomsidentifikator')
  return allAt(root, `boligOgEiendeler/fasteEiendommer/${rentalName}`).filter(
    (entry) => textAt(entry, 'internEiendomsidentifikator') === link,
  )
}

/** All rental entries of a return, each with its property. */
export const draftEntriesOf = (open: OpenReturn, properties: readonly XmlElement[]): DraftEntry[] =>
  properties.flatMap((property) =>
    entriesOf(open, property).map((entry) => ({
      id: elementId(entry),
      property: elementId(property),
      tenants: children(entry, 'leietaker').map((tenant) => textAt(tenant, 'navn/tekst') ?? ''),
    })),
  )

/** Makes the entry of a house at its property. */
export function addEntry(open: OpenReturn, property: XmlElement, houseId: number): XmlElement {
  const parent = open.isNested ? property : at(open.root, 'boligOgEiendeler/fasteEiendommer')!
  const parentOrder = open.orderAt(open.isNested ? `${estatesPath}/fastEiendom` : estatesPath)
  const entry = addInOrder(parent, rentalName, parentOrder)
  const order = open.orderAt(rentalPath(open.isNested))
  fill(addInOrder(entry, 'id', order), rentalId(houseId))
  if (!open.isNested) {
    const link = textAt(property, 'internEiendomsidentifikator') ?? ''
    fill(addInOrder(entry, 'internEiendomsidentifikator', order), link)
  }
  return entry
}

/** The elements of a property that was added for a house, apart from its entries. */
const identity = new Set([
  'sergEiendomsidentifikator',
  'id',
  'eksternEiendomsidentifikator',
  'internEiendomsidentifikator',
])

/** Removes an entry. Also removes its property, if that was added for the entry and nothing else is left in it. */
export function removeEntry(open: OpenReturn, entryId: string, madeProperty: string | null): string | null {
  const entry = rentalsOf(open.root).find((each) => elementId(each) === entryId)
  entry?.remove()
  const property = propertiesOf(open).find((each) => madeProperty !== null && elementId(each) === madeProperty)
  if (!property || entriesOf(open, property).length > 0) return null
  if (!children(property).every(({ name }) => identity.has(name))) return null
  property.remove()
  return madeProperty
}
