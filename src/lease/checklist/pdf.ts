import type { Language } from '../../base/kit/words'
import type { NamedPdf } from '../../base/pdf/model'
import { missingGlyphs } from '../../base/pdf/rules'
import { paperName } from '../../base/pdf/rules-name'
import { drawPdf } from '../../base/pdf/service'
import type { ChecklistData } from './model-paper'
import { checklistSheet, checklistTitle } from './rules-paper'

/**
 * Draws a handover list. It is saved as `{house, landlord, tenant} checklist.pdf`. Drawing waits in the queue of
 * `account`.
 */
export async function checklistPaper(data: ChecklistData, lang: Language, account: number): Promise<NamedPdf> {
  const bytes = await drawPdf({
    account,
    template: 'lease/checklist/checklist.typ',
    title: checklistTitle(data),
    lang: 'nb',
    missing: missingGlyphs(lang),
    data: checklistSheet(data, lang),
  })
  return { bytes, name: paperName([data.house, data.landlord, data.tenants[0]], 'checklist') }
}
