import type { NamedPdf, PaperFile } from '../../base/pdf/model'
import { missingGlyphs } from '../../base/pdf/rules'
import { paperName } from '../../base/pdf/rules-name'
import { drawPdf } from '../../base/pdf/service'
import type { PaperLanguage } from '../document/model'
import type { HandoverData } from './model-paper'
import { handoverSheet, handoverTitle } from './rules-paper'

/** The name of a handover's file: `{house, landlord, tenant} handover in 2027-01-15.pdf`. */
const handoverName = ({ house, landlord, tenants, kind, date }: HandoverData): string =>
  paperName([house, landlord, tenants[0]], `handover ${kind} ${date}`)

/**
 * Draws a handover. `read` gives the photos in the order of `data.photos`. It is called when it is the paper's turn.
 * Drawing waits in the queue of `account`.
 */
export async function handoverPaper(
  data: HandoverData,
  lang: PaperLanguage,
  account: number,
  read: () => Promise<readonly PaperFile[]>,
): Promise<NamedPdf> {
  const bytes = await drawPdf({
    account,
    template: 'lease/handover/handover.typ',
    title: handoverTitle(data),
    lang: 'nb',
    missing: missingGlyphs(lang),
    data: handoverSheet(data, lang),
    ...(data.photos.length > 0 && { files: { read } }),
  })
  return { bytes, name: handoverName(data) }
}
