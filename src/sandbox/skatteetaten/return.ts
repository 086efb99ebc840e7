import { readLetting, type ReadLetting } from './letting'
import { all, at, numberAt, textAt, type Element } from './xml'

export interface ReadProperty {
  readonly id: string
  readonly registerId: string
  readonly name: string
  readonly municipality: string
  readonly country: string
  /** `228/41/0/7`, or the cooperative's number and that of the share. */
  readonly number: string
  readonly address: string
  readonly hasForeignAddress: boolean
  /** What the register of wealth calls each of its entries. */
  readonly wealth: readonly string[]
  readonly isSecondaryHome: boolean
  /** Entries that are neither wealth nor letting. */
  readonly hasOthers: boolean
  readonly lettings: readonly ReadLetting[]
}

/** A tax return as far as letting goes; the same of each year's version. */
export interface ReadReturn {
  readonly year: number
  readonly taxpayer: string
  readonly properties: readonly ReadProperty[]
  readonly attachments: readonly { readonly id: string; readonly field: string; readonly entry: string }[]
}

/** Income year to the version of its return. */
export const versionOf = (year: number): number => year - 2012
export const namespaceOf = (year: number): string =>
  `urn:no:skatteetaten:fastsetting:formueinntekt:skattemelding:ekstern:v${versionOf(year)}`
export const schemaOf = (year: number): string => `skattemelding_v${versionOf(year)}_kompakt_ekstern.xsd`
export const years = { first: 2023, last: 2026 } as const

function numberOf(property: Element): string {
  const known = at(property, 'eksternEiendomsidentifikator')
  // Until 2023 what belongs to a cooperative had an element of its own.
  const home = at(known, 'eiendomsidentifikatorForBoenhetIBoligselskap') ?? known
  const cooperative = textAt(home, 'boligselskapetsOrganisasjonsnummer/organisasjonsnummer')
  if (cooperative !== '')
    return `${cooperative}/${textAt(home, 'enhetsnummerForBoenhetIBoligselskap/andelsnummer/heltall')}`
  const register = at(known, 'sergMatrikkelnummer')
  if (!register) return ''
  return ['gaardsnummer', 'bruksnummer', 'festenummer', 'seksjonsnummer']
    .map((name) => textAt(register, `${name}/${name}`) || '0')
    .join('/')
}

function addressOf(property: Element): string {
  const older = at(property, 'adresseopplysninger')
  const street = at(older ?? property, 'vegadresse')
  const place = at(older, 'poststed') ?? at(street, 'poststed')
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

function readProperty(property: Element, siblings: readonly Element[]): ReadProperty {
  // Until 2023 entries stand beside the property, and name it.
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
    address: addressOf(property),
    hasForeignAddress: foreign.some((path) => at(property, path)),
    wealth: wealth.map((entry) => textAt(entry, 'eiendomstype/eiendomstype')),
    isSecondaryHome: wealth.some(
      (entry) => textAt(entry, 'formuesspesifikasjonForBolig/boligbruk/boligbruk') === 'sekundaerbolig',
    ),
    hasOthers: entries.some(({ name }) => otherNames.has(name)),
    lettings: entries.filter(({ name }) => name === lettingName).map(readLetting),
  }
}

/** Reads a return that its schema has passed. */
export function readReturn(root: Element): ReadReturn {
  const list = at(root, 'boligOgEiendeler/fasteEiendommer')?.children ?? []
  return {
    year: numberAt(root, 'inntektsaar') ?? 0,
    taxpayer: textAt(root, 'partsreferanse'),
    properties: list.filter(({ name }) => name === 'fastEiendom').map((each) => readProperty(each, list)),
    attachments: all(root, 'vedlegg').map((each) => ({
      id: textAt(each, 'id'),
      field: textAt(each, 'informasjonselementidentifikator/tekst'),
      entry: textAt(each, 'forekomstidentifikator/tekst'),
    })),
  }
}
