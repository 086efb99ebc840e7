import { writeDerivedValues } from './derived'
import { xmlAmount, xmlTag, xmlText } from './draft-xml'
import { namespaceOf } from './return'
import type { AuthorityDraft } from './state'
import { taxpayerOf, type Taxpayer } from './taxpayers'
import { taxSummary, calculatedTax } from './tax'
import type { Deviation, EnvelopeVerdict } from './verdict'
import { makeElement, writeXml, type Element, type Xml } from './xml'

const service = 'no:skatteetaten:fastsetting:formueinntekt:skattemeldingognaeringsspesifikasjon'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const optional = (name: string, value: string | number | null | undefined) =>
  value === undefined || value === null || value === '' ? [] : [makeElement(name, value)]

/** The smallest valid document of a business. */
const businessXml = (year: number) =>
  `<naeringsspesifikasjon xmlns="urn:no:skatteetaten:fastsetting:formueinntekt:naeringsspesifikasjon:ekstern:v${year - 2019}"><inntektsaar>${year}</inntektsaar></naeringsspesifikasjon>`

/** A proposed addition to the return: a letting, and who has reported it. */
const reportedXml = (year: number, { id, by, sum }: Taxpayer['reported'][number]) =>
  `<skattemelding xmlns="${namespaceOf(year)}"><boligOgEiendeler><fasteEiendommer><fastEiendom><fastEiendomSomUtleieobjekt>${[
    xmlTag('id', id),
    xmlAmount('bruttoLeieinntektVedSjablongbehandletUtleie', sum),
    xmlTag('utleieformidler', xmlText('navn', by)),
  ].join('')}</fastEiendomSomUtleieobjekt></fastEiendom></fasteEiendommer></boligOgEiendeler></skattemelding>`

/**
 * The answer to a request for a return. With `includesQuestions` it contains the questions that the person has not
 * answered yet.
 */
export function draftAnswer(
  { reference, xml, isAssessed, locked, year, pid, answered = [] }: AuthorityDraft,
  includesQuestions = false,
): string {
  const document = makeElement('skattemeldingdokument', [
    makeElement('id', reference),
    makeElement('encoding', 'utf-8'),
    makeElement('content', base64(xml)),
    makeElement('type', isAssessed ? 'skattemeldingPersonligFastsatt' : 'skattemeldingPersonligUtkast'),
  ])
  const { hasBusiness = false, reported = [] } = taxpayerOf(pid) ?? {}
  const beside = (name: string, id: string, text: string) =>
    makeElement(name, [makeElement('id', id), makeElement('encoding', 'utf-8'), makeElement('content', base64(text))])
  const business = hasBusiness
    ? [beside('naeringsspesifikasjondokument', reference.replace('SKI', 'NSP'), businessXml(year))]
    : []
  const questions = includesQuestions
    ? reported
        .filter(({ id }) => !answered.includes(id))
        .map((each) => beside('utvidetVeiledningdokument', each.id, reportedXml(year, each)))
    : []
  const fields = locked.map(({ entry, value, path }) =>
    makeElement('laastFeltSkattemelding', [
      makeElement('forekomstidentifikator', entry),
      makeElement('verdi', value),
      makeElement('sti', path),
    ]),
  )
  return writeXml(
    makeElement(
      'skattemeldingOgNaeringsspesifikasjonforespoerselResponse',
      [
        makeElement('dokumenter', [document, ...business, ...questions]),
        ...(fields.length > 0 ? [makeElement('laasteFelt', fields)] : []),
      ],
      `${service}:forespoersel:response:v2`,
    ),
  )
}

const deviation = ({ code, entry, received, calculated, path, information }: Deviation): Element =>
  makeElement('avvik', [
    makeElement('avvikstype', code),
    ...optional('forekomstidentifikator', entry),
    ...(typeof received === 'number' ? optional('mottattVerdi', received) : []),
    ...optional('beregnetVerdi', calculated),
    ...(typeof received === 'number' && typeof calculated === 'number'
      ? [makeElement('avvikIVerdi', received - calculated)]
      : []),
    ...(typeof received === 'string' ? optional('mottattTekst', received) : []),
    ...optional('sti', path),
    ...optional('oevrigInformasjon', information),
  ])

const listed = (name: string, found: readonly Element[]) => (found.length > 0 ? [makeElement(name, found)] : [])

/** The authority's calculation: the return with the calculated values, the tax, and the sums. */
function documentsOf(xml: Xml, verdict: EnvelopeVerdict): Element[] {
  const root = xml.parse(verdict.document)
  if (!root || !verdict.returned) return []
  const document = (type: string, text: string) =>
    makeElement('dokument', [
      makeElement('type', type),
      makeElement('encoding', 'utf-8'),
      makeElement('content', base64(text)),
    ])
  const sums = calculatedTax(root, verdict)
  writeDerivedValues(root)
  const tax = makeElement(
    'beregnetSkatt',
    [makeElement('beregnetSkattFoerSkattefradrag', sums.tax), makeElement('beregnetSkatt', sums.tax)],
    'urn:no:skatteetaten:fastsetting:formueinntekt:beregnetskatt:v7',
  )
  const after = document('skattemeldingPersonligEtterBeregning', writeXml(root))
  // The tax is not calculated while a question about letting is open.
  if (verdict.guidance.some(({ strategy }) => strategy === 'merknadTips')) return [after]
  return [
    after,
    document('beregnetSkattPersonlig', writeXml(tax)),
    document('summertSkattegrunnlagForVisningPersonlig', taxSummary(sums)),
  ]
}

/** The answer to a validation, and the receipt of a submission. */
export function verdictAnswer(xml: Xml, verdict: EnvelopeVerdict): string {
  const guidance = verdict.guidance.map((each) =>
    makeElement('veiledning', [
      makeElement('veiledningstype', each.control),
      ...optional('forekomstidentifikator', each.entry),
      makeElement('hjelpetekst', each.text),
      makeElement('betjeningsstrategi', each.strategy),
      makeElement('sti', 'global'),
    ]),
  )
  return writeXml(
    makeElement(
      'skattemeldingOgNaeringsspesifikasjonResponse',
      [
        ...listed('dokumenter', documentsOf(xml, verdict)),
        ...listed('avvikEtterBeregning', verdict.informed.map(deviation)),
        ...listed('veiledningEtterKontroll', guidance),
        ...listed('avvikVedValidering', verdict.refused.map(deviation)),
        makeElement('resultatAvValidering', verdict.isOk ? 'validertOK' : 'validertMedFeil'),
        ...verdict.causes.map((cause) => makeElement('aarsakTilValidertMedFeil', cause)),
      ],
      `${service}:response:v2`,
    ),
  )
}
