import { allElements, readXml, textAt, type Element } from './xml'

/** The tax authority's return as a document: the properties of a draft, and an independent reading of what was sent. Amounts in kroner. */
export interface Property {
  readonly municipality: string
  /** The land number: farm, holding, lease, section. */
  readonly cadastral: readonly [number, number, number, number]
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

const xmlTag = (name: string, ...content: readonly (string | number)[]) => `<${name}>${content.join('')}</${name}>`
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
  const [, street = '', number = '', letter = ''] = /^(.*?)\s+(\d+)(\w?)$/.exec(of.address) ?? []
  const [farm, holding, lease, section] = of.cadastral
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
      xmlTag(
        'adressenummer',
        wrapped('husnummer', number, 'tekst'),
        letter === '' ? '' : wrapped('husbokstav', letter, 'tekst'),
      ),
      xmlTag('poststed', wrapped('poststedsnavn', of.city, 'tekst'), wrapped('postnummer', of.postcode)),
    ),
    xmlTag(
      'eksternEiendomsidentifikator',
      wrapped('kommunenummer', of.municipality),
      xmlTag(
        'sergMatrikkelnummer',
        wrapped('gaardsnummer', farm),
        wrapped('bruksnummer', holding),
        wrapped('festenummer', lease),
        wrapped('seksjonsnummer', section),
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

/** A draft with these properties, beside those that it has. */
export function withProperties(draft: string, year: number, properties: readonly Property[]): string {
  const added = properties.map((one) => propertyXml(one, year)).join('')
  return draft.includes('</fasteEiendommer>')
    ? draft.replace('</fasteEiendommer>', `${added}</fasteEiendommer>`)
    : draft.replace('<boligOgEiendeler>', `<boligOgEiendeler>${xmlTag('fasteEiendommer', added)}`)
}

const plain = (text: string) => Buffer.from(text, 'base64').toString('utf8')

/** The draft in an answer of the authority. */
export function openDraft(answer: string) {
  const root = readXml(answer)
  return {
    xml: plain(textAt(root, 'dokumenter/skattemeldingdokument/content')),
    reference: textAt(root, 'dokumenter/skattemeldingdokument/id'),
  }
}

/** The return in an envelope, and the reference of the draft that it was made from. */
export function openEnvelope(envelope: string) {
  const root = readXml(envelope)
  return {
    xml: plain(textAt(root, 'dokumenter/dokument/content')),
    reference: textAt(root, 'dokumentreferanseTilGjeldendeDokument/dokumentidentifikator'),
  }
}

const contentOf = ({ name, children, text }: Element): unknown => [
  name,
  children.length > 0 ? children.map(contentOf) : text.trim(),
]
/** The parts of a return that have nothing to do with property: bank accounts and wages. */
export function restOf(xml: string): string {
  const root = readXml(xml)
  const parts = ['bankLaanOgForsikring', 'arbeidTrygdOgPensjon'].flatMap((name) => allElements(root, name))
  return JSON.stringify(parts.map(contentOf))
}

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
