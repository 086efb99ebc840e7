import { fillIn } from './derived'
import { amount, tag, text } from './draft-xml'
import { namespaceOf } from './return'
import type { StoredDraft } from './state'
import { taxpayerOf, type Taxpayer } from './taxpayers'
import { summary, taxOf } from './tax'
import type { Deviation, Verdict } from './verdict'
import { make, write, type Element, type Xml } from './xml'

const service = 'no:skatteetaten:fastsetting:formueinntekt:skattemeldingognaeringsspesifikasjon'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const optional = (name: string, value: string | number | null | undefined) =>
  value === undefined || value === null || value === '' ? [] : [make(name, value)]

/** The smallest valid document of a business. */
const businessXml = (year: number) =>
  `<naeringsspesifikasjon xmlns="urn:no:skatteetaten:fastsetting:formueinntekt:naeringsspesifikasjon:ekstern:v${year - 2019}"><inntektsaar>${year}</inntektsaar></naeringsspesifikasjon>`

/** A proposed addition to the return: a letting, and who has reported it. */
const reportedXml = (year: number, { id, by, sum }: Taxpayer['reported'][number]) =>
  `<skattemelding xmlns="${namespaceOf(year)}"><boligOgEiendeler><fasteEiendommer><fastEiendom><fastEiendomSomUtleieobjekt>${[
    tag('id', id),
    amount('bruttoLeieinntektVedSjablongbehandletUtleie', sum),
    tag('utleieformidler', text('navn', by)),
  ].join('')}</fastEiendomSomUtleieobjekt></fastEiendom></fasteEiendommer></boligOgEiendeler></skattemelding>`

/** The answer to a request for a return. `includesQuestions`: with the questions that the person has not answered yet. */
export function draftAnswer(
  { reference, xml, isAssessed, locked, year, pid, answered = [] }: StoredDraft,
  includesQuestions = false,
): string {
  const document = make('skattemeldingdokument', [
    make('id', reference),
    make('encoding', 'utf-8'),
    make('content', base64(xml)),
    make('type', isAssessed ? 'skattemeldingPersonligFastsatt' : 'skattemeldingPersonligUtkast'),
  ])
  const { hasBusiness = false, reported = [] } = taxpayerOf(pid) ?? {}
  const beside = (name: string, id: string, text: string) =>
    make(name, [make('id', id), make('encoding', 'utf-8'), make('content', base64(text))])
  const business = hasBusiness
    ? [beside('naeringsspesifikasjondokument', reference.replace('SKI', 'NSP'), businessXml(year))]
    : []
  const questions = includesQuestions
    ? reported
        .filter(({ id }) => !answered.includes(id))
        .map((each) => beside('utvidetVeiledningdokument', each.id, reportedXml(year, each)))
    : []
  const fields = locked.map(({ entry, value, path }) =>
    make('laastFeltSkattemelding', [make('forekomstidentifikator', entry), make('verdi', value), make('sti', path)]),
  )
  return write(
    make(
      'skattemeldingOgNaeringsspesifikasjonforespoerselResponse',
      [
        make('dokumenter', [document, ...business, ...questions]),
        ...(fields.length > 0 ? [make('laasteFelt', fields)] : []),
      ],
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

/** The authority's calculation: the return with it, the tax, and the sums. */
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
  // The tax is not calculated while a question about letting is open.
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
