import type { Deviation, Circumstances, Verdict } from './verdict'
import { all, at, textAt, type Xml } from './xml'

const envelopeSchema = 'skattemeldingognaeringsspesifikasjonrequest_v2_kompakt.xsd'

/** A submission, with its own data about itself. */
export interface Envelope {
  readonly document: string
  readonly reference: string
  readonly submission: Verdict['submission']
  readonly purpose: string
}

/** Why an envelope can't be opened. */
type Unopened = Pick<Deviation, 'code' | 'information'>

/** The content of the envelope, or the reason why it is invalid. */
export async function openEnvelope(xml: Xml, text: string, year: number): Promise<Envelope | Unopened> {
  const problem = await xml.problemOf(text, envelopeSchema)
  const root = problem === null ? xml.parse(text) : null
  if (!root) return { code: 'konvoluttIkkeRiktigFormatert' }
  if (textAt(root, 'inntektsaar') !== String(year))
    return { code: 'idAvvikerFraKrav', information: `inntektsaar ${textAt(root, 'inntektsaar')}` }
  const documents = all(at(root, 'dokumenter'), 'dokument')
  const found = documents.find((each) => textAt(each, 'type') === 'skattemeldingPersonlig')
  if (!found) return { code: 'innkommendeForespoerselManglerSkattemelding' }
  const content = textAt(found, 'content')
  if (content === '') return { code: 'tomInnsending' }
  const information = at(root, 'innsendingsinformasjon')
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
export function misfit({ reference, submission }: Envelope, { draft, needsReference }: Circumstances): string | null {
  if (needsReference && !draft) return 'skattemeldingFinnesIkke'
  if (needsReference && reference === '') return 'innkommendeForespoerselManglerReferanseTilGjeldendeSkattemelding'
  if (needsReference && reference !== draft!.reference)
    return 'fastsattskattemeldingIkkeBasertPaaGjeldendeSkattemelding'
  return submission === 'ikkeKomplett' && draft?.isAssessed ? 'kunKomplettTillatt' : null
}
