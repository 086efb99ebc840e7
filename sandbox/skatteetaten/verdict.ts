import type { CalculatedLetting } from './calculation'
import { wrongCodes } from './codes'
import { runControls, type Guidance } from './controls'
import { derivedValues, calculateLettings } from './derived'
import { isRegisteredShare } from './register'
import { readReturn, schemaOf, type ReadReturn } from './return'
import type { AuthorityDraft } from './state'
import { childrenNamed, elementAt, textAt, type Element, type Xml } from './xml'

/** A remark about a value that was sent. */
export interface Deviation {
  readonly code: string
  readonly entry?: string
  readonly received?: number | string | null
  readonly calculated?: number | null
  readonly path?: string
  readonly information?: string
}

/** The authority's verdict on an envelope. */
export interface EnvelopeVerdict {
  readonly isOk: boolean
  readonly causes: readonly string[]
  /** The reasons for a refusal. */
  readonly refused: readonly Deviation[]
  /** Values that were calculated in addition. They are not errors. */
  readonly informed: readonly Deviation[]
  readonly guidance: readonly Guidance[]
  readonly submission: 'komplett' | 'ikkeKomplett'
  /** The return in the envelope. Null when it can't be read. */
  readonly returned: ReadReturn | null
  readonly calculated: ReadonlyMap<string, CalculatedLetting>
  /** The document as it was received. */
  readonly document: string
}

export interface JudgeInput {
  readonly year: number
  /** Null where the person has none. */
  readonly draft: AuthorityDraft | null
  readonly party: number
  readonly needsReference: boolean
  readonly hadLettingLastYear: boolean
  /** True if the person also runs a business. */
  readonly hasBusiness: boolean
  /** Ids of the uploaded files. Null when there can be none. */
  readonly attachments: readonly string[] | null
  /** A code that the control API asks for. */
  readonly forced: string | null
}

/** Codes that may appear together with a good result. */
const harmless = new Set(['manglerSkattemelding', 'rotaarsakSkattemelding'])

const refusedBy = (why: Deviation): EnvelopeVerdict => ({
  isOk: false,
  causes: [why.code],
  refused: [why],
  informed: [],
  guidance: [],
  submission: 'ikkeKomplett',
  returned: null,
  calculated: new Map(),
  document: '',
})

/** Values that the authority has set itself must stay. */
function unlocked({ properties }: ReadReturn, draft: AuthorityDraft | null): Deviation[] {
  return (draft?.locked ?? []).flatMap(({ entry, value, path }) => {
    const letting = properties.flatMap(({ lettings }) => lettings).find(({ id }) => id === entry)
    if (!letting) return [{ code: 'KanIkkeSletteMyndighetsfastsattVerdi', entry, path }]
    return letting.gross === value
      ? []
      : [{ code: 'KanIkkeOverskriveMyndighetsfastsattVerdi', entry, path, received: letting.gross, calculated: value }]
  })
}

function attached({ attachments: named }: ReadReturn, attachments: JudgeInput['attachments']): Deviation[] {
  return named
    .filter(({ id, isPlaced }) => !isPlaced || (attachments !== null && !attachments.includes(id)))
    .map(({ id }) => ({ code: 'feilKoblingTilVedlegg', entry: id }))
}

/** Entries with the same id, properties with the same register number, and shares that the register doesn't have. */
function unidentified({ properties, repeatedIds }: ReadReturn): Deviation[] {
  const wrong = (entry: string, information: string) => ({ code: 'idAvvikerFraKrav', entry, information })
  const known = new Set<string>()
  return [
    ...repeatedIds.map((id) => wrong(id, 'id')),
    ...properties.flatMap(({ id, registerId, share }) => {
      const isSecond = registerId !== '' && known.has(registerId)
      known.add(registerId)
      if (isSecond) return [wrong(id, 'sergEiendomsidentifikator')]
      return share !== '' && !isRegisteredShare(share, registerId)
        ? [wrong(id, 'enhetsnummerForBoenhetIBoligselskap')]
        : []
    }),
  ]
}

/** All remarks about a return that is valid by its schema. */
function judgeReturn(
  returned: ReadReturn,
  { submission, purpose }: Pick<Envelope, 'submission' | 'purpose'>,
  circumstances: JudgeInput,
) {
  const { hadLettingLastYear, hasBusiness } = circumstances
  const calculated = calculateLettings(returned)
  const derived = derivedValues(returned, calculated)
  const guidance = runControls({ returned, calculated, hadLettingLastYear, purpose, hasBusiness })
  const wrong = derived.filter((each) => each.received !== null && each.received !== each.calculated)
  const refused: Deviation[] = [
    ...wrongCodes(returned).map(({ entry, value, path, information }) => ({
      code: 'verdiAvvikerFraKodeliste',
      entry,
      received: value,
      path,
      information,
    })),
    ...unidentified(returned),
    // A complete return of a person with a business also needs the document of the business.
    ...(hasBusiness && submission === 'komplett' ? [{ code: 'manglerNaeringsopplysninger' }] : []),
    ...unlocked(returned, circumstances.draft),
    ...attached(returned, circumstances.attachments),
    ...guidance
      .filter(({ strategy }) => strategy === 'faktiskFeil')
      .map((each) => ({ code: 'faktiskFeilVedKontroll', entry: each.entry, information: each.control })),
    ...wrong.map((each) => Object.assign({ code: 'avvikSkattemelding' }, each)),
  ]
  const informed = derived
    .filter(({ received }) => received === null)
    .map((each) => Object.assign({ code: 'manglerSkattemelding' }, each))
  return { calculated, guidance, refused, informed }
}

/** The checks of an envelope, in a sensible order. The result that the control API asks for is added. */
export async function judgeEnvelope(xml: Xml, text: string, circumstances: JudgeInput): Promise<EnvelopeVerdict> {
  const { year, forced } = circumstances
  const envelope = await openEnvelope(xml, text, year)
  if ('code' in envelope) return refusedBy(envelope)
  const misfitting = misfit(envelope, circumstances)
  if (misfitting) return refusedBy({ code: misfitting })
  const root = xml.parse(envelope.document)
  if (!root || (await xml.problemOf(envelope.document, schemaOf(year))) !== null)
    return refusedBy({ code: 'xmlValideringsfeilPaaSkattemelding' })
  return judgeDocument(root, envelope, { ...circumstances, forced })
}

function judgeDocument(root: Element, envelope: Envelope, circumstances: JudgeInput): EnvelopeVerdict {
  const { document, submission } = envelope
  const { year, party, forced } = circumstances
  const returned = readReturn(root)
  if (returned.year !== year || returned.taxpayer !== String(party))
    return refusedBy({ code: 'idAvvikerFraKrav', information: 'partsreferanse' })
  const { calculated, guidance, refused, informed } = judgeReturn(returned, envelope, circumstances)
  const wanted = forced === null ? [] : [{ code: forced }]
  const isHarmless = forced !== null && harmless.has(forced)
  const against = isHarmless ? refused : [...refused, ...wanted]
  return {
    isOk: against.length === 0,
    causes: [...new Set(against.map(({ code }) => code))],
    refused: against,
    informed: isHarmless ? [...informed, ...wanted] : informed,
    guidance,
    submission,
    returned,
    calculated,
    document,
  }
}

const envelopeSchema = 'skattemeldingognaeringsspesifikasjonrequest_v2_kompakt.xsd'

/** A submission, with its own data about itself. */
interface Envelope {
  readonly document: string
  readonly reference: string
  readonly submission: EnvelopeVerdict['submission']
  readonly purpose: string
}

/** The reason why an envelope can't be opened. */
type Unopened = Pick<Deviation, 'code' | 'information'>

/** The content of the envelope, or the reason why it is invalid. */
async function openEnvelope(xml: Xml, text: string, year: number): Promise<Envelope | Unopened> {
  const problem = await xml.problemOf(text, envelopeSchema)
  const root = problem === null ? xml.parse(text) : null
  if (!root) return { code: 'konvoluttIkkeRiktigFormatert' }
  if (textAt(root, 'inntektsaar') !== String(year))
    return { code: 'idAvvikerFraKrav', information: `inntektsaar ${textAt(root, 'inntektsaar')}` }
  const documents = childrenNamed(elementAt(root, 'dokumenter'), 'dokument')
  const found = documents.find((each) => textAt(each, 'type') === 'skattemeldingPersonlig')
  if (!found) return { code: 'innkommendeForespoerselManglerSkattemelding' }
  const content = textAt(found, 'content')
  if (content === '') return { code: 'tomInnsending' }
  const information = elementAt(root, 'innsendingsinformasjon')
  // Since income year 2024 a submission must name its purpose.
  if (!information || (year >= 2024 && textAt(information, 'innsendingsformaal') === ''))
    return { code: 'konvoluttIkkeRiktigFormatert' }
  return {
    document: Buffer.from(content, 'base64').toString(),
    reference: textAt(root, 'dokumentreferanseTilGjeldendeDokument/dokumentidentifikator'),
    submission: textAt(information, 'innsendingstype') === 'komplett' ? 'komplett' : 'ikkeKomplett',
    purpose: textAt(information, 'innsendingsformaal'),
  }
}

/** Contradictions between the envelope and the draft. */
function misfit({ reference, submission }: Envelope, { draft, needsReference }: JudgeInput): string | null {
  if (needsReference && !draft) return 'skattemeldingFinnesIkke'
  if (needsReference && reference === '') return 'innkommendeForespoerselManglerReferanseTilGjeldendeSkattemelding'
  if (needsReference && reference !== draft!.reference)
    return 'fastsattskattemeldingIkkeBasertPaaGjeldendeSkattemelding'
  return submission === 'ikkeKomplett' && draft?.isAssessed ? 'kunKomplettTillatt' : null
}
