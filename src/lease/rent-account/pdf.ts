import type { NamedPdf } from '../../base/pdf/model'
import { missingGlyphs } from '../../base/pdf/rules'
import { paperName } from '../../base/pdf/rules-name'
import { drawPdf } from '../../base/pdf/service'
import type { PaperLanguage } from '../document/model'
import { monthText } from './rules-answer'
import type { StatementData } from './model-statement'
import { statementSheet, statementTitle } from './rules-statement'

/** Saved as `{house, landlord, tenants} leie {from}–{to}.pdf`. Drawing waits in the queue of `account`. */
export async function statementPaper(data: StatementData, lang: PaperLanguage, account: number): Promise<NamedPdf> {
  const bytes = await drawPdf({
    account,
    template: 'lease/rent-account/statement.typ',
    title: statementTitle(data),
    lang: 'nb',
    missing: missingGlyphs(lang),
    data: statementSheet(data, lang),
  })
  const period = `leie ${monthText(data.from)}–${monthText(data.to)}`
  return { bytes, name: paperName([data.house, data.landlord.name, data.tenants.join(', ')], period) }
}
