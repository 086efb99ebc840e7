import {
  addInOrder,
  elementsAt,
  elementAt,
  childElements,
  ensureElement,
  fillElement,
  textAt,
  type XmlElement,
} from '../../base/xml/element'
import { landNumberNames } from '../../landlord/house/model'
import { kindsOfEntry } from '../tax/rules-draft-kind'
import { landNumbersOf, landNumberPrefixes, type RegisteredProperty, type Rental } from './model-document'
import { rentalId, type DraftEntry } from './rules'
import type { PropertyFacts } from './rules-property'
import { estatesPath, propertiesOf, rentalName, rentalPath, rentalsOf, type OpenReturn } from './service-return'

const numberAt = (element: XmlElement, path: string): number | null => {
  const text = textAt(element, path)
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** The possible places of a share's numbers. The schema of 2023 has one more place. */
const sharePaths = ['', 'eiendomsidentifikatorForBoenhetIBoligselskap/']

export function factsOf(property: XmlElement): PropertyFacts {
  const known = 'eksternEiendomsidentifikator'
  const land = (name: string) => numberAt(property, `${known}/sergMatrikkelnummer/${name}/${name}`)
  const ofShare = (path: string) => sharePaths.map((more) => textAt(property, `${known}/${more}${path}`)).find(Boolean)
  const share =
    ofShare('enhetsnummerForBoenhetIBoligselskap/andelsnummer/heltall') ??
    ofShare('enhetsnummerForBoenhetIBoligselskap/aksjeboenhetsnummer/heltall')
  const streets = [...elementsAt(property, 'vegadresse'), ...elementsAt(property, 'adresseopplysninger/vegadresse')]
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
  const assets = ensureElement(root, 'boligOgEiendeler', orderAt('skattemelding'))
  return ensureElement(assets, 'fasteEiendommer', orderAt('skattemelding/boligOgEiendeler'))
}

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
      const element = `${landNumberPrefixes[name]}nummer`
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
  // Up to income year 2024, the register's number is a text.
  fillElement(addInOrder(property, 'sergEiendomsidentifikator', order), {
    [open.year >= 2025 ? 'heltall' : 'tekst']: registerId,
  })
  fillElement(addInOrder(property, 'id', order), newId())
  fillElement(addInOrder(property, 'eksternEiendomsidentifikator', order), {
    kommunenummer: { kommunenummer: municipality },
    ...(Object.keys(numbers).length > 0 && { sergMatrikkelnummer: numbers }),
    ...(isOlder && house.share_number !== null ? { eiendomsidentifikatorForBoenhetIBoligselskap: share } : share),
  })
  if (isOlder) fillElement(addInOrder(property, 'internEiendomsidentifikator', order), newId())
  return property
}

export const elementId = (element: XmlElement): string => textAt(element, 'id') ?? ''

/**
 * The entries with this name of a property. In income year 2023, they are next to the property and
 * refer to it by a link.
 */
function ofProperty({ root, isNested }: OpenReturn, property: XmlElement, name: string): XmlElement[] {
  if (isNested) return childElements(property, name)
  const link = textAt(property, 'internEiendomsidentifikator')
  return elementsAt(root, `boligOgEiendeler/fasteEiendommer/${name}`).filter(
    (entry) => textAt(entry, 'internEiendomsidentifikator') === link,
  )
}

const entriesOf = (open: OpenReturn, property: XmlElement): XmlElement[] => ofProperty(open, property, rentalName)

/**
 * The authority's codes for the kind and the use of a property in the draft. Empty if the draft has
 * none.
 */
export const draftKindsOf = (open: OpenReturn, property: XmlElement): string[] =>
  ofProperty(open, property, 'fastEiendomSomFormuesobjekt').flatMap((entry) =>
    kindsOfEntry(
      textAt(entry, 'eiendomstype/eiendomstype'),
      textAt(entry, 'formuesspesifikasjonForBolig/boligbruk/boligbruk'),
    ),
  )

/** The entries of the draft. Each names its property. */
export const draftEntriesOf = (open: OpenReturn, properties: readonly XmlElement[]): DraftEntry[] =>
  properties.flatMap((property) =>
    entriesOf(open, property).map((entry) => ({
      id: elementId(entry),
      property: elementId(property),
      tenants: childElements(entry, 'leietaker').map((tenant) => textAt(tenant, 'navn/tekst') ?? ''),
    })),
  )

export function addEntry(open: OpenReturn, property: XmlElement, houseId: number): XmlElement {
  const parent = open.isNested ? property : elementAt(open.root, 'boligOgEiendeler/fasteEiendommer')!
  const parentOrder = open.orderAt(open.isNested ? `${estatesPath}/fastEiendom` : estatesPath)
  const entry = addInOrder(parent, rentalName, parentOrder)
  const order = open.orderAt(rentalPath(open.isNested))
  fillElement(addInOrder(entry, 'id', order), rentalId(houseId))
  if (!open.isNested) {
    const link = textAt(property, 'internEiendomsidentifikator') ?? ''
    fillElement(addInOrder(entry, 'internEiendomsidentifikator', order), link)
  }
  return entry
}

/** The elements of a property that was added for a house. Its entries are not listed here. */
const identity = new Set([
  'sergEiendomsidentifikator',
  'id',
  'eksternEiendomsidentifikator',
  'internEiendomsidentifikator',
])

/** Removes an entry. If the property was added for the entry and has nothing else in it, removes the property too. */
export function removeEntry(open: OpenReturn, entryId: string, madeProperty: string | null): string | null {
  const entry = rentalsOf(open.root).find((each) => elementId(each) === entryId)
  entry?.remove()
  const property = propertiesOf(open).find((each) => madeProperty !== null && elementId(each) === madeProperty)
  if (!property || entriesOf(open, property).length > 0) return null
  if (!childElements(property).every(({ name }) => identity.has(name))) return null
  property.remove()
  return madeProperty
}
