import { allElements, readXml, textAt, type Element } from './xml'

/** The tax authority's return as a document: its draft, its lettings, and its results. Amounts in kroner. */
export interface Property {
  readonly municipality: string
  readonly farm: number
  readonly holding: number
  readonly section: number
  readonly address: string
  readonly postcode: string
  readonly city: string
  readonly registerId: number
  /** The rent of a letting that the draft already contains. Null when it contains none. */
  readonly letFor: number | null
  /** The value of its household items at the beginning of the year, according to the draft. Null when there are none. */
  readonly household: number | null
  /** The register of properties contains it, but the person's draft doesn't. */
  readonly isMissing: boolean
}
export interface Return {
  readonly pid: string
  readonly year: number
  revision: number
  xml: string
}
/** One letting in a return. */
export interface Letting {
  readonly id: string
  readonly registerId: string
  readonly gross: number
  readonly costs: Readonly<Record<'maintenance' | 'other' | 'municipal' | 'insurance' | 'common', number>>
  readonly share: number
  readonly tenants: readonly string[]
  /** The value of its household items at the beginning of the year. */
  readonly household: number
}

export const xmlTag = (name: string, ...content: readonly (string | number)[]) =>
  `<${name}>${content.join('')}</${name}>`
const wrapped = (name: string, value: string | number, inner = name) => xmlTag(name, xmlTag(inner, value))
const amount = (name: string, kroner: number) =>
  xmlTag(
    name,
    xmlTag(
      'beloep',
      xmlTag('beloepINok', xmlTag('beloepSomHeltall', kroner)),
      xmlTag('beloepIValuta', xmlTag('beloep', kroner)),
      wrapped('valutakode', 'NOK'),
      wrapped('valutakurs', 1),
    ),
  )

const householdXml = ({ registerId, household }: Property) =>
  xmlTag(
    'avskrivningAvAnleggsmiddel',
    xmlTag('id', `innbo-${registerId}`),
    wrapped('saldogruppe', 'd'),
    xmlTag('inngaaendeVerdi', xmlTag('beloep', xmlTag('beloepSomHeltall', household!))),
  )

function propertyXml(of: Property, year: number): string {
  const [, street = of.address, number = '1'] = /^(.*?)\s+(\d+)$/.exec(of.address) ?? []
  const letting =
    of.letFor === null
      ? ''
      : xmlTag(
          'fastEiendomSomUtleieobjekt',
          xmlTag('id', `utleie-${of.registerId}`),
          wrapped('utleietype', 'regnskapsbehandletUtleie'),
          amount('bruttoLeieinntektVedRegnskapsbehandletUtleie', of.letFor),
          wrapped('andelAvNettoLeieinntektEllerUnderskudd', 100, 'prosent'),
          ...(of.household === null ? [] : [householdXml(of)]),
        )
  return xmlTag(
    'fastEiendom',
    wrapped('sergEiendomsidentifikator', of.registerId, year === 2024 ? 'tekst' : 'heltall'),
    xmlTag('id', `eiendom-${of.registerId}`),
    xmlTag(
      'vegadresse',
      wrapped('adressenavn', street, 'tekst'),
      xmlTag('adressenummer', wrapped('husnummer', number, 'tekst')),
      xmlTag('poststed', wrapped('poststedsnavn', of.city, 'tekst'), wrapped('postnummer', of.postcode)),
    ),
    xmlTag(
      'eksternEiendomsidentifikator',
      wrapped('kommunenummer', of.municipality),
      xmlTag(
        'sergMatrikkelnummer',
        wrapped('gaardsnummer', of.farm),
        wrapped('bruksnummer', of.holding),
        wrapped('festenummer', 0),
        wrapped('seksjonsnummer', of.section),
      ),
    ),
    xmlTag(
      'fastEiendomSomFormuesobjekt',
      xmlTag('id', `formue-${of.registerId}`),
      wrapped('eiendomstype', 'selveidBolig'),
      wrapped('eierandel', 100, 'prosent'),
    ),
    letting,
  )
}

export const draftXml = (pid: string, year: number, properties: readonly Property[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><skattemelding xmlns="urn:no:skatteetaten:fastsetting:formueinntekt:skattemelding:ekstern:v${year - 2012}">${[
    xmlTag('partsreferanse', Number(pid.slice(0, 9))),
    xmlTag('inntektsaar', year),
    xmlTag(
      'boligOgEiendeler',
      xmlTag(
        'fasteEiendommer',
        ...properties.filter(({ isMissing }) => !isMissing).map((one) => propertyXml(one, year)),
      ),
    ),
    xmlTag(
      'skattemeldingOpprettet',
      xmlTag('brukeridentifikator', 'ikke-implementert'),
      xmlTag('brukeridentifikatortype', 'systemidentifikator'),
      xmlTag('opprettetDato', `${year + 1}-03-12T06:00:00Z`),
    ),
  ].join('')}</skattemelding>`

const kroner = (element: Element, name: string) =>
  Number(
    textAt(element, `${name}/beloep/beloepINok/beloepSomHeltall`) ||
      textAt(element, `${name}/beloep/beloepSomHeltall`) ||
      0,
  )

/** The lettings of a return, each with its property. */
export const lettingsOf = (xml: string): Letting[] =>
  allElements(readXml(xml), 'fastEiendom').flatMap((property) => {
    const registerId =
      textAt(property, 'sergEiendomsidentifikator/heltall') || textAt(property, 'sergEiendomsidentifikator/tekst')
    return allElements(property, 'fastEiendomSomUtleieobjekt').map((entry): Letting => {
      const costs = entry.children.find(({ name }) => name === 'kostnaderVedUtleie') ?? {
        name: '',
        children: [],
        text: '',
      }
      return {
        id: textAt(entry, 'id'),
        registerId,
        gross: kroner(entry, 'bruttoLeieinntektVedRegnskapsbehandletUtleie'),
        costs: {
          maintenance: kroner(costs, 'vedlikeholdskostnadVedUtleie'),
          other: kroner(costs, 'annenKostnadVedUtleie'),
          municipal: kroner(costs, 'kommunalAvgift'),
          insurance: kroner(costs, 'forsikringspremie'),
          common: kroner(costs, 'husleieFelleskostnadVedUtleie'),
        },
        share: Number(textAt(entry, 'andelAvNettoLeieinntektEllerUnderskudd/prosent') || 100),
        tenants: allElements(entry, 'leietaker').map((one) => textAt(one, 'navn/tekst')),
        household: allElements(entry, 'avskrivningAvAnleggsmiddel').reduce(
          (sum, item) => sum + Number(textAt(item, 'inngaaendeVerdi/beloep/beloepSomHeltall') || 0),
          0,
        ),
      }
    })
  })

/** The authority's calculation for a return: the net of each letting, after its costs and the depreciation of household items. */
export function calculatedXml(xml: string): string {
  return xml.replace(/<fastEiendomSomUtleieobjekt>.*?<\/fastEiendomSomUtleieobjekt>/gs, (text) => {
    const entry = readXml(text)
    const [letting] = lettingsOf(`<x><fastEiendom>${text}</fastEiendom></x>`)
    const gross = letting!.gross
    const lost = allElements(entry, 'avskrivningAvAnleggsmiddel').map((item) =>
      textAt(item, 'erVilkaarForSjablongavskrivningAvInnboOppfylt/boolsk') === 'true'
        ? Math.round(gross * 0.15)
        : Math.round(
            ((kroner(item, 'inngaaendeVerdi') + kroner(item, 'anskaffelseskost')) *
              Number(textAt(item, 'avskrivningssats/prosent') || 0)) /
              100,
          ),
    )
    const costs = Object.values(letting!.costs)
    const net = [...costs, ...lost].reduce((left, each) => left - each, gross)
    const own = Math.round((net * letting!.share) / 100)
    const result =
      own >= 0
        ? xmlTag('nettoLeieinntektForAndel', xmlTag('beloep', xmlTag('beloepSomHeltall', own)))
        : xmlTag(
            'underskuddForAndel',
            xmlTag('fradragsberettigetBeloep', xmlTag('beloep', xmlTag('beloepSomHeltall', -own))),
          )
    return text.replace('</fastEiendomSomUtleieobjekt>', `${result}</fastEiendomSomUtleieobjekt>`)
  })
}
