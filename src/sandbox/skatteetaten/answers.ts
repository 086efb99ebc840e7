import { fillIn, sumOf } from './derived'
import type { StoredDraft } from './state'
import type { Deviation, Verdict } from './verdict'
import { all, at, make, write, type Element, type Xml } from './xml'

const service = 'no:skatteetaten:fastsetting:formueinntekt:skattemeldingognaeringsspesifikasjon'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const optional = (name: string, value: string | number | null | undefined) =>
  value === undefined || value === null || value === '' ? [] : [make(name, value)]

/** The answer to who asks for a return. */
export function draftAnswer({ reference, xml, isAssessed, locked }: StoredDraft): string {
  const document = make('skattemeldingdokument', [
    make('id', reference),
    make('encoding', 'utf-8'),
    make('content', base64(xml)),
    make('type', isAssessed ? 'skattemeldingPersonligFastsatt' : 'skattemeldingPersonligUtkast'),
  ])
  const fields = locked.map(({ entry, value, path }) =>
    make('laastFeltSkattemelding', [make('forekomstidentifikator', entry), make('verdi', value), make('sti', path)]),
  )
  return write(
    make(
      'skattemeldingOgNaeringsspesifikasjonforespoerselResponse',
      [make('dokumenter', [document]), ...(fields.length > 0 ? [make('laasteFelt', fields)] : [])],
      `${service}:forespoersel:response:v2`,
    ),
  )
}

const deviation = ({ code, entry, received, calculated, path, information }: Deviation): Element =>
  make('avvik', [
    make('avvikstype', code),
    ...optional('forekomstidentifikator', entry),
    ...(typeof received === 'number' ? optional('mottattVerdi', received) : []),
    ...optional('beregnetVerdi', calculated),
    ...(typeof received === 'number' && typeof calculated === 'number'
      ? [make('avvikIVerdi', received - calculated)]
      : []),
    ...(typeof received === 'string' ? optional('mottattTekst', received) : []),
    ...optional('sti', path),
    ...optional('oevrigInformasjon', information),
  ])

const listed = (name: string, found: readonly Element[]) => (found.length > 0 ? [make(name, found)] : [])

/** Ordinary income before any deduction but those of letting, and 22 % of it: a rough figure, rounded down. */
function taxOf(root: Element, { calculated }: Verdict) {
  const nets = [...calculated.values()].map(({ share }) => share)
  const net = nets.filter((each) => each > 0).reduce((sum, each) => sum + each, 0)
  const deficit = nets.filter((each) => each < 0).reduce((sum, each) => sum - each, 0)
  const employers = all(at(root, 'arbeidTrygdOgPensjon/loennOgTilsvarendeYtelser'), 'arbeidsgiver')
  const payments = employers.flatMap((each) => all(each, 'samledeYtelserFraArbeidsgiverPerBehandlingsart'))
  const accounts = all(at(root, 'bankLaanOgForsikring'), 'konto')
  const wages = sumOf(payments, 'beloep')
  const interest = sumOf(accounts, 'opptjenteRenter')
  const income = Math.max(0, wages + interest + net - deficit)
  return { net, deficit, wages, interest, income, tax: Math.floor((income * 22) / 100) }
}

function summary(sums: ReturnType<typeof taxOf>): string {
  const entries = [
    ['alminneligInntektFoerSaerfradrag', sums.income],
    ['nettoinntektVedUtleieAvFastEiendomMv', sums.net],
    ['samledeOpptjenteRenterIInnenlandskeBanker', sums.interest],
    ['samletLoennsinntektMedTrygdeavgiftspliktOgMedTrekkplikt', sums.wages],
    ['underskuddVedUtleieMvAvFastEiendomUtenforNaering', sums.deficit],
  ] as const
  return write(
    make(
      'skattegrunnlag',
      entries
        .filter(([, sum]) => sum !== 0)
        .map(([name, sum]) => make('skattegrunnlagsobjekt', [make('tekniskNavn', name), make('beloep', sum)])),
      'urn:ske:fastsetting:formueinntekt:skattegrunnlag:v5',
    ),
  )
}

/** What the authority has calculated: the return with it, the tax, and the sums. */
function documentsOf(xml: Xml, verdict: Verdict): Element[] {
  const root = xml.parse(verdict.document)
  if (!root || !verdict.returned) return []
  const document = (type: string, text: string) =>
    make('dokument', [make('type', type), make('encoding', 'utf-8'), make('content', base64(text))])
  const sums = taxOf(root, verdict)
  fillIn(root)
  const tax = make(
    'beregnetSkatt',
    [make('beregnetSkattFoerSkattefradrag', sums.tax), make('beregnetSkatt', sums.tax)],
    'urn:no:skatteetaten:fastsetting:formueinntekt:beregnetskatt:v7',
  )
  const after = document('skattemeldingPersonligEtterBeregning', write(root))
  // As long as a question about letting is open, nothing is said of the tax.
  if (verdict.guidance.some(({ strategy }) => strategy === 'merknadTips')) return [after]
  return [
    after,
    document('beregnetSkattPersonlig', write(tax)),
    document('summertSkattegrunnlagForVisningPersonlig', summary(sums)),
  ]
}

/** The answer to a validation, and the receipt of a submission. */
export function verdictAnswer(xml: Xml, verdict: Verdict): string {
  const guidance = verdict.guidance.map((each) =>
    make('veiledning', [
      make('veiledningstype', each.control),
      ...optional('forekomstidentifikator', each.entry),
      make('hjelpetekst', each.text),
      make('betjeningsstrategi', each.strategy),
      make('sti', 'global'),
    ]),
  )
  return write(
    make(
      'skattemeldingOgNaeringsspesifikasjonResponse',
      [
        ...listed('dokumenter', documentsOf(xml, verdict)),
        ...listed('avvikEtterBeregning', verdict.informed.map(deviation)),
        ...listed('veiledningEtterKontroll', guidance),
        ...listed('avvikVedValidering', verdict.refused.map(deviation)),
        make('resultatAvValidering', verdict.isOk ? 'validertOK' : 'validertMedFeil'),
        ...verdict.causes.map((cause) => make('aarsakTilValidertMedFeil', cause)),
      ],
      `${service}:response:v2`,
    ),
  )
}
