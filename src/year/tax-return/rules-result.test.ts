import { expect, it } from 'vitest'
import { resultClassOf } from './rules-result'

/** Every error code of the authority, with the refusal that the landlord gets (docs/rules/year.md#handing-in). */
const table = {
  formValidationFailed: [
    'xmlValideringsfeilPaaSkattemelding',
    'konvoluttIkkeRiktigFormatert',
    'tomInnsending',
    'idAvvikerFraKrav',
    'verdiAvvikerFraKodeliste',
    'faktiskFeilVedKontroll',
    'avvikSkattemelding',
  ],
  noDeclarationFound: [
    'skattemeldingFinnesIkke',
    'skattemeldingIkkeTilgjengeligEnda',
    'skatteyterHarIkkeGyldigSkattemelding',
  ],
  businessReturn: [
    'xmlValideringsfeilPaaNaeringsopplysningene',
    'xmlValideringsfeilPaaRevisorbekreftelse',
    'avvikNaeringsopplysninger',
    'manglerNaeringsopplysninger',
    'rotaarsakNaeringsopplysninger',
  ],
  errorSending: [
    'innkommendeForespoerselManglerSkattemelding',
    'innkommendeForespoerselManglerReferanseTilGjeldendeSkattemelding',
    'kunKomplettTillatt',
    'KanIkkeOverskriveMyndighetsfastsattVerdi',
    'KanIkkeSletteMyndighetsfastsattVerdi',
    'kanIkkeOverskriveVarsletKontroll',
    'skattepliktigIkkePaaWhitelist',
    'skattepliktigKanIkkeSendeInnINyLoesning',
    'vedleggStoppetAvAntivirus',
    'feilKoblingTilVedlegg',
    'innkommendeForespoerselManglerSporTilUtfoerende',
  ],
  stale: ['fastsattskattemeldingIkkeBasertPaaGjeldendeSkattemelding', 'mottattNyInnsending'],
  unknownTaxError: ['tekniskFeil', 'neverHeardOf', '__proto__', 'constructor'],
} as const

it.each(Object.entries(table).flatMap(([found, codes]) => codes.map((code) => [code, found])))(
  'the code %s is %s, alone and beside those that say nothing by themselves',
  (code, found) => {
    expect(resultClassOf([code])).toBe(found)
    expect(resultClassOf(['manglerSkattemelding', code, 'rotaarsakSkattemelding'])).toBe(found)
  },
)

it('without a code that says what is wrong it is unknown', () => {
  expect(resultClassOf([])).toBe('unknownTaxError')
  expect(resultClassOf(['manglerSkattemelding'])).toBe('unknownTaxError')
})

it('of several the one is told that decides what to do', () => {
  expect(resultClassOf(['faktiskFeilVedKontroll', 'mottattNyInnsending'])).toBe('stale')
  expect(resultClassOf(['mottattNyInnsending', 'skattemeldingFinnesIkke'])).toBe('noDeclarationFound')
  expect(resultClassOf(['faktiskFeilVedKontroll', 'kunKomplettTillatt'])).toBe('errorSending')
  expect(resultClassOf(['tekniskFeil', 'faktiskFeilVedKontroll'])).toBe('formValidationFailed')
})
