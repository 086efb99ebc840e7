import type { RefusalReason } from '../../base/kit/refusal'

/** The meaning of an error code. `stale`: the draft has changed, so it is fetched once more. */
type ResultClass =
  | Extract<
      RefusalReason,
      'formValidationFailed' | 'noDeclarationFound' | 'businessReturn' | 'errorSending' | 'unknownTaxError'
    >
  | 'stale'

/** The meaning of each code. `companions` has the codes without a meaning of their own. */
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

/** Codes that come together with the code of the real problem. On their own they are not an error. */
const companions: ReadonlySet<string> = new Set(['manglerSkattemelding', 'rotaarsakSkattemelding'])

/**
 * If a refusal has several meanings, the first in this order is used. Problems that another attempt
 * can't solve come first, then problems that the landlord can solve.
 */
const order: readonly ResultClass[] = [
  'noDeclarationFound',
  'stale',
  'businessReturn',
  'errorSending',
  'formValidationFailed',
]

/**
 * Returns what the codes mean together (docs/rules/year.md#handing-in). An unknown code means
 * `unknownTaxError`.
 */
export function resultClassOf(codes: readonly string[]): ResultClass {
  const found = new Set(
    codes.filter((code) => !companions.has(code)).map((code) => classes.get(code) ?? 'unknownTaxError'),
  )
  return order.find((each) => found.has(each)) ?? 'unknownTaxError'
}
