import type { RefusalReason } from '../../base/kit/refusal'

/** The result that an error code means. `stale`: the draft has changed, and is fetched again once. */
type ResultClass =
  | Extract<
      RefusalReason,
      'formValidationFailed' | 'noDeclarationFound' | 'businessReturn' | 'errorSending' | 'unknownTaxError'
    >
  | 'stale'

/** The results by code, without codes that explain nothing alone. */
const classes: ReadonlyMap<string, ResultClass> = new Map(
  Object.entries<ResultClass>({
    xmlValideringsfeilPaaSkattemelding: 'formValidationFailed',
    konvoluttIkkeRiktigFormatert: 'formValidationFailed',
    tomInnsending: 'formValidationFailed',
    idAvvikerFraKrav: 'formValidationFailed',
    verdiAvvikerFraKodeliste: 'formValidationFailed',
    faktiskFeilVedKontroll: 'formValidationFailed',
    avvikSkattemelding: 'formValidationFailed',
    skattemeldingFinnesIkke: 'noDeclarationFound',
    skattemeldingIkkeTilgjengeligEnda: 'noDeclarationFound',
    skatteyterHarIkkeGyldigSkattemelding: 'noDeclarationFound',
    innkommendeForespoerselManglerSkattemelding: 'errorSending',
    innkommendeForespoerselManglerReferanseTilGjeldendeSkattemelding: 'errorSending',
    fastsattskattemeldingIkkeBasertPaaGjeldendeSkattemelding: 'stale',
    mottattNyInnsending: 'stale',
    kunKomplettTillatt: 'errorSending',
    KanIkkeOverskriveMyndighetsfastsattVerdi: 'errorSending',
    KanIkkeSletteMyndighetsfastsattVerdi: 'errorSending',
    kanIkkeOverskriveVarsletKontroll: 'errorSending',
    skattepliktigIkkePaaWhitelist: 'errorSending',
    skattepliktigKanIkkeSendeInnINyLoesning: 'errorSending',
    vedleggStoppetAvAntivirus: 'errorSending',
    feilKoblingTilVedlegg: 'errorSending',
    innkommendeForespoerselManglerSporTilUtfoerende: 'errorSending',
    xmlValideringsfeilPaaNaeringsopplysningene: 'businessReturn',
    xmlValideringsfeilPaaRevisorbekreftelse: 'businessReturn',
    avvikNaeringsopplysninger: 'businessReturn',
    manglerNaeringsopplysninger: 'businessReturn',
    rotaarsakNaeringsopplysninger: 'businessReturn',
    tekniskFeil: 'unknownTaxError',
  }),
)

/** Codes that accompany the code that names the problem. Alone they are not an error. */
const companions: ReadonlySet<string> = new Set(['manglerSkattemelding', 'rotaarsakSkattemelding'])

/**
 * The order in which results count: first those that no other attempt can fix, then those that the landlord can fix.
 */
const order: readonly ResultClass[] = [
  'noDeclarationFound',
  'stale',
  'businessReturn',
  'errorSending',
  'formValidationFailed',
]

/** The result that the codes mean (docs/rules/year.md#handing-in). An unknown code gives `unknownTaxError`. */
export function resultClassOf(codes: readonly string[]): ResultClass {
  const found = new Set(
    codes.filter((code) => !companions.has(code)).map((code) => classes.get(code) ?? 'unknownTaxError'),
  )
  return order.find((each) => found.has(each)) ?? 'unknownTaxError'
}
