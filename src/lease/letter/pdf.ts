import type { NamedPdf } from '../../base/pdf/model'
import { missingGlyphs } from '../../base/pdf/rules'
import { paperName } from '../../base/pdf/rules-name'
import { drawPdf } from '../../base/pdf/service'
import type { PaperLanguage } from '../document/model'
import type { LetterRequest } from './model'
import type { LetterFacts, LetterHead } from './model-facts'
import { tenantLetterSheet, tenantLetterTitle } from './rules-sheet'

/**
 * Draws a letter. It is saved as `{house, landlord, tenants} {kind} {day}.pdf`. Drawing waits in the queue of
 * `account`.
 */
export async function tenantLetterPaper(
  form: LetterRequest,
  facts: LetterFacts,
  head: LetterHead,
  { lang, account }: { readonly lang: PaperLanguage; readonly account: number },
): Promise<NamedPdf> {
  const bytes = await drawPdf({
    account,
    template: 'lease/letter/letter.typ',
    title: tenantLetterTitle(form, head),
    lang: 'nb',
    missing: missingGlyphs(lang),
    data: tenantLetterSheet(form, facts, head, lang),
  })
  const kind = `${form.kind.replaceAll('_', ' ')} ${facts.today}`
  return { bytes, name: paperName([head.house, head.landlord.name, head.tenants.join(', ')], kind) }
}
