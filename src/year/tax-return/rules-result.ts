import type { RefusalReason } from '../../base/kit/refusal'

/** What the landlord is told of a code of the authority. `stale`: the draft has changed meanwhile; it is fetched anew, once. */
type ResultClass =
  | Extract<
      RefusalReason,
      'formValidationFailed' | 'noDeclarationFound' | 'businessReturn' | 'errorSending' | 'unknownTaxError'
    >
  | 'stale'

/** The authority's codes of why a return isn't valid. Those that say nothing by themselves are left out of it. */
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

/** They stand beside the code that says what is wrong, and are no error by themselves. */
const companions: ReadonlySet<string> = new Set(['manglerSkattemelding', 'rotaarsakSkattemelding'])

/** What is said when there are several: what nobody can mend by trying again comes before what the landlord can. */
const order: readonly ResultClass[] = [
  'noDeclarationFound',
  'stale',
  'businessReturn',
  'errorSending',
  'formValidationFailed',
]

/** What a refused validation means by its codes (docs/rules.md#handing-in). A code that nobody knows is `unknownTaxError`. */
export function classOf(codes: readonly string[]): ResultClass {
  const found = new Set(
    codes.filter((code) => !companions.has(code)).map((code) => classes.get(code) ?? 'unknownTaxError'),
  )
  return order.find((each) => found.has(each)) ?? 'unknownTaxError'
}
