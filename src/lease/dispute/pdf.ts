import type { NamedPdf } from '../../base/pdf/model'
import { missingGlyphs } from '../../base/pdf/rules'
import { paperName } from '../../base/pdf/rules-name'
import { drawPdf } from '../../base/pdf/service'
import { sha256 } from '../document/service-stored'
import type { DisputeData, TenancyRecord } from './model'
import { disputeSheet, disputeTitle } from './rules-sheet'

/** No exhibit is longer: a hundred photos and those that they are compared with are about forty pages. */
const mostPages = 150

/** Draws a record of a tenancy. Drawing waits in the queue of `account`. */
export const recordPaper = (sheet: TenancyRecord, account: number): Promise<Uint8Array> =>
  drawPdf({
    account,
    template: 'lease/dispute/record.typ',
    title: sheet.heading.nb,
    lang: 'nb',
    missing: missingGlyphs('nb'),
    data: sheet,
  })

/**
 * Draws the bundle with the pages of its exhibits. It is saved as `{house, landlord, tenant} sak 2027-01-15.pdf`. The
 * exhibits are our own papers, so none of them can harm the process that draws.
 */
export async function disputePaper(data: DisputeData, account: number): Promise<NamedPdf> {
  const papers = data.exhibits.flatMap(({ bytes }) => bytes ?? [])
  const bytes = await drawPdf({
    account,
    template: 'lease/dispute/dispute.typ',
    title: disputeTitle(data),
    lang: 'nb',
    missing: missingGlyphs('nb'),
    data: disputeSheet(data),
    mostPages,
    files: {
      read: async () =>
        papers.map((pdf) => ({
          kind: 'document',
          sha256: sha256(pdf),
          pdf,
          verdict: { pages: 1, isSlow: false },
        })),
    },
  })
  return { bytes, name: paperName([data.house, data.landlord, data.tenants[0]], `sak ${data.writtenOn}`) }
}
