import type { NamedPdf, PaperFile } from '../../base/pdf/model'
import { missingGlyphs } from '../../base/pdf/rules'
import { paperName } from '../../base/pdf/rules-name'
import { drawPdf } from '../../base/pdf/service'
import type { PaperLanguage } from '../document/model'
import type { SettlementData } from './model-paper'
import { settlementSheet, settlementTitle } from './rules-paper'

/**
 * Draws a settlement. It is saved as `{house, landlord, tenant} settlement 2027-01-15.pdf`. `read` gives the photos in
 * the order of `data.photos`. Drawing waits in the queue of `account`.
 */
export async function settlementPaper(
  data: SettlementData,
  lang: PaperLanguage,
  account: number,
  read: () => Promise<readonly PaperFile[]>,
): Promise<NamedPdf> {
  const bytes = await drawPdf({
    account,
    template: 'lease/settlement/settlement.typ',
    title: settlementTitle(data),
    lang: 'nb',
    missing: missingGlyphs(lang),
    data: settlementSheet(data, lang),
    ...(data.photos.length > 0 && { files: { read } }),
  })
  return { bytes, name: paperName([data.house, data.landlord, data.tenants[0]], `settlement ${data.writtenOn}`) }
}
