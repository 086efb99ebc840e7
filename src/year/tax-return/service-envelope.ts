import { toText, withXml } from '../../base/xml/document'
import { addInOrder, elementsAt, fillElement, textAt } from '../../base/xml/element'
import type { SubmissionType } from './model-document'
import { changeReturn, rentalPath } from './service-return'

const namespace = 'no:skatteetaten:fastsetting:formueinntekt:skattemeldingognaeringsspesifikasjon:request:v2'

interface Envelope {
  readonly xml: string
  /** The draft from which the return was made. */
  readonly documentId: string
  readonly year: number
  readonly submission: SubmissionType
  readonly systemName: string
  readonly purpose: 'egenfastsetting'
}

/**
 * Puts a return into its envelope. The return is validated, previewed and handed in inside the
 * envelope. From income year 2024, the envelope states its purpose.
 */
export const returnEnvelope = ({ xml, documentId, year, submission, systemName, purpose }: Envelope): string =>
  withXml(`<skattemeldingOgNaeringsspesifikasjonRequest xmlns="${namespace}"/>`, (root) => {
    const type = 'skattemeldingPersonlig'
    fillElement(root, {
      dokumenter: { dokument: { type, encoding: 'utf-8', content: Buffer.from(xml, 'utf8').toString('base64') } },
      dokumentreferanseTilGjeldendeDokument: { dokumenttype: type, dokumentidentifikator: documentId },
      inntektsaar: String(year),
      innsendingsinformasjon: {
        innsendingstype: submission,
        opprettetAv: systemName,
        ...(year >= 2024 && { innsendingsformaal: purpose }),
      },
    })
    return toText(root)
  })

/** An attachment. It documents an amount of a rental entry. */
interface Attachment {
  readonly objectId: string
  readonly field: 'vedlikeholdskostnadVedUtleie' | 'annenKostnadVedUtleie'
  /** The attachment's id at Altinn. */
  readonly id: string
  readonly name: string
  readonly type: 'application/pdf'
  readonly at: string
}

/** The maximum number of characters of a text in the schemas. */
const longestText = 4000

/** Names each attachment at its amount. If it is already named there, nothing changes. */
export const nameAttachments = (year: number, xml: string, attachments: readonly Attachment[]): string =>
  changeReturn(year, xml, ({ root, isNested, orderAt }) => {
    for (const { objectId, field, id, name, at } of attachments) {
      const leaf = `/${rentalPath(isNested)}/kostnaderVedUtleie/${field}/beloep/beloepIValuta/beloep`
      const isNamed = elementsAt(root, 'vedlegg').some(
        (each) => textAt(each, 'id') === id && textAt(each, 'informasjonselementidentifikator/tekst') === leaf,
      )
      if (isNamed) continue
      const title = name.slice(0, longestText)
      fillElement(addInOrder(root, 'vedlegg', orderAt('skattemelding')), {
        id,
        vedleggsnavn: { tekst: title },
        vedleggsfil: {
          opprinneligFilnavn: { tekst: title },
          opprinneligFiltype: { tekst: 'pdf' },
          filensOpprinneligDatoOgTid: { datoKlokkeslett: at },
        },
        vedleggstype: { vedleggskategori: 'utleie' },
        informasjonselementidentifikator: { tekst: leaf },
        forekomstidentifikator: { tekst: objectId },
      })
    }
  }).xml
