import { toText, withXml } from '../../base/xml/document'
import { addInOrder, allAt, fill, textAt } from '../../base/xml/element'
import type { SubmissionType } from './model-document'
import { changeReturn, rentalPath } from './service-property'

const namespace = 'no:skatteetaten:fastsetting:formueinntekt:skattemeldingognaeringsspesifikasjon:request:v2'

interface Envelope {
  readonly xml: string
  /** Of the draft that the return was made of. */
  readonly documentId: string
  readonly year: number
  readonly submission: SubmissionType
  readonly systemName: string
  readonly purpose: 'egenfastsetting'
}

/** The envelope in which a return is validated, shown and handed in. The purpose is said from income year 2024 on. */
export const envelopeOf = ({ xml, documentId, year, submission, systemName, purpose }: Envelope): string =>
  withXml(`<skattemeldingOgNaeringsspesifikasjonRequest xmlns="${namespace}"/>`, (root) => {
    const type = 'skattemeldingPersonlig'
    fill(root, {
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

/** A file that shows what stands at an amount of a rental entry. */
interface Attachment {
  readonly objectId: string
  readonly field: 'vedlikeholdskostnadVedUtleie' | 'annenKostnadVedUtleie'
  /** What Altinn knows the file by. */
  readonly id: string
  readonly name: string
  /** Its media type. */
  readonly type: 'application/pdf'
  readonly at: string
}

/** The longest text that the schemas take. */
const longestText = 4000

/** Names attachments in a return, each at the amount that it shows; one that is named there already stays as it is. */
export const attachmentsInto = (year: number, xml: string, attachments: readonly Attachment[]): string =>
  changeReturn(year, xml, ({ root, isNested, orderAt }) => {
    for (const { objectId, field, id, name, at } of attachments) {
      const leaf = `/${rentalPath(isNested)}/kostnaderVedUtleie/${field}/beloep/beloepIValuta/beloep`
      const isNamed = allAt(root, 'vedlegg').some(
        (each) => textAt(each, 'id') === id && textAt(each, 'informasjonselementidentifikator/tekst') === leaf,
      )
      if (isNamed) continue
      const title = name.slice(0, longestText)
      fill(addInOrder(root, 'vedlegg', orderAt('skattemelding')), {
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
