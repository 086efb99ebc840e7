import type { Ore } from '../../base/kit/money'
import type { TaxLines } from '../tax/model'
import type { Rental } from './model-document'
import { namespaceOf, versionOf } from './rules'

/** The income years whose schemas the product has. */
export const returnYears = [2023, 2024, 2025, 2026] as const

/** A property in a draft. */
export interface DraftProperty {
  readonly id: string
  readonly registerId?: string
  readonly municipality?: string
  /** gård, bruk, feste and seksjon */
  readonly numbers?: readonly number[]
  readonly share?: { readonly organisation: string; readonly number: number }
  readonly street?: string
  readonly houseNumber?: string
  readonly postcode?: string
  /** XML of rental entries, without the link that income year 2023 needs. */
  readonly rentals?: readonly string[]
}

const land = ['gaardsnummer', 'bruksnummer', 'festenummer', 'seksjonsnummer']
const shareXml = ({ organisation, number }: NonNullable<DraftProperty['share']>) =>
  `<boligselskapetsOrganisasjonsnummer><organisasjonsnummer>${organisation}</organisasjonsnummer></boligselskapetsOrganisasjonsnummer><enhetsnummerForBoenhetIBoligselskap><andelsnummer><heltall>${number}</heltall></andelsnummer></enhetsnummerForBoenhetIBoligselskap>`

function propertyXml(year: number, of: DraftProperty): string {
  const isOlder = year < 2024
  const register = of.registerId
    ? `<sergEiendomsidentifikator>${year < 2025 ? `<tekst>${of.registerId}</tekst>` : `<heltall>${of.registerId}</heltall>`}</sergEiendomsidentifikator>`
    : ''
  const place = of.postcode
    ? `<poststed><poststedsnavn><tekst>STED</tekst></poststedsnavn><postnummer><postnummer>${of.postcode}</postnummer></postnummer></poststed>`
    : ''
  const street = of.street
    ? `<adressenavn><tekst>${of.street}</tekst></adressenavn><adressenummer><husnummer><tekst>${of.houseNumber ?? '1'}</tekst></husnummer></adressenummer>`
    : ''
  const address = isOlder
    ? `<adresseopplysninger>${place}${street && `<vegadresse>${street}</vegadresse>`}</adresseopplysninger>`
    : street || place
      ? `<vegadresse>${street}${place}</vegadresse>`
      : ''
  const numbers = (of.numbers ?? []).map(
    (number, index) => `<${land[index]}><${land[index]}>${number}</${land[index]}></${land[index]}>`,
  )
  const share = of.share ? shareXml(of.share) : ''
  const known = [
    of.municipality ? `<kommunenummer><kommunenummer>${of.municipality}</kommunenummer></kommunenummer>` : '',
    numbers.length > 0 ? `<sergMatrikkelnummer>${numbers.join('')}</sergMatrikkelnummer>` : '',
    share && isOlder
      ? `<eiendomsidentifikatorForBoenhetIBoligselskap>${share}</eiendomsidentifikatorForBoenhetIBoligselskap>`
      : share,
  ].join('')
  const identity = known ? `<eksternEiendomsidentifikator>${known}</eksternEiendomsidentifikator>` : ''
  if (isOlder) {
    return `<fastEiendom>\n<id>${of.id}</id>${address}${register}${identity}<internEiendomsidentifikator>link-${of.id}</internEiendomsidentifikator>\n</fastEiendom>`
  }
  const wealth = `<fastEiendomSomFormuesobjekt><id>w-${of.id}</id><eiendomstype><eiendomstype>selveidBolig</eiendomstype></eiendomstype></fastEiendomSomFormuesobjekt>`
  return `<fastEiendom>\n  ${register}<id>${of.id}</id>${address}${identity}\n  <!-- formue -->${wealth}\n  ${(of.rentals ?? []).join('\n')}</fastEiendom>`
}

/** A rental entry with the link to its property. Income year 2023 requires that link. */
const linked = (xml: string, id: string): string => {
  const link = `<internEiendomsidentifikator>link-${id}</internEiendomsidentifikator>`
  const before =
    /<bruttoLeieinntekt|<andelAv|<nettoLeieinntekt|<underskudd|<utleieformidler|<avskrivningAv|<samletAvskrivning|<\/fastEiendomSomUtleieobjekt>/
  return xml.replace(before, (found) => link + found)
}

/** Parts of a return that are not properties. They are written in as many ways as XML allows. */
export const otherPartsXml = `<bankLaanOgForsikring>
    <!-- konto, som banken har meldt -->
    <konto><id>7219e5cc</id><bankensNavn><tekst><![CDATA[Sparebanken <Sør & Ærlig>]]></tekst></bankensNavn>
      <organisasjonsnummer><organisasjonsnummer>802467699</organisasjonsnummer></organisasjonsnummer>
      <kontonummer><tekst>64269774728&#10;</tekst></kontonummer><?arkiv side="1"?>
      <innskudd><beloep><beloepINok><beloepSomHeltall>3000000</beloepSomHeltall></beloepINok><beloepIValuta><beloep>3000000.50</beloep></beloepIValuta><valutakode><valutakode>NOK</valutakode></valutakode><valutakurs><valutakurs>1</valutakurs></valutakurs></beloep></innskudd>
    </konto>
    <konto><id>æøå-ÆØÅ-&#x1F3E0;</id><bankensNavn><tekst>  Bank &amp; Båt &lt;AS&gt; &#xA0;  </tekst></bankensNavn><organisasjonsnummer><organisasjonsnummer>802467699</organisasjonsnummer></organisasjonsnummer><kontonummer><tekst>1</tekst></kontonummer></konto>
  </bankLaanOgForsikring>`

/** A draft of the authority. `outside` is its content before the properties. */
export function testDraft(year: number, properties: readonly DraftProperty[], outside = otherPartsXml): string {
  const rentals = year < 2024 ? properties.flatMap(({ id, rentals: of = [] }) => of.map((xml) => linked(xml, id))) : []
  const estates = `${rentals.join('\n')}\n${properties.map((of) => propertyXml(year, of)).join('\n    ')}`
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<?kilde forhåndsutfylt?>
<!-- utkast -->
<skattemelding xmlns="${namespaceOf(versionOf(year))}">
  <partsreferanse>900413426846</partsreferanse>
  <inntektsaar>${year}</inntektsaar>
  ${outside}
  ${properties.length > 0 ? `<boligOgEiendeler><fasteEiendommer>\n    ${estates}\n  </fasteEiendommer></boligOgEiendeler>` : ''}
  <internSystemreferanse>r-1</internSystemreferanse>
</skattemelding>
`
}

/** Converts kroner to øre. */
export const oreOfKr = (kroner: number): Ore => (kroner * 100) as Ore

/** The data of a house for a return. The rent is 120 000 kr, unless `parts` has another one. */
export function testLines(parts: Partial<TaxLines> = {}): TaxLines {
  const lines = {
    income: oreOfKr(120_000),
    short_let: oreOfKr(0),
    short_taxable: oreOfKr(0),
    maintenance: oreOfKr(0),
    municipal_taxes: oreOfKr(0),
    insurance: oreOfKr(0),
    common_costs: oreOfKr(0),
    other_costs: oreOfKr(0),
    balance: null,
    flat_rate: null,
    ...parts,
  }
  const { maintenance, municipal_taxes, insurance, common_costs, other_costs } = lines
  const costs = maintenance + municipal_taxes + insurance + common_costs + other_costs
  const net = (lines.income + lines.short_taxable - costs - (lines.balance?.sum ?? 0) - (lines.flat_rate ?? 0)) as Ore
  return { net, net_share: net, ...lines }
}

/** House 7 in Storgata 12, gård 10, bruk 20 of Oslo. */
export function testRental(
  parts: Partial<Omit<Rental, 'house'>> & { readonly house?: Partial<Rental['house']> } = {},
): Rental {
  const { house, ...rest } = parts
  return {
    house: {
      id: 7,
      name: 'Leiligheten',
      address: 'Storgata 12',
      postcode: '0155',
      city: 'Oslo',
      municipality_number: '0301',
      property_number: 10,
      holding_number: 20,
      lease_number: null,
      section_number: null,
      organisation_number: null,
      share_number: null,
      ...house,
    },
    lines: testLines(),
    share: 100,
    tenants: ['Kari Nordmann'],
    knownTenants: rest.tenants ?? ['Kari Nordmann'],
    isEntered: true,
    isShortAlone: false,
    isCabin: false,
    found: null,
    ...rest,
  }
}

/** The property of `testRental()`. */
export const storgataProperty: DraftProperty = {
  id: 'p-1',
  registerId: '4600573',
  municipality: '0301',
  numbers: [10, 20, 0, 0],
  street: 'STORGATA',
  houseNumber: '12',
  postcode: '0155',
}
