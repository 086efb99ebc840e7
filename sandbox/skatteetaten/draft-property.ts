import { escape } from '../page/html'
import { xmlAmount, xmlTag, xmlText, xmlWrapped } from './draft-xml'
import { municipalityIn } from './municipalities'
import { entryIdOf, lockedRent, type OwnedProperty } from './taxpayers'

/** The number of an address, such as `12B`, and the text before it. */
export function streetXml({ address }: OwnedProperty) {
  const [, name = address, house = '', letter = ''] = /^(.*?)\s+(\d+)\s*([A-ZÆØÅ]?)$/.exec(address) ?? []
  return [
    xmlText('adressenavn', name),
    ...(house === ''
      ? []
      : [xmlTag('adressenummer', xmlText('husnummer', house), letter && xmlText('husbokstav', letter))]),
  ].join('')
}

export const placeXml = ({ city, postcode }: OwnedProperty) =>
  xmlTag('poststed', xmlText('poststedsnavn', city.toUpperCase()), xmlWrapped('postnummer', postcode))

export function identityXml(holding: OwnedProperty, year: number): string {
  const isFlat = year < 2024
  const { organisation_number: cooperative, share_number: share } = holding
  const number = (name: string, value: number | null) => (value === null ? '' : xmlWrapped(name, value))
  const company =
    cooperative === null
      ? ''
      : [
          xmlWrapped('boligselskapetsOrganisasjonsnummer', cooperative, 'organisasjonsnummer'),
          xmlWrapped('boligselskapetsNavn', escape(holding.cooperative), 'organisasjonsnavn'),
          xmlTag('enhetsnummerForBoenhetIBoligselskap', xmlWrapped('andelsnummer', share ?? 0, 'heltall')),
        ].join('')
  return xmlTag(
    'eksternEiendomsidentifikator',
    xmlWrapped('kommunenummer', municipalityIn(year, holding.municipality)),
    holding.property_number === null
      ? ''
      : xmlTag(
          'sergMatrikkelnummer',
          number('gaardsnummer', holding.property_number),
          number('bruksnummer', holding.holding_number),
          number('festenummer', holding.lease_number ?? 0),
          number('seksjonsnummer', holding.section_number),
        ),
    isFlat && company !== '' ? xmlTag('eiendomsidentifikatorForBoenhetIBoligselskap', company) : company,
  )
}

export const wealthXml = (holding: OwnedProperty, isFlat: boolean) =>
  xmlTag(
    'fastEiendomSomFormuesobjekt',
    xmlTag(
      'formuesspesifikasjonForBolig',
      xmlTag(
        'boligegenskaper',
        xmlWrapped('boligensAreal', 40 + (holding.registerId % 60), 'heltall'),
        xmlWrapped('boligtype', 'leilighet'),
        xmlWrapped('byggeaar', 1990, 'aarstall'),
      ),
      xmlWrapped('boligbruk', 'sekundaerbolig'),
    ),
    xmlTag('id', entryIdOf(holding, 'formue')),
    xmlWrapped('eiendomstype', holding.organisation_number === null ? 'selveidBolig' : 'boenhetIBoligselskap'),
    isFlat ? '' : xmlWrapped('eierandel', holding.share, 'prosent'),
    isFlat ? xmlTag('internEiendomsidentifikator', holding.registerId) : '',
  )

export function lettingXml(holding: OwnedProperty, isFlat: boolean): string {
  const { letting } = holding
  if (letting === 'none') return ''
  const id = xmlTag('id', entryIdOf(holding, 'utleie'))
  const kind = xmlWrapped('utleietype', 'regnskapsbehandletUtleie')
  const hasAmounts = letting === 'amounts'
  const tenants = hasAmounts
    ? xmlTag('leietaker', xmlTag('id', 'leietaker-1'), xmlText('navn', 'Fjorårets <Leietaker> & Sønn'))
    : ''
  const costs = hasAmounts ? xmlTag('kostnaderVedUtleie', xmlAmount('vedlikeholdskostnadVedUtleie', 8000)) : ''
  const rent = { amounts: 132_000, locked: lockedRent, share: null }[letting]
  const head = isFlat
    ? [id, kind, costs, tenants, xmlTag('internEiendomsidentifikator', holding.registerId)]
    : [tenants, costs, id, kind]
  return xmlTag(
    'fastEiendomSomUtleieobjekt',
    ...head,
    rent === null ? '' : xmlAmount('bruttoLeieinntektVedRegnskapsbehandletUtleie', rent),
    xmlWrapped('andelAvNettoLeieinntektEllerUnderskudd', holding.share, 'prosent'),
  )
}
