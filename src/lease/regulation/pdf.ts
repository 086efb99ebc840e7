import type { NamedPdf } from '../../base/pdf/model'
import { missingGlyphs } from '../../base/pdf/rules'
import { paperName } from '../../base/pdf/rules-name'
import { drawPdf } from '../../base/pdf/service'
import type { PaperLanguage } from '../document/model'
import type { LetterData } from './model-letter'
import { letterSheet, letterTitle } from './rules-letter'

/**
 * Draws a letter. It is saved as `{house, landlord, tenants} rent {from}.pdf`. Drawing waits in the queue of `account`.
 */
export async function letterPaper(data: LetterData, lang: PaperLanguage, account: number): Promise<NamedPdf> {
  const bytes = await drawPdf({
    account,
    template: 'lease/regulation/letter.typ',
    title: letterTitle(data),
    lang: 'nb',
    missing: missingGlyphs(lang),
    data: letterSheet(data, lang),
  })
  return { bytes, name: paperName([data.house, data.landlord.name, data.tenants.join(', ')], `rent ${data.from}`) }
}
