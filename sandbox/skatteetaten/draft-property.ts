import { escape } from '../page/html'
import { amount, tag, text, wrapped } from './draft-xml'
import { municipalityIn } from './municipalities'
import { entryOf, lockedRent, type Holding } from './taxpayers'

/** The number of an address, such as `12B`, and the text before it. */
export function streetOf({ address }: Holding) {
  const [, name = address, house = '', letter = ''] = /^(.*?)\s+(\d+)\s*([A-ZÆØÅ]?)$/.exec(address) ?? []
  return [
    text('adressenavn', name),
    ...(house === '' ? [] : [tag('adressenummer', text('husnummer', house), letter && text('husbokstav', letter))]),
  ].join('')
}

export const placeOf = ({ city, postcode }: Holding) =>
  tag('poststed', text('poststedsnavn', city.toUpperCase()), wrapped('postnummer', postcode))

export function identityOf(holding: Holding, year: number): string {
  const isFlat = year < 2024
  const { organisation_number: cooperative, share_number: share } = holding
  const number = (name: string, value: number | null) => (value === null ? '' : wrapped(name, value))
  const company =
    cooperative === null
      ? ''
      : [
          wrapped('boligselskapetsOrganisasjonsnummer', cooperative, 'organisasjonsnummer'),
          wrapped('boligselskapetsNavn', escape(holding.cooperative), 'organisasjonsnavn'),
          tag('enhetsnummerForBoenhetIBoligselskap', wrapped('andelsnummer', share ?? 0, 'heltall')),
        ].join('')
  return tag(
    'eksternEiendomsidentifikator',
    wrapped('kommunenummer', municipalityIn(year, holding.municipality)),
    holding.property_number === null
      ? ''
      : tag(
          'sergMatrikkelnummer',
          number('gaardsnummer', holding.property_number),
          number('bruksnummer', holding.holding_number),
          number('festenummer', holding.lease_number ?? 0),
          number('seksjonsnummer', holding.section_number),
        ),
    isFlat && company !== '' ? tag('eiendomsidentifikatorForBoenhetIBoligselskap', company) : company,
  )
}

export const wealthOf = (holding: Holding, isFlat: boolean) =>
  tag(
    'fastEiendomSomFormuesobjekt',
    tag(
      'formuesspesifikasjonForBolig',
      tag(
        'boligegenskaper',
        wrapped('boligensAreal', 40 + (holding.registerId % 60), 'heltall'),
        wrapped('boligtype', 'leilighet'),
        wrapped('byggeaar', 1990, 'aarstall'),
      ),
      wrapped('boligbruk', 'sekundaerbolig'),
    ),
    tag('id', entryOf(holding, 'formue')),
    wrapped('eiendomstype', holding.organisation_number === null ? 'selveidBolig' : 'boenhetIBoligselskap'),
    isFlat ? '' : wrapped('eierandel', holding.share, 'prosent'),
    isFlat ? tag('internEiendomsidentifikator', holding.registerId) : '',
  )

export function lettingOf(holding: Holding, isFlat: boolean): string {
  const { letting } = holding
  if (letting === 'none') return ''
  const id = tag('id', entryOf(holding, 'utleie'))
  const kind = wrapped('utleietype', 'regnskapsbehandletUtleie')
  const hasAmounts = letting === 'amounts'
  const tenants = hasAmounts
    ? tag('leietaker', tag('id', 'leietaker-1'), text('navn', 'Fjorårets <Leietaker> & Sønn'))
    : ''
  const costs = hasAmounts ? tag('kostnaderVedUtleie', amount('vedlikeholdskostnadVedUtleie', 8000)) : ''
  const rent = { amounts: 132_000, locked: lockedRent, share: null }[letting]
  const head = isFlat
    ? [id, kind, costs, tenants, tag('internEiendomsidentifikator', holding.registerId)]
    : [tenants, costs, id, kind]
  return tag(
    'fastEiendomSomUtleieobjekt',
    ...head,
    rent === null ? '' : amount('bruttoLeieinntektVedRegnskapsbehandletUtleie', rent),
    wrapped('andelAvNettoLeieinntektEllerUnderskudd', holding.share, 'prosent'),
  )
}
