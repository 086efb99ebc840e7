import { readLetting, type ReadLetting } from './letting'
import { childrenNamed, elementAt, numberAt, textAt, type Element } from './xml'

/** The ownership of a property. */
export interface ReadOwnership {
  readonly id: string
  /** The type of the property in the register of wealth. */
  readonly type: string
  /** The uses of its dwellings, and their kinds. */
  readonly uses: readonly string[]
  readonly kinds: readonly string[]
  /** Percent: the share of ownership, and the share of the value. */
  readonly shares: readonly number[]
  /** Dwellings of a building that isn't divided into sections. */
  readonly units: number
}

export interface ReadProperty {
  readonly id: string
  readonly registerId: string
  readonly name: string
  readonly municipality: string
  readonly country: string
  /** `228/41/0/7`, or the numbers of the cooperative and the share. */
  readonly number: string
  readonly address: string
  readonly hasForeignAddress: boolean
  /** `948677733/23` for a dwelling in a cooperative, otherwise empty. */
  readonly share: string
  readonly wealthEntries: readonly ReadOwnership[]
  readonly isSecondaryHome: boolean
  /** Entries that are neither wealth nor letting. */
  readonly hasOthers: boolean
  readonly lettings: readonly ReadLetting[]
}

/** The part of a tax return about letting, in one form for all years. */
export interface ReadReturn {
  readonly year: number
  readonly taxpayer: string
  readonly properties: readonly ReadProperty[]
  readonly attachments: readonly ReadAttachment[]
  /** Ids that appear more than once. */
  readonly repeatedIds: readonly string[]
}

export interface ReadAttachment {
  readonly id: string
  readonly category: string
  /** The path of the attachment's field, and the id of its entry. The id is empty for the whole return. */
  readonly field: string
  readonly entry: string
  /** True if the return has such a field in that entry. */
  readonly isPlaced: boolean
}

/** The version of an income year's return. */
export const versionOf = (year: number): number => year - 2012
export const namespaceOf = (year: number): string =>
  `urn:no:skatteetaten:fastsetting:formueinntekt:skattemelding:ekstern:v${versionOf(year)}`
export const schemaOf = (year: number): string => `skattemelding_v${versionOf(year)}_kompakt_ekstern.xsd`
export const years = { first: 2023, last: 2026 } as const

function numberOf(property: Element): string {
  const known = elementAt(property, 'eksternEiendomsidentifikator')
  // Until 2023 the data of a cooperative had their own element.
  const home = elementAt(known, 'eiendomsidentifikatorForBoenhetIBoligselskap') ?? known
  const cooperative = textAt(home, 'boligselskapetsOrganisasjonsnummer/organisasjonsnummer')
  if (cooperative !== '')
    return `${cooperative}/${textAt(home, 'enhetsnummerForBoenhetIBoligselskap/andelsnummer/heltall')}`
  const register = elementAt(known, 'sergMatrikkelnummer')
  if (!register) return ''
  return ['gaardsnummer', 'bruksnummer', 'festenummer', 'seksjonsnummer']
    .map((name) => textAt(register, `${name}/${name}`) || '0')
    .join('/')
}

function addressOf(property: Element): string {
  const older = elementAt(property, 'adresseopplysninger')
  const street = elementAt(older ?? property, 'vegadresse')
  const place = elementAt(older, 'poststed') ?? elementAt(street, 'poststed')
  const house = `${textAt(street, 'adressenummer/husnummer/tekst')}${textAt(street, 'adressenummer/husbokstav/tekst')}`
  const first = [textAt(street, 'adressenavn/tekst'), house].filter(Boolean).join(' ')
  const second = [textAt(place, 'postnummer/postnummer'), textAt(place, 'poststedsnavn/tekst')]
    .filter(Boolean)
    .join(' ')
  return [first, second].filter(Boolean).join(', ')
}

const wealthName = 'fastEiendomSomFormuesobjekt'
const lettingName = 'fastEiendomSomUtleieobjekt'
const otherNames = new Set([
  'fastEiendomSomKaarytelse',
  'fastEiendomSomRealisasjonsobjekt',
  'fastEiendomSomStroemprodusent',
  'realisasjonAvFastEiendom',
])

/** All elements of that name in an element, at any depth. */
const within = (element: Element, name: string): Element[] =>
  element.children.flatMap((each) => [...(each.name === name ? [each] : []), ...within(each, name)])

const valuesOf = (element: Element, name: string): string[] =>
  within(element, name).flatMap(({ children, text }) => (children.length === 0 && text !== '' ? [text] : []))

const readWealth = (entry: Element, property: Element): ReadOwnership => ({
  id: textAt(entry, 'id'),
  type: textAt(entry, 'eiendomstype/eiendomstype'),
  uses: valuesOf(entry, 'boligbruk'),
  kinds: valuesOf(entry, 'boligtype'),
  shares: [
    ...['eierandel', 'andelAvFormuesverdi'].map((name) => numberAt(entry, `${name}/prosent`)),
    numberAt(property, 'eierandel/prosent'),
  ].filter((percent) => percent !== null),
  units: within(entry, 'useksjonertBoenhet').length,
})

/** True if there is something at a path of the return. If an entry's id is given, it must be in that entry. */
function isPlaced(root: Element, path: string, entry: string): boolean {
  const [first, ...names] = path.replace(/^\//, '').split('/')
  if (first !== root.name) return false
  let found = [{ element: root, isIn: entry === '' }]
  for (const name of names)
    found = found.flatMap(({ element, isIn }) =>
      childrenNamed(element, name).map((each) => ({ element: each, isIn: isIn || textAt(each, 'id') === entry })),
    )
  return found.some(({ isIn }) => isIn)
}

function readAttachment(root: Element, each: Element): ReadAttachment {
  const field = textAt(each, 'informasjonselementidentifikator/tekst')
  const entry = textAt(each, 'forekomstidentifikator/tekst')
  return {
    id: textAt(each, 'id'),
    category: textAt(each, 'vedleggstype/vedleggskategori'),
    field,
    entry,
    isPlaced: field === '' ? entry === '' : isPlaced(root, field, entry),
  }
}

/** Repeated ids of entries. An attachment has the id of its file, which may be named at several fields. */
function repeatedIds(root: Element): string[] {
  const ids = root.children.filter(({ name }) => name !== 'vedlegg').flatMap((each) => valuesOf(each, 'id'))
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

function readProperty(property: Element, siblings: readonly Element[]): ReadProperty {
  // Until 2023 entries are next to the property, and name it.
  const own = textAt(property, 'internEiendomsidentifikator')
  const entries =
    own === ''
      ? property.children
      : siblings.filter((each) => each !== property && textAt(each, 'internEiendomsidentifikator') === own)
  const wealth = entries.filter(({ name }) => name === wealthName)
  const foreign = ['internasjonalAdresse', 'adresseopplysninger/internasjonalAdresse']
  return {
    id: textAt(property, 'id'),
    registerId:
      textAt(property, 'sergEiendomsidentifikator/heltall') || textAt(property, 'sergEiendomsidentifikator/tekst'),
    name: textAt(property, 'eiendommensNavn/tekst'),
    municipality: textAt(property, 'eksternEiendomsidentifikator/kommunenummer/kommunenummer'),
    country: foreign.map((path) => textAt(property, `${path}/landkode/landkode`)).find(Boolean) ?? '',
    number: numberOf(property),
    share: /^\d{9}\/\d+$/.exec(numberOf(property))?.[0] ?? '',
    address: addressOf(property),
    hasForeignAddress: foreign.some((path) => elementAt(property, path)),
    wealthEntries: wealth.map((entry) => readWealth(entry, property)),
    isSecondaryHome: wealth.some(
      (entry) => textAt(entry, 'formuesspesifikasjonForBolig/boligbruk/boligbruk') === 'sekundaerbolig',
    ),
    hasOthers: entries.some(({ name }) => otherNames.has(name)),
    lettings: entries.filter(({ name }) => name === lettingName).map(readLetting),
  }
}

/** Reads a return that is valid by its schema. */
export function readReturn(root: Element): ReadReturn {
  const list = elementAt(root, 'boligOgEiendeler/fasteEiendommer')?.children ?? []
  return {
    year: numberAt(root, 'inntektsaar') ?? 0,
    taxpayer: textAt(root, 'partsreferanse'),
    properties: list.filter(({ name }) => name === 'fastEiendom').map((each) => readProperty(each, list)),
    attachments: childrenNamed(root, 'vedlegg').map((each) => readAttachment(root, each)),
    repeatedIds: repeatedIds(root),
  }
}
